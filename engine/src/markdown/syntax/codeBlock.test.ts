import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { testDocument } from '../testDocument.ts'
import { type CodeMeta, parseCodeMeta } from './codeBlock.ts'

const html = (text: string, changes = {}) => testHtml(testDocument(text, changes))
const marked = 'theme-code-block-highlighted-line'

test('[X6] with a range in the fence, magic comments stay in the code', () => {
  const block = html('```text {1}\n# highlight-next-line\nb\n```')
  expect(block).toContain(
    `<span class="line ${marked}"># highlight-next-line\n</span><span class="line">b\n</span>`,
  )
})

test('[X6] a range takes the class of the first magic comment', () => {
  const magicComments = [
    { className: 'first', line: 'one' },
    { className: 'second', line: 'two' },
  ]
  expect(html('```text {1}\na\n```', { magicComments })).toContain('<span class="line first">a')
})

test('[X6] a range beyond the last line changes nothing else', () => {
  expect(html('```text {9}\na\nb\n```')).toContain(
    '<span class="line">a\n</span><span class="line">b\n</span>',
  )
})

test('a range that names a line beyond the last one is reported where it is written', () => {
  const found = (text: string) =>
    testDocument(text).diagnostics.map(({ code, where }) => [code, where?.line, where?.column])
  expect(found('# A\n\n```js title="{9}" {1,3-4}\na\nb\n```')).toEqual([['no-line-to-mark', 3, 19]])
  expect(found('```js {1-2}\na\nb\n```')).toEqual([])
})

test.each([
  ['showLineNumber', 'showLineNumber'],
  ['showlinenumbers=3', 'showlinenumbers=3'],
  ['titel="a"', 'titel="a"'],
  ['title=a.js', 'title=a.js'],
  ['title="a', 'title="a'],
  ['{1,a}', '{1,a}'],
  ['{4-2}', '{4-2}'],
  ['{1, 2}', '{1, 2}'],
  ['{1,2', '{1,2'],
])('%j behind the language is reported, because it has no effect', (meta, written) => {
  const { diagnostics } = testDocument(`\`\`\`js ${meta}\na\nb\n\`\`\``)
  expect(diagnostics.map(({ code, where }) => [code, where?.column, where?.length])).toEqual([
    ['unread-code-attribute', 7, written.length],
  ])
})

test.each([
  'title="a b" {1} wide showLineNumbers=5',
  'live noInline',
  'file=<rootDir>/a.js test=one',
  '{r, echo=FALSE}',
  'subtitle="x" twoslash',
])('%j behind the language is left alone', (meta) => {
  const { diagnostics } = testDocument(`\`\`\`text ${meta.replace(/file=\S+/, '')}\na\n\`\`\``)
  expect(diagnostics).toEqual([])
})

test('[X6] line numbers start where the fence says', () => {
  expect(html('```js showLineNumbers\na\n```')).toContain(' data-numbered>')
  expect(html('```js showLineNumbers=5\na\n```')).toContain(' data-numbered style="counter-reset:line 4">')
})

test.each([
  ['```JS\nx\n```', 'js'],
  ['```\nx\n```', 'text'],
  ['```js{1}\nx\n```', 'js{1}'],
  ['```"a"\nx\n```', '&quot;a&quot;'],
])('[X6] the block %j has the language %s', (text, language) => {
  expect(html(text)).toContain(`<div class="language-${language} theme-code-block">`)
})

test('[X6] a fence without a language takes the one that the config names', () => {
  expect(html('```\nconst x\n```', { defaultLanguage: 'js' })).toContain('<i class=k>const</i>')
})

test('Windows line ends and tabs are kept as line ends and tabs', () => {
  expect(html('```text\r\na\r\n\tb\r\n```\r\n')).toContain('<code>a\n\tb</code>')
})

test('one line of a hundred thousand letters is a block like any other', () => {
  expect(html(`\`\`\`js\n${'x + '.repeat(25_000)}1\n\`\`\``).match(/<i class=o>/g)).toHaveLength(25_000)
})

test('a block that nothing closes is reported where it begins', () => {
  expect(testDocument('# A\n\n```js\nlet a\n\n## B').diagnostics).toMatchObject([
    { code: 'unclosed-block', where: { line: 3, column: 1, length: 5 } },
  ])
})

test('a wide block has the class that lets it reach out of the column', () => {
  expect(html('```text wide\nx\n```')).toContain('<div class="language-text theme-code-block wide">')
})

test.each<[meta: string, expected: CodeMeta]>([
  ['', {}],
  ['title="src/a.js"', { title: 'src/a.js' }],
  ["title='single quotes'", { title: 'single quotes' }],
  [`title="it's"`, { title: "it's" }],
  [`title='say "hi"'`, { title: 'say "hi"' }],
  ['title=""', { title: '' }],
  ['title="{1} showLineNumbers"', { title: '{1} showLineNumbers' }],
  ['title=unquoted', {}],
  ['subtitle="no" data-title="no"', {}],
  ['{1}title="after a range"', { title: 'after a range', markedLines: [1] }],
  ['{3}', { markedLines: [3] }],
  ['{1,3-5}', { markedLines: [1, 3, 4, 5] }],
  ['{5-3,0,7}', { markedLines: [7] }],
  ['{2-}', { markedLines: [] }],
  ['{}', {}],
  ['{1, 3}', {}],
  ['{a}', {}],
  ['showLineNumbers', { firstLineNumber: 1 }],
  ['showLineNumbers=5', { firstLineNumber: 5 }],
  ['showLineNumbers=0', { firstLineNumber: 0 }],
  ['noShowLineNumbers showLineNumbersToo', {}],
  ['live npm2yarn tab={"a"} icon="x"', { isLive: true }],
  ['wide', { isWide: true }],
  ['title="wide" wider data-wide', { title: 'wide' }],
  ['{1} title="a" showLineNumbers', { title: 'a', markedLines: [1], firstLineNumber: 1 }],
  ['showLineNumbers title="a" {1}', { title: 'a', markedLines: [1], firstLineNumber: 1 }],
])('[X6] %j after the language of a fence means %j', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected)
})

test('a range that goes on for ever does not fill the memory', () => {
  expect(parseCodeMeta('{1-999999999}').markedLines).toHaveLength(100_000)
  expect(parseCodeMeta('{999999998-999999999}').markedLines).toEqual([])
})
