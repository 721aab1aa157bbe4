import { describe, expect, test } from 'vitest'
import { pluralCases } from '../../model/createText.ts'
import { createUiText, type UiTextKey, type Words } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'
import { simplifiedChinese } from '../../model/words/simplifiedChinese.ts'
import { traditionalChinese } from '../../model/words/traditionalChinese.ts'
import { messageId, spokenLanguage, translateWords, wordsOfLanguage, wordTables } from './words.ts'

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

const translate = (messages: Record<string, string>, locale = 'fr') =>
  createUiText(translateWords(english, new Map(Object.entries(messages)), locale), locale)

test('messages take the place of texts, by the ids of Docusaurus or our own', () => {
  const text = translate({ 'theme.NotFound.title': 'Page introuvable', 'sotay.everywhere': 'Partout' })
  expect([text('pageNotFound'), text('everywhere'), text('search')]).toEqual([
    'Page introuvable',
    'Partout',
    'Search',
  ])
})

test('values may have the names that they have in Docusaurus', () => {
  const text = translate({ 'theme.lastUpdated.byUser': ' par {user}' })
  expect(text('lastUpdatedBy', { author: 'Ada' })).toBe(' par Ada')
})

test.each([
  [1, 'jeden'],
  [3, '3 kilka'],
  [5, '5 wiele'],
])('forms of the plural are in the order of the cases of the language: %d', (count, expected) => {
  const text = translate({ 'theme.blog.post.plurals': 'jeden|{count} kilka|{count} wiele' }, 'pl')
  expect(text('posts', { count })).toBe(expected)
})

test('forms that are missing are as the last one', () => {
  expect(translate({ 'theme.blog.post.plurals': '{count} postów' }, 'pl')('posts', { count: 1 })).toBe(
    '1 postów',
  )
})

test('languages have the cases that Unicode knows', () => {
  expect(pluralCases('en')).toEqual(['one', 'other'])
  expect(pluralCases('vi')).toEqual(['other'])
  expect(pluralCases('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
})

test('every text has an id of its own', () => {
  const ids = (Object.keys(english) as (keyof typeof english)[]).map(messageId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a box of a warning has the title that sites of other engines had', () => {
  expect([simplifiedChinese, traditionalChinese].map((words) => words.admonitionWarning)).toEqual([
    '注意',
    '注意',
  ])
})
