import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { testDocument } from '../testDocument.ts'

const urlsOf = (text: string) =>
  testDocument(text).references.flatMap((reference) =>
    'url' in reference ? [`${reference.kind} ${reference.url}`] : [],
  )

test.each([
  ['<img src="assets/a.png" />', ['image assets/a.png']],
  ['<img srcset="a.png, b.png 2x,c,d.png 3x" />', ['image a.png', 'image b.png', 'image c,d.png']],
  ['<video src="a.mp4" poster="../b.jpg"><source src="c.webm" /></video>', 3],
  ['<object data="a.pdf"></object><embed src="b.pdf" /><iframe src="c.pdf"></iframe>', 3],
  ['text <a href="a.pdf#page=2">A</a> and <a href="./b.md">B</a>', ['link a.pdf#page=2', 'link ./b.md']],
  ['<Unknown><img src="a.png" /></Unknown>', ['image a.png']],
])('%s names files', (text, expected) => {
  const urls = urlsOf(text)
  expect(typeof expected === 'number' ? urls.length : urls).toEqual(expected)
})

test.each([
  '<img src="/img/a.png" />',
  '<img src="https://example.com/a.png" />',
  '<img src="//example.com/a.png" />',
  '<img src="data:image/gif;base64,AA==" />',
  '<img src="" />',
  '<img alt="a.png" title="b.png" />',
  '<a href="other">page</a>',
  '<a href="other.html#part">page</a>',
  '<a href="#part.one">part</a>',
  '<a href="?a=b.png">query</a>',
  '<iframe src="page.html"></iframe>',
  '<p title="a.png">text</p>',
])('%s stays as written', (text) => {
  expect(urlsOf(text)).toEqual([])
})

test('attributes keep their order and their text', () => {
  const html = '<source media="(width>2px)" srcset="a.png 1x, &quot;b.png 2x" type="image/png">'
  expect(testHtml(testDocument(html.replace(/>$/, ' />')))).toBe(html.replace('>2', '&gt;2'))
})
