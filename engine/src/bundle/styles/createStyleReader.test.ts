import { expect, test } from 'vitest'
import { mapUrls } from './createStyleReader.ts'

const toNew = (address: string) => `new/${address}`

test.each([
  [
    'a { src: url(x.woff2) format("woff2"), url( "y z.woff2" ) }',
    'a { src: url("new/x.woff2") format("woff2"), url("new/y z.woff2") }',
  ],
  ["a { background: url('p.svg#part') }", 'a { background: url("new/p.svg#part") }'],
  ['a { background: image-set(url(p.png) 1x) }', 'a { background: image-set(url("new/p.png") 1x) }'],
  [':root { --p: url(./p.png) }', ':root { --p: url("new/./p.png") }'],
])('%s names files', (css, expected) => expect(mapUrls(css, toNew)).toBe(expected))

test.each([
  '/* url(old.png) */ a {}',
  "@import url('more.css'); @import url(other.css);",
  '@import "url(x).css";',
  'a { mask: url(#shape) }',
  `a { background: url("data:image/svg+xml,<svg fill='url(#a)'>") }`,
  'a { background: url() }',
])('%s stays', (css) => expect(mapUrls(css, toNew)).toBe(css))
