import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { testDocument } from '../testDocument.ts'

const ids = (text: string, changes = {}) => testDocument(text, changes).headings.map(({ id }) => id)

test.each([
  ['Tiếng Việt có dấu', 'tiếng-việt-có-dấu'],
  ['1. Intro', '1-intro'],
  ['foo_bar.baz', 'foo_barbaz'],
  ['C++', 'c'],
  ['two  blanks', 'two--blanks'],
  ['What? Why!', 'what-why'],
  ['`code` and **strong**', 'code-and-strong'],
  ['A [link](./a.md)', 'a-link'],
  ['At 10:30', 'at-1030'],
  ['Đường dẫn', 'đường-dẫn'],
  ['Tie\u0302\u0301ng Vie\u0323\u0302t', 'tiếng-việt'],
  ['HTTP/2 & TLS 1.3', 'http2--tls-13'],
  ['🎉', 'section'],
  // Docusaurus counts the blank before a tag, and the code of an expression.
  ['A <img src="/a.png" alt="b" />', 'a-'],
  ['<Badge /> A', '-a'],
  ['A {1 + 1}', 'a-1--1'],
  // Docusaurus takes a name after a colon for a directive.
  ['join:Options and on:x[this] of std::vector', 'join-and-onthis-of-stdvector'],
  ['`a:b`, c: d and :tada:', 'ab-c-d-and-tada'],
])('[S86] the heading %j has the id %j', (heading, id) => {
  expect(ids(`## ${heading}`)).toEqual([id])
})

test('a comment in HTML is no part of an id, one of MDX is, as in Docusaurus', () => {
  const compat = { comments: true, admonitions: true, headingIds: true }
  const ids = ['<!-- keep -->', '{/* keep */}'].map(
    (comment) => testDocument(`## A ${comment}`, { compat }).headings[0]!.id,
  )
  expect(ids).toEqual(['a-', 'a--keep-'])
})

test.each(['{#my-id}', '\\{#my-id}', '{/* #my-id */}', '{/*#my-id*/}'])(
  '[S86] %s gives the id my-id',
  (written) => {
    const { headings } = testDocument(`## Text ${written}`)
    expect(headings).toEqual([{ level: 2, id: 'my-id', html: 'Text', text: 'Text' }])
  },
)

test('[S86] an id that is written is used as it is', () => {
  expect(ids('## A {#With_Case.1}\n\n### B {#mục-lục}')).toEqual(['With_Case.1', 'mục-lục'])
})

test('[S86] switched off, an id in braces is text, but for what MDX itself takes for none', () => {
  const compat = { comments: true, admonitions: true, headingIds: false }
  expect(testDocument('## A {#id}', { compat, format: 'md' }).headings).toMatchObject([
    { id: 'a-id', text: 'A {#id}' },
  ])
  const inMdx = ['\\{#id}', '{/* #id */}'].map((id) => testDocument(`## A ${id}`, { compat }).headings[0]!.id)
  expect(inMdx).toEqual(['id', 'id'])
})

test('[S86] repeated headings are numbered', () => {
  expect(ids('## Same\n\n## Same\n\n### Same')).toEqual(['same', 'same-1', 'same-2'])
})

test('[S86] a heading of the same text as the title is numbered, as in Docusaurus', () => {
  expect(ids('# Migration\n\n## Migration\n\n## Other')).toEqual(['migration-1', 'other'])
  expect(ids('# Migration {#m}\n\n## Migration')).toEqual(['migration'])
})

test('[S86] an id made from the text is never one that a heading before has', () => {
  expect(ids('## A {#same}\n\n## Same')).toEqual(['same', 'same-1'])
  expect(ids('<a name="same"></a>\n\n## Same')).toEqual(['same'])
})

test('[S86] capital letters stay when the config says so', () => {
  expect(ids('## Upper Case', { maintainCase: true })).toEqual(['Upper-Case'])
})

test.each([
  ['Créer un compte', 'creer-un-compte', 'creer-un-compte'],
  ['Đường dẫn & tệp', 'uong-dan-tep', 'đuong-dan-tep'],
  ['日本語', '_1', '日本語'],
  ['½ cup', '12-cup', '_1⁄2-cup'],
  ['1. Go', '1-go', '_1-go'],
  ['C++ – a_b', 'c-a_b', 'c-–-a-b'],
])('of %j, MkDocs makes the id %j and VitePress %j', (heading, mkdocs, vitepress) => {
  expect(ids(`## ${heading}`, { idStyle: 'mkdocs' })).toEqual([mkdocs])
  expect(ids(`## ${heading}`, { idStyle: 'vitepress' })).toEqual([vitepress])
})

test('repeated headings are numbered as these generators do it', () => {
  const text = '# Á\n\n## A\n\n## A\n\n## B {#c}\n\n## C'
  expect(ids(text, { idStyle: 'mkdocs' })).toEqual(['a_1', 'a_2', 'c', 'c_1'])
  expect(ids(text, { idStyle: 'vitepress' })).toEqual(['a-1', 'a-2', 'c', 'c-1'])
})

test('an id that is written twice is reported', () => {
  expect(printReport(testDocument('## A {#same}\n\n## B {#same}').diagnostics)).toBe(`\
warning  duplicate-heading-id                     docs/note.md:3:7
  3 | ## B {#same}
    |       ^^^^^
  A heading before this one has the id "same" too; links lead to the first of them.
  Give one of them another id.
`)
})

test('level 1 headings have no id, and are in no table of contents', () => {
  const document = testDocument('# Title {#id}\n\n# Another')
  expect(document.headings).toEqual([])
  expect(testHtml(document)).toBe('<header><h1>Title</h1></header>\n<h1>Another</h1>')
})

test('level 1 headings can be linked to where MkDocs or VitePress let them', () => {
  const document = testDocument('# Créer\n\n# Another', { idStyle: 'mkdocs' })
  expect(testHtml(document)).toBe('<header><h1 id="creer">Créer</h1></header>\n<h1 id="another">Another</h1>')
  expect([...document.anchors]).toEqual(['creer', 'another'])
})

test('the link beside a heading names it', () => {
  expect(testHtml(testDocument('## A "quoted" & `coded` heading'))).toContain(
    '<a class="hash-link" href="#a-quoted--coded-heading" aria-label="Direct link to A &quot;quoted&quot; &amp; coded heading" translate="no">\u200b</a></h2>',
  )
})

test.each([
  ['A *b* [c](./d.md) "e"', 'A b c &quot;e&quot;'],
  ['A ![picture](./e.png)', undefined],
  ['A $x^2$', undefined],
  ['A <DocCardList />', undefined],
])('the name of the heading %j is %j, without that of its link', (text, name) => {
  const [, label] = /^<h2 [^>]*?(?: aria-label="([^"]*)")?>/.exec(testHtml(testDocument(`## ${text}`)))!
  expect(label).toBe(name)
})

test('the table of contents shows inline HTML, but neither links nor pictures', () => {
  const text = '## **A** *b* ~~c~~ `<d>` [link](./e.md) ![image](./f.png) <kbd className="g">h</kbd> 1 < 2'
  expect(testDocument(text).headings[0]).toEqual({
    level: 2,
    id: 'a-b-c-d-link-image-h-1--2',
    html: '<strong>A</strong> <em>b</em> <del>c</del> <code>&lt;d&gt;</code> link  <kbd>h</kbd> 1 &lt; 2',
    text: 'A b c <d> link  h 1 < 2',
  })
})

test('a heading that is a picture goes by its description', () => {
  expect(testDocument('## ![Sơ đồ](./a.png)').headings[0]).toEqual({
    level: 2,
    id: 'sơ-đồ',
    html: 'Sơ đồ',
    text: 'Sơ đồ',
  })
})

test('what the site fills in later is in no label', () => {
  const { headings } = testDocument('## A <DocCardList /> b')
  expect(headings).toMatchObject([{ html: 'A  b', text: 'A  b' }])
})
