import { describe, expect, test } from 'vitest'
import { createUiText, type UiTextKey, type Words } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'
import { spokenLanguage } from './spokenLanguage.ts'
import { wordsOfLanguage } from './wordsOfLanguage.ts'
import { wordTables } from './wordTables.ts'

const keys = Object.keys(english) as UiTextKey[]
const counted = keys.filter((key) => typeof english[key] !== 'string')
const valuesIn = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort()
const valuesOf = (words: Words) => keys.map((key) => [key, valuesIn(words[key])])

describe.each(Object.keys(wordTables))('the words in %s', (language) => {
  test('are exactly those of English, with the same values', async () => {
    const words = await wordsOfLanguage(language)
    expect(Object.keys(words).sort()).toEqual(keys.toSorted())
    expect(valuesOf(words)).toEqual(valuesOf(english))
  })

  test('are its own', async () => {
    const { pageNotFound } = await wordsOfLanguage(language)
    expect(pageNotFound === english.pageNotFound).toBe(language === 'en')
  })

  test('have the form of each whole number that they are asked for', async () => {
    const words = await wordsOfLanguage(language)
    const rules = new Intl.PluralRules(language)
    const cases = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
    for (const key of counted)
      expect([key, Object.keys(words[key])]).toEqual([key, expect.arrayContaining([...cases])])
  })

  test('say every count but one', async () => {
    const text = createUiText(await wordsOfLanguage(language), language) as (
      key: UiTextKey,
      values: object,
    ) => string
    const values = { size: '', date: '', tag: '' }
    for (const count of [0, 2, 3, 5, 11, 21, 101])
      for (const key of counted) expect(text(key, { ...values, count })).toContain(String(count))
  })
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['th', undefined],
])('%s is spoken to in %s', (locale, language) => {
  expect(spokenLanguage(locale)).toBe(language)
})

test('a language without words is spoken to in English', async () => {
  expect(await wordsOfLanguage('th')).toBe(english)
})
