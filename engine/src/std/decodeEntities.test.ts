import { expect, test } from 'vitest'
import { decodeEntities } from './decodeEntities.ts'

test.each([
  ['plain', 'plain'],
  ['&quot;a&quot; &lt;b&gt; &amp; &apos;c&apos;', '"a" <b> & \'c\''],
  ['&#9829; &#x2665; &#X2665;', '♥ ♥ ♥'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&amp;lt;', '&lt;'],
  ['&rarr; &; & &#; &constructor;', '&rarr; &; & &#; &constructor;'],
  ['&#99999999;', '\u{10ffff}'],
])('%s reads %s', (markup, text) => {
  expect(decodeEntities(markup)).toBe(text)
})
