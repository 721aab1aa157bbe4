import { expect, test } from 'vitest'
import { planUpdate } from './downloadSite.ts'

test('on a device that keeps nothing, everything is missing', () => {
  expect(planUpdate(['/?1', '/a?1'], [])).toEqual({ missing: ['/?1', '/a?1'], obsolete: [] })
})

test('what is there as it should be is neither fetched nor removed', () => {
  expect(planUpdate(['/?1', '/b.1234abcd.css'], ['/b.1234abcd.css', '/?1'])).toEqual({
    missing: [],
    obsolete: [],
  })
})

test('a page that has changed is fetched, and goes as it was', () => {
  expect(planUpdate(['/?1', '/a?2'], ['/?1', '/a?1'])).toEqual({ missing: ['/a?2'], obsolete: ['/a?1'] })
})

test('what the site no longer has goes', () => {
  expect(planUpdate(['/?1'], ['/?1', '/gone?1', '/x.1234abcd.css'])).toEqual({
    missing: [],
    obsolete: ['/gone?1', '/x.1234abcd.css'],
  })
})
