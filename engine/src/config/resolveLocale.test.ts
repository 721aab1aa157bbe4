import { expect, test } from 'vitest'
import { resolveLocale } from './resolveLocale.ts'

test.each([
  ['en', { label: 'English', direction: 'ltr', htmlLang: 'en' }],
  ['vi', { label: 'Tiếng Việt', direction: 'ltr', htmlLang: 'vi' }],
  ['ar', { label: 'العربية', direction: 'rtl', htmlLang: 'ar' }],
  ['pt-BR', { label: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR' }],
])('%s is called and written as Unicode has it', (locale, resolved) => {
  expect(resolveLocale(locale)).toEqual(resolved)
})

test('what the settings say wins', () => {
  expect(resolveLocale('en', { label: 'UK', htmlLang: 'en-GB' })).toEqual({
    label: 'UK',
    direction: 'ltr',
    htmlLang: 'en-GB',
  })
})
