import { expect, test } from 'vitest'
import { hash } from './hash.ts'

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
