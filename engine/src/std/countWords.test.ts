import { expect, test } from 'vitest'
import { countWords } from './countWords.ts'

test.each([
  ['', 0],
  ['One two, three.', 3],
  ["It's version 3.14, isn't it?", 5],
  ['Tiếng Việt có dấu', 4],
  ['## A *title* of `code`', 4],
  ['今天天气很好', 3],
  ['ไทย and English', 3],
])('%j has %d words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('a long text is counted at once', () => {
  const began = performance.now()
  expect(countWords('một hai ba bốn '.repeat(50_000))).toBe(200_000)
  expect(performance.now() - began).toBeLessThan(1000)
})
