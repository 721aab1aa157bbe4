import { expect, test } from 'vitest'
import { pluralCases } from '../../model/pluralCases.ts'
import { createUiText } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'
import { messageId } from './messageId.ts'
import { translateWords } from './translateWords.ts'

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
])('forms of the plural stand in the order of the cases of the language: %d', (count, expected) => {
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
