import { expect, test } from 'vitest'
import { siteMetadata } from './siteMetadata.ts'

test('the versions of engine and site are told', () => {
  expect(siteMetadata('0.1.0', '0.0.0')).toEqual({ engineVersion: '0.1.0', siteVersion: '0.0.0' })
})
