import { expect, test } from 'vitest'
import { excerptHtml } from './excerpts.ts'

test.each([
  [
    'a heading',
    '<h2 class="anchor" id="a">A<a class="hash-link" href="#a" aria-label="x">​</a></h2>',
    '<h2 class="anchor" id="a">A</h2>',
  ],
  [
    'a heading of an id that another one has',
    '<h2 class="anchor" id="a">A</h2><h3 class="anchor" id="a">A</h3>',
    '<h2 class="anchor" id="a">A</h2><h3 class="anchor">A</h3>',
  ],
  [
    'a footnote',
    '<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>',
    '<sup><a href="/blog/p#user-content-fn-1">1</a></sup>',
  ],
  ['other links', '<a href="/x#y">y</a>', '<a href="/x#y">y</a>'],
  [
    'text that looks like a tag',
    '<code>&lt;h2 class="a" id="b"> href="#c"</code>',
    '<code>&lt;h2 class="a" id="b"> href="#c"</code>',
  ],
  ['a drawing', '<svg id="d"><use href="#e"/></svg>', '<svg id="d"><use href="#e"/></svg>'],
])('%s', (_, html, expected) => {
  expect(excerptHtml(html, '/blog/p')).toBe(expected)
})
