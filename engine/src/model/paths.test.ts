import { expect, test } from 'vitest'
import { isHashed, mergeAddress } from './paths.ts'

const from = (search: string, hash = '') => ({ href: `https://example.com/a${search}${hash}`, search, hash })

test.each([
  ['/vi/a', from(''), '/vi/a'],
  ['/vi/a', from('?x=1', '#part'), '/vi/a?x=1#part'],
  ['/vi/a?from=menu', from('?x=1&x=2'), '/vi/a?from=menu&x=1&x=2'],
  ['/vi/a?x=own', from('?x=1&y=2'), '/vi/a?x=own&y=2'],
  ['/vi/a#own', from('', '#part'), '/vi/a#own'],
  ['https://vi.example.com/a', from('?x=1'), 'https://vi.example.com/a?x=1'],
])('%s from %j is %s', (address, page, merged) => {
  expect(mergeAddress(address, page)).toBe(merged)
})

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
