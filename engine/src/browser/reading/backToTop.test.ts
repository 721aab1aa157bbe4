import { expect, test } from 'vitest'
import { showsBackToTop } from './backToTop.ts'

test.each<[number, number, boolean, boolean | undefined, string]>([
  [900, 800, false, true, 'scrolling up far down shows it'],
  [800, 900, false, false, 'scrolling down hides it'],
  [320, 299, false, false, 'near the top it is gone'],
  [900, 890, true, false, 'at the bottom it is gone'],
  [900, 900, false, undefined, 'nothing moved, nothing changes'],
])('from %s to %s (end: %s): %s, for %s', (from, to, isAtEnd, shown) => {
  expect(showsBackToTop(from, to, isAtEnd)).toBe(shown)
})
