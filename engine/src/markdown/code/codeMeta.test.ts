import { expect, test } from 'vitest'
import { type CodeMeta, parseCodeMeta } from './codeMeta.ts'

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
  ['live npm2yarn tab={"a"} icon="x"', {}],
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
