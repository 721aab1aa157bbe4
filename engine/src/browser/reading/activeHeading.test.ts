import { expect, test } from 'vitest'
import { findActiveHeading } from './activeHeading.ts'

const view = { top: 60, height: 800, isAtEnd: false }

test.each<[number[], number, string]>([
  [[100, 900, 1700], 0, 'the first heading is in the upper half'],
  [[-300, 200, 1700], 1, 'the next one has come into the upper half'],
  [[-300, 500, 1700], 0, 'the next one is still in the lower half'],
  [[500, 900], -1, 'the reader has not come to the first heading'],
  [[-900, -300], 1, 'all headings are above'],
  [[60, 300], 0, 'a heading just below the navbar counts'],
])('tops at %j: heading %s, for %s', (tops, active) => {
  expect(findActiveHeading(tops, view)).toBe(active)
})

test('below a higher navbar the text begins further down', () => {
  expect(findActiveHeading([80, 300], view)).toBe(0)
  expect(findActiveHeading([80, 300], { ...view, top: 100 })).toBe(1)
})

test('at the end of the page the last heading is the active one', () => {
  expect(findActiveHeading([-300, 500, 700], { ...view, isAtEnd: true })).toBe(2)
})

test('a page without headings has no active one', () => {
  expect(findActiveHeading([], view)).toBe(-1)
})
