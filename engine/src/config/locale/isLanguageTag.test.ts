import { expect, test } from 'vitest'
import { isLanguageTag } from './isLanguageTag.ts'

test.each([
  ['en', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['vi_VN', false],
  ['', false],
])('%j names a language: %j', (name, expected) => {
  expect(isLanguageTag(name)).toBe(expected)
})
