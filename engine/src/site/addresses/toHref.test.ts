import { expect, test } from 'vitest'
import { toRoutePath } from '../../model/paths.ts'
import { toHref } from './toHref.ts'

test('[S75] without trailing slashes only the home page ends in one', () => {
  const settings = { baseUrl: '/', trailingSlash: false }
  expect(toHref(toRoutePath('/guide/'), settings)).toBe('/guide')
  expect(toHref(toRoutePath('/'), settings)).toBe('/')
})

test('what a path cannot hold in an address is escaped', () => {
  expect(toHref(toRoutePath('/operating system/what?'), { baseUrl: '/' })).toBe('/operating%20system/what%3F')
  expect(toHref(toRoutePath('/half \uD83D'), { baseUrl: '/' })).toBe('/half%20%EF%BF%BD')
})
