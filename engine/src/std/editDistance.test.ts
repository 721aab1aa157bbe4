import { expect, test } from 'vitest'
import { editDistance } from './editDistance.ts'

test.each([
  ['', '', 0],
  ['same', 'same', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['titel', 'title', 1],
  ['abcd', 'badc', 2],
  ['ca', 'abc', 3],
  ['tiếng', 'tieng', 1],
])('%j and %j are %d steps apart, both ways', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test.each([
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 2],
  ['kitten', 'sitting', 4, 3],
  ['a', 'a much longer text', 5, 5],
])('from %j to %j it gives up at %d with %d', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance)
})
