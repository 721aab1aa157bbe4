import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { locateText } from './locateText.ts'

const file = toSourcePath('a.ts')
const text = 'one\r\ntwo three\nfour'

test.each([
  ['one', { line: 1, column: 1, length: 3, sourceLine: 'one' }],
  ['three', { line: 2, column: 5, length: 5, sourceLine: 'two three' }],
  ['four', { line: 3, column: 1, length: 4, sourceLine: 'four' }],
  ['three\nfour', { line: 2, column: 5, length: 5, sourceLine: 'two three' }],
])('the place of %j is its line, its column and its length on that line', (part, place) => {
  const start = text.indexOf(part)
  expect(locateText(file, text, { start, end: start + part.length })).toEqual({ file, ...place })
})
