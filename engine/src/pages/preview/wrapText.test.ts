import { expect, test } from 'vitest'
import { roughWidth, wrapText } from './wrapText.ts'

const size = { width: 6, lines: 3 }

test('lines break between words and are no wider than they may be', () => {
  const lines = wrapText('one two three four', size)
  expect(lines).toEqual(['one two', 'three four'])
  for (const line of lines) expect(roughWidth(line)).toBeLessThanOrEqual(size.width)
})

test('what does not fit ends in dots, after a word and not after a comma', () => {
  expect(wrapText('one two, three four five six seven', { width: 4.5, lines: 1 })).toEqual(['one two…'])
})

test('a word that is longer than a line is cut', () => {
  const lines = wrapText('a'.repeat(25), size)
  expect(lines).toHaveLength(3)
  expect(lines.join('')).toBe('a'.repeat(25))
})

test('marks that stand on letters take no room', () => {
  expect(roughWidth('ệ'.normalize('NFD'))).toBe(roughWidth('e'))
})
