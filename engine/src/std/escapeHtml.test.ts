import { expect, test } from 'vitest'
import { escapeAttribute, escapeHtml } from './escapeHtml.ts'
import { unescapeHtml } from './unescapeHtml.ts'

test.each([
  ['plain tiếng Việt 😀', 'plain tiếng Việt 😀'],
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['&lt;', '&amp;lt;'],
  [`"quotes" and 'these'`, `"quotes" and 'these'`],
  ['', ''],
])('%j is safe between tags as %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

test('inside an attribute the double quote is escaped as well', () => {
  expect(escapeAttribute(`<a title="it's">&`)).toBe(`&lt;a title=&quot;it's&quot;&gt;&amp;`)
})

test.each(['a < b && "c" > d', '&lt;', '&amp;lt;', '&nbsp;', ''])('%j comes back from its HTML', (text) => {
  expect(unescapeHtml(escapeHtml(text))).toBe(text)
  expect(unescapeHtml(escapeAttribute(text))).toBe(text)
})
