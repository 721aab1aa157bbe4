import { expect, test } from 'vitest'
import { createRandom, hash } from './hash.ts'

test('the hash of a text is eight hex digits that stay the same from build to build', () => {
  expect(hash('')).toMatchInlineSnapshot(`"5f421fea"`)
  expect(hash('note')).toMatchInlineSnapshot(`"126d743c"`)
})

test('text and its UTF-8 bytes have one hash', () => {
  expect(hash('tiếng Việt 😀')).toBe(hash(new TextEncoder().encode('tiếng Việt 😀')))
})

test('ten thousand short texts, and texts of zeros, all have hashes of their own', () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `page-${index}`)
  const zeros = Array.from({ length: 100 }, (_, length) => '\0'.repeat(length))
  expect(new Set([...texts, ...zeros].map(hash)).size).toBe(10_100)
  expect(texts.every((text) => /^[\da-f]{8}$/.test(hash(text)))).toBe(true)
})

const take = (count: number, random: () => number) => Array.from({ length: count }, random)

test('the same seed gives the same numbers, another one others', () => {
  const numbers = take(5, createRandom(1))
  expect(take(5, createRandom(1))).toEqual(numbers)
  expect(take(5, createRandom(2))).not.toEqual(numbers)
})

test('the numbers spread over all from 0 to 1', () => {
  const numbers = take(1000, createRandom(7))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(mean).toBeCloseTo(0.5, 1)
})
