import { expect, test } from 'vitest'
import { encodeUrl } from './encodeUrl.ts'

test('blanks are escaped, escapes and query stay', () => {
  expect(encodeUrl('/a b/c%20d?x=1#y')).toBe('/a%20b/c%20d?x=1#y')
})

test('a lone percent sign is escaped', () => {
  expect(encodeUrl('/100% sure')).toBe('/100%25%20sure')
})

test('half a character is replaced, not thrown at', () => {
  expect(encodeUrl('/\uD83D')).toBe('/%EF%BF%BD')
})
