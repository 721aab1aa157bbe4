import { expect, test } from 'vitest'
import { textWidth } from './textWidth.ts'

const normal = { size: 16, isBold: false }

/** What Chromium measures in Liberation Sans, which is as wide as Arial. */
test.each([
  ['Hello', 36.56],
  ['Agjx', 31.13],
  ['', 0],
  [' ', 4.45],
])('"%s" is as wide as in a browser', (text, width) => {
  expect(textWidth(text, normal)).toBeCloseTo(width, 0)
})

test('width grows with the size, and bold letters are wider', () => {
  expect(textWidth('Hello', { size: 32, isBold: false })).toBe(2 * textWidth('Hello', normal))
  expect(textWidth('Hello', { size: 16, isBold: true })).toBeGreaterThan(textWidth('Hello', normal))
})

test('marks of Vietnamese letters take no room, however they are written', () => {
  expect(textWidth('Tiếng Việt', normal)).toBe(textWidth('Tieng Viet', normal))
  expect(textWidth('Tiếng Việt'.normalize('NFD'), normal)).toBe(textWidth('Tiếng Việt', normal))
  expect(textWidth('đ', normal)).toBe(textWidth('d', normal))
})

test('Chinese letters and emoji are wide, other unknown ones rather too wide than too narrow', () => {
  expect(textWidth('日本', normal)).toBe(32)
  expect(textWidth('🚀', normal)).toBeGreaterThan(20)
  expect(textWidth('Ж', normal)).toBeGreaterThan(10)
})
