import { expect, test } from 'vitest'
import { countWords } from './countWords.ts'
import { expectLinear } from './testGrowth.ts'

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

test('the time for counting grows with the text', async () => {
  await expectLinear((size) => countWords('một hai ba bốn '.repeat(size)), 50_000)
})
