import { expect, test } from 'vitest'
import { classifyIslandEvent, type IslandEvent, islandEventTypes } from './islands.ts'

const classify = (type: string, changes: Partial<IslandEvent> = {}) =>
  classifyIslandEvent({ type, isEntering: true, isTabStop: true, isNative: false, ...changes })

test('a pointer is a hint when it comes in or goes down, not while it moves within', () => {
  expect(classify('pointerover')).toBe('hint')
  expect(classify('pointerover', { isEntering: false })).toBe('ignore')
  expect(classify('pointerdown', { isEntering: false })).toBe('hint')
})

test('a click waits for the code, except where something works by itself', () => {
  expect(classify('click')).toBe('hold')
  expect(classify('click', { isNative: true })).toBe('ignore')
})

test('a form is not sent before its code is there', () => {
  expect(classify('submit')).toBe('hold')
})

test('focus counts where readers put it, not where navigation puts it', () => {
  expect(classify('focusin')).toBe('record')
  expect(classify('focusin', { isTabStop: false })).toBe('ignore')
})

const others = islandEventTypes.filter((type) => !/pointer|focus|click|submit/.test(type))

test.each(others)('%s is done by the browser at once and passed to the code later', (type) => {
  expect(classify(type)).toBe('record')
})
