import { expect, test } from 'vitest'
import { cutText, findMatches, type Match } from './findMatches.ts'

const matches = (pattern: string, text: string, flags = '') =>
  (findMatches({ pattern, flags, text }) as { matches: Match[] }).matches
const texts = (pattern: string, text: string, flags?: string) =>
  matches(pattern, text, flags).map(({ from, to }) => text.slice(from, to))

test('the examples of the note come out', () => {
  const html = '<b>bold</b> and <b>bolder</b>'
  expect(texts('<b>.*</b>', html)).toEqual([html])
  expect(texts('<b>.*?</b>', html)).toEqual(['<b>bold</b>', '<b>bolder</b>'])
  expect(texts('<b>.*?er</b>', html)).toEqual([html])
  expect(texts('\\bcat\\b', 'cat concat cat-like')).toEqual(['cat', 'cat'])
  expect(texts('^\\w+', 'one two\nthree', 'm')).toEqual(['one', 'three'])
})

test('groups are listed by number, then by name', () => {
  expect(matches('(?<year>\\d{4})-(\\d\\d)|(x)', '2026-11')[0]!.groups).toEqual([
    { name: '1', text: '2026' },
    { name: '2', text: '11' },
    { name: '3', text: undefined },
    { name: 'year', text: '2026' },
  ])
})

test('a pattern with a mistake gives its message', () => {
  expect(findMatches({ pattern: '(', flags: '', text: '' })).toMatchObject({
    problem: expect.stringContaining('Unterminated group'),
  })
})

test('matches of nothing come to an end, and there are never more than 200', () => {
  expect(matches('x*', 'ab')).toHaveLength(3)
  expect(matches('.', 'a'.repeat(1000))).toHaveLength(200)
  expect(matches('', 'ab')).toEqual([])
})

test('the parts of a text are the text', () => {
  const text = 'v9 of 10'
  const parts = cutText(text, matches('\\d+', text))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['9', '10'])
})
