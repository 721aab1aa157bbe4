import { expect, test } from 'vitest'
import { findPair, findShortestPart, parseNumber, parseNumbers, type Walk } from './walkArray.ts'

const path = ({ looks }: Walk) => looks.map(({ left, right }) => [left, right])

test('two pointers take the steps that the note draws', () => {
  const walk = findPair([1, 3, 4, 6, 8, 11], 10)
  expect(path(walk)).toEqual([
    [0, 5],
    [0, 4],
    [1, 4],
    [1, 3],
    [2, 3],
  ])
  expect(walk.found).toEqual([2, 3])
})

test('a pair is two numbers, not all between them; equal numbers give no more and no less', () => {
  expect(findPair([1, 2, 3, 4, 5, 6], 9).found).toEqual([2, 5])
  expect(findPair([3, 3, 3], 9).looks[0]!.because).toContain('gives no more')
})

test('where the last number is in, none is left to take in', () => {
  expect(findShortestPart([1, 1], 9).looks.map(({ because }) => because.split(': ')[1])).toEqual([
    'take in the next number.',
    'no number is left to take in.',
  ])
})

test('two pointers find a pair where there is one, and in fewer steps than there are numbers', () => {
  for (let seed = 1; seed < 300; seed++) {
    const items = Array.from({ length: 9 }, (_, index) => (seed * (index + 3) ** 3) % 37).sort(
      (a, b) => a - b,
    )
    const target = seed % 60
    const exists = items.some((one, index) => items.slice(index + 1).some((other) => one + other === target))
    const walk = findPair(items, target)
    expect(walk.found !== undefined).toBe(exists)
    expect(walk.looks.length).toBeLessThan(items.length)
  }
})

test('the shortest part of 2, 3, 1, 2, 4, 3 with a sum of 7 is 4 + 3', () => {
  expect(findShortestPart([2, 3, 1, 2, 4, 3], 7).found).toEqual([4, 5])
  expect(findShortestPart([1, 1, 1, 1], 11).found).toBeUndefined()
})

test('a window finds the length that trying all parts finds, and looks at most twice per number', () => {
  for (let seed = 1; seed < 300; seed++) {
    const items = Array.from({ length: 9 }, (_, index) => 1 + ((seed * (index + 2) ** 3) % 13))
    const lengths = items.flatMap((_, from) =>
      items.flatMap((__, to) => {
        const part = items.slice(from, to + 1)
        return part.length > 0 && part.reduce((sum, item) => sum + item, 0) >= 30 ? [part.length] : []
      }),
    )
    const { found, looks } = findShortestPart(items, 30)
    expect(found?.length).toBe(lengths.sort((a, b) => a - b)[0])
    expect(looks.length).toBeLessThanOrEqual(2 * items.length)
  }
})

test('numbers are read with commas or spaces, and what is none is named', () => {
  expect(parseNumbers('3, -1  4,1')).toEqual([3, -1, 4, 1])
  expect(parseNumbers('[2, −7,11,+15]')).toEqual([2, -7, 11, 15])
  expect(parseNumbers('3, x')).toBe('"x" is not a whole number of at most six digits.')
  expect(parseNumbers('1,5 1.5')).toContain('"1.5"')
  expect(parseNumber(' +7 ')).toBe(7)
  expect(parseNumber('1234567')).toBe('"1234567" is not a whole number of at most six digits.')
  expect(parseNumbers('3')).toBe('At least two numbers.')
  expect(parseNumbers('1 '.repeat(17))).toBe('At most 16 numbers.')
})
