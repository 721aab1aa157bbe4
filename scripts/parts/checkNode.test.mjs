import { expect, test } from 'vitest'
import { isNewEnough } from './checkNode.mjs'

test.each([
  ['18.20.8', false],
  ['20.9.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['100.1.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
