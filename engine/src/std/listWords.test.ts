import { expect, test } from 'vitest'
import { listWords } from './listWords.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j are listed as "%s"', (words, listed) => {
  expect(listWords(words, 'or')).toBe(listed)
})

test('words that all hold are joined by "and"', () => {
  expect(listWords(['a', 'b', 'c'], 'and')).toBe('a, b and c')
})
