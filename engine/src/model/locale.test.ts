import { expect, test } from 'vitest'

import { isLanguageTag, resolveLocale } from './locale.ts'

test.each([
  ['en', { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' }],
  ['vi', { label: 'Tiếng Việt', direction: 'ltr', htmlLang: 'vi', calendar: 'gregory', path: 'vi' }],
  ['ar', { label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' }],
  [
    'pt-BR',
    { label: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR', calendar: 'gregory', path: 'pt-BR' },
  ],
])('%s is called and written as Unicode has it', (locale, resolved) => {
  expect(resolveLocale(locale)).toEqual(resolved)
})

test('what the settings say wins', () => {
  expect(resolveLocale('en', { label: 'UK', htmlLang: 'en-GB' })).toEqual({
    label: 'UK',
    direction: 'ltr',
    htmlLang: 'en-GB',
    calendar: 'gregory',
    path: 'en',
  })
})

test.each([
  ['en', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['vi_VN', false],
  ['', false],
])('%j names a language: %j', (name, expected) => {
  expect(isLanguageTag(name)).toBe(expected)
})
