import { expect, test } from 'vitest'
import type { TestBuild } from '../engine/src/testing.ts'
import { readPage } from './support/readPage.ts'

const pageOf = (html: string) => readPage({ file: () => html } as Partial<TestBuild> as TestBuild, 'page')

const page = pageOf(`<!doctype html><html lang="en"><body>
  <!-- <p>no</p> -->
  <ul class="list wide" id=top><li><a href="/a?x=1&amp;y=2">One &lt;b&gt;</a></li><li> Two
    <b>words</b><br></li></ul>
  <ol><li title='it&#x27;s'><ul><li hidden>Deep\u200B</li></ul></li></ol>
  <script>if (1 < 2) document.write("<p>no</p>")</script>
</body></html>`)

test.each([
  ['li', ['One <b>', 'Two words', 'Deep', 'Deep']],
  ['ul > li', ['One <b>', 'Two words', 'Deep']],
  ['.list.wide li', ['One <b>', 'Two words']],
  ['#top > li > a', ['One <b>']],
  ['ol ul li', ['Deep']],
  ['[hidden]', ['Deep']],
  ['html[lang="en"] a[href="/a?x=1&y=2"]', ['One <b>']],
  ['p', []],
])('the selector %s finds what reads %j', (selector, texts) => {
  expect(page.texts(selector)).toEqual(texts)
})

test('attributes are unescaped', () => {
  expect(page.attributes('li', 'title')).toEqual(["it's"])
  expect(page.attribute('a', 'href')).toBe('/a?x=1&y=2')
})

test('a question about one element fails where there is none, or more', () => {
  expect(() => page.text('h1')).toThrow('page has 0 elements "h1", not one')
  expect(() => page.attribute('ul', 'id')).toThrow('page has 2 elements "ul", not one')
})

test('a page that is not well formed cannot be read', () => {
  expect(() => pageOf('<p><b>x</p></b>')).toThrow('<b> is closed by </p>')
  expect(() => pageOf('<div><p>x</p>')).toThrow('<div> is never closed')
})
