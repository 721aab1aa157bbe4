import { expect, test } from 'vitest'
import { asSentence } from './asSentence.ts'

test.each([
  ['It failed', 'It failed.'],
  ['It failed.', 'It failed.'],
  ['Did you mean `}`?', 'Did you mean `}`?'],
])('%j becomes %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
