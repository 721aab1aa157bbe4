import { expect, test } from 'vitest'
import { createUiText, uiText } from './uiText.ts'
import { english } from './words/english.ts'

test('a text without values is given as it is', () => {
  expect(uiText('pageNotFound')).toBe('Page Not Found')
})

test('values take the place of their names', () => {
  expect(uiText('expandCategory', { label: 'Linux' })).toBe("Expand sidebar category 'Linux'")
})

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('%d chooses the plural form "%s"', (count, text) => {
  expect(uiText('categoryItems', { count })).toBe(text)
})

test('plural texts may have further values', () => {
  expect(uiText('docsTagged', { count: 1, tag: 'tls' })).toBe('One doc tagged with "tls"')
  expect(uiText('docsTagged', { count: 12, tag: 'tls' })).toBe('12 docs tagged with "tls"')
})

test('a language chooses the form by its own rules', () => {
  const forms = { one: 'ett', few: '{count} par', other: '{count} fler' }
  const text = createUiText({ ...english, posts: forms }, 'lt')
  expect([1, 2, 10].map((count) => text('posts', { count }))).toEqual(['ett', '2 par', '10 fler'])
})

test('the compiler asks for every value', () => {
  // @ts-expect-error the label is missing
  expect(uiText('expandCategory', {})).toContain('undefined')
})
