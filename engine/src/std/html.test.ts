import { expect, test } from 'vitest'
import {
  closedHtml,
  decodeEntities,
  escapeAttribute,
  escapeHtml,
  isScriptAddress,
  isScriptInsteadOfFile,
  unescapeHtml,
} from './html.ts'

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

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \x01javascript:x',
  'java\nscript:x',
  'jav\tascript\r:x',
  'vbscript:x',
  'data:text/html,x',
])('%j is code', (href) => expect(isScriptAddress(href)).toBe(true))

test.each([
  '/javascript:x',
  'https://example.com/javascript:x',
  'mailto:a@example.com',
  '#javascript:',
  'notes',
  '',
])('%j is an address', (href) => expect(isScriptAddress(href)).toBe(false))

test.each([
  ['data:image/png;base64,AAAA', false],
  [' data:text/css,a{}', false],
  ['img/a.png', false],
  ['data:text/html,<script>', true],
  ['java\tscript:alert(1)', true],
])('%j in place of a picture is code: %s', (href, isCode) => expect(isScriptInsteadOfFile(href)).toBe(isCode))

test.each([
  ['<div class="a > b"><b>Old</b></br>text', '<div class="a > b"><b>Old</b></br>text</div>'],
  ['one</div></section><i>two', 'one<i>two</i>'],
  ['<b><i>x</b>y</i> <span', '<b><i>x</b>y '],
  ['<ul><li>a<li>b</ul><p>c<br><img src=a.png>', '<ul><li>a<li>b</ul><p>c<br><img src=a.png>'],
  ['<svg><path d="M0" /></svg><i class="x" />', '<svg><path d="M0" /></svg><i class="x" /></i>'],
  ['<!-- <div> --><style>a > b { }</style><DIV>x', '<!-- <div> --><style>a > b { }</style><DIV>x</div>'],
  ['<!-- <div>', '<!-- <div>-->'],
  ['a < b, 1 <2', 'a < b, 1 <2'],
  ['<a title="a<b" href=\'/"\'>x</a></b>', '<a title="a<b" href=\'/"\'>x</a>'],
  ['<button onclick="if (a<b) go()">x</button>', '<button onclick="if (a<b) go()">x</button>'],
  [
    '<i style="background:url(\'data:,<svg></svg>\')">x</i>',
    '<i style="background:url(\'data:,<svg></svg>\')">x</i>',
  ],
  ['<a href="x>y</a>', '<a href="x>y</a>'],
])('HTML ends within itself: %j as %j', (html, closed) => {
  expect(closedHtml(html)).toBe(closed)
  expect(closedHtml(closed)).toBe(closed)
})
