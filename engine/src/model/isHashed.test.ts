import { expect, test } from 'vitest'
import { isHashed } from './isHashed.ts'

test.each([
  'assets/css/styles.1234abcd.css',
  '/notes/vi/assets/images/a-1234abcd.png',
  'assets/search/v1/t.1234abcd.bin',
])('%s never changes', (path) => {
  expect(isHashed(path)).toBe(true)
})

test.each(['assets/search/map.bin', 'img/a-1234abcd.png', 'index.html', 'assets/js/boot.js'])(
  '%s may change',
  (path) => {
    expect(isHashed(path)).toBe(false)
  },
)
