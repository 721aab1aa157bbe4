import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { testDocument } from '../testDocument.ts'
import { findUnclosedFence } from './checkText.ts'

const report = (text: string) => printReport(testDocument(text).diagnostics)

test('a binary file that is called a note is distinguished from text', () => {
  const bytes = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x00, 0xd8, 0xc3, 0x28, 0x80, 0x0a, 0xff,
  ])
  expect(report(bytes.toString('utf8'))).toBe(
    'error  not-text                                   docs/note.md:1\n  This file ends like a note, but it is not text in UTF-8.\n  Save it as UTF-8, or give it another ending if it is no note.\n',
  )
})

test('a letter in another encoding is a warning with its place', () => {
  expect(report(Buffer.from(`${'Text. '.repeat(20)}\n\nCaf\xe9`, 'latin1').toString('utf8'))).toBe(
    'warning  invalid-utf8                             docs/note.md:3:4\n  3 | Caf\uFFFD\n    |    ^\n  One letter of this file cannot be read as UTF-8, and shows as "\uFFFD".\n  Save the file as UTF-8, then replace each "\uFFFD" by what it was.\n',
  )
})

test('text in UTF-8 is not reported', () => {
  expect(report('# Tiếng Việt 😀')).toBe('')
})

test('a line that is too long for any text is refused, and the text goes no further', () => {
  const { diagnostics, body, file } = testDocument(`# Title\n\n${'[a](b) '.repeat(1_000_000)}\n`)
  expect(file.text).toBe('')
  expect(body.join('')).toBe('')
  expect(printReport(diagnostics)).toBe(
    'error  endless-line                               docs/note.md:3\n  This line has more than 5 million letters, so the note is left out.\n  Put data into a file of its own and link to it.\n',
  )
})

test('more comments in one paragraph than the parser can read are refused', () => {
  expect(report(`a\n\n${'<!-- b -->'.repeat(6000)}`)).toContain(
    'This paragraph holds more than 5000 comments.\n  Put data',
  )
  expect(report('<!-- b -->\n\n'.repeat(6000))).toBe('')
  expect(report(`\`\`\`\n${'{/* b */}'.repeat(6000)}\n\`\`\`\n`)).toBe('')
})

const wideTable = (columns: number, rows: number, row: string) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${row.repeat(rows)}`

test('a table that the parser would fill up with very many empty cells is refused', () => {
  expect(report(`# Title\n\n> q\n\n${wideTable(1600, 10_000, '|x|\n')}`)).toContain('docs/note.md:6:1\n')
  expect(report(`> ${wideTable(1600, 10_000, '|x|\n').replaceAll('\n', '\n> ')}`)).toContain(
    'This table has 1600 columns, and more than 100000 of its cells are empty.\n  Put data into a file of its own',
  )
})

test('wide tables with text in them, long narrow ones and what is no table are read', () => {
  expect(report(wideTable(300, 100, `${'|b'.repeat(300)}|\n`))).toBe('')
  expect(report(wideTable(3, 5000, '|x|\n'))).toBe('')
  expect(report(`${wideTable(300, 200, '|x|\n')}\n\n${wideTable(300, 200, '|x|\n')}`)).toBe('')
  expect(report(`\`\`\`\n${wideTable(1600, 10_000, '|x|\n')}\`\`\`\n`)).toBe('')
})

test('a fence of very many signs is one', () => {
  const { diagnostics } = testDocument('`'.repeat(100_000))
  expect(diagnostics.map(({ code }) => code)).toEqual(['unclosed-block'])
})

test.each([
  ['Text.\n\n```js\nlet a\n\n## Next', 3, '```js'],
  ['```\na\n```\n\n~~~ sh\nb\n', 5, '~~~ sh'],
  ['````md\n```js\na\n```\n\n## More', 1, '````md'],
  ['```\na\n\n~~~\nb\n', 1, '```'],
  ['- a\n\n  ```js\n  b\n\n# C', 3, '```js'],
  ['```js title="src/a long name with spaces.js"\na', 1, '```js'],
])('%j has a fence that nothing closes', (text, line, written) => {
  expect(findUnclosedFence(text)).toEqual({ line, written })
})

test.each([
  'Text with ``` in it.',
  '```js\na\n```',
  '````md\n```js\n````\n',
  '- a\n  ```js\n  b\n  ```\n\n> ```\n> c\n> ```\n',
  '{/* ``` */}\n\n<!--\n```\n-->',
  '`````\na\n``````',
  'before\n<pre><code>```mermaid\ngraph TD\n\nA\n```</code></pre>\n\nAfter',
])('all fences of %j are closed', (text) => {
  expect(findUnclosedFence(text)).toBeUndefined()
})
