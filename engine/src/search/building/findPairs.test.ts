import { expect, test } from 'vitest'
import { findPairs } from './findPairs.ts'

const words = ['', 'of', 'the', 'pool', 'thread']
const number = (word: string) => words.indexOf(word)
const sequence = (text: string) =>
  Int32Array.from(text.split(' '), (word) => (word === '.' ? 0 : number(word)))
const keysOf = (...texts: string[]) => findPairs(texts.map(sequence), words).terms.map(({ key }) => key)

test('neighbours that are together three times are pairs, in the order of their keys', () => {
  expect(keysOf('thread pool . of the thread pool', 'the thread pool . of')).toEqual(['thread pool'])
  expect(keysOf('thread pool', 'thread pool')).toEqual([])
})

test('a gap between words keeps them apart', () => {
  expect(keysOf('thread . pool', 'thread . pool', 'thread . pool')).toEqual([])
})

test('frequent words that meet only by chance are not a pair', () => {
  const text = `${'of '.repeat(12)}. of the . of the . of the . ${'the '.repeat(12)}`.trim()
  expect(keysOf(text)).toEqual(['of of', 'the the'])
})
