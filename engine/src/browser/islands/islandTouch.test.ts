import { expect, test } from 'vitest'
import { actions, classifyTouch, hints } from './islandTouch.ts'

test.each(hints)('%s only says that the code may be needed soon', (type) => {
  expect(classifyTouch(type, false)).toBe('hint')
})

test('a click waits for the code, except on what works by itself', () => {
  expect(classifyTouch('click', false)).toBe('hold')
  expect(classifyTouch('click', true)).toBe('pass')
})

test('a form is not sent before its code is there', () => {
  expect(classifyTouch('submit', false)).toBe('hold')
})

test.each(actions.filter((type) => !['click', 'submit'].includes(type)))(
  '%s is done by the browser at once and told to the code later',
  (type) => {
    expect(classifyTouch(type, false)).toBe('record')
    expect(classifyTouch(type, true)).toBe('record')
  },
)
