import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { codeFrame } from './codeFrame.ts'

const file = toSourcePath('docs/a.md')

test('carets stand below the place, as long as it is', () => {
  const sourceLine = '[the basics](/foundation/networking/osi)'
  expect(codeFrame({ file, line: 12, column: 14, length: 26, sourceLine })).toBe(
    [
      '  12 | [the basics](/foundation/networking/osi)',
      '     |              ^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  )
})

test('one caret stands below a place without a length, none below a line without a column', () => {
  expect(codeFrame({ file, line: 3, column: 2, sourceLine: 'abc' })).toBe('  3 | abc\n    |  ^')
  expect(codeFrame({ file, line: 3, sourceLine: 'abc' })).toBe('  3 | abc')
})

test('a tab takes the room of one blank, so that the caret stays below its letter', () => {
  expect(codeFrame({ file, line: 1, column: 3, sourceLine: '\t\tx' })).toBe('  1 |   x\n    |   ^')
})

test('carets end with the line', () => {
  expect(codeFrame({ file, line: 1, column: 2, length: 99, sourceLine: 'abc' })).toBe('  1 | abc\n    |  ^^')
  expect(codeFrame({ file, line: 1, column: 9, sourceLine: 'abc' })).toBe('  1 | abc\n    |         ^')
})

test('of a long line the part around the place is shown', () => {
  const sourceLine = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`
  const [line = '', carets = ''] = codeFrame({ file, line: 7, column: 201, length: 4, sourceLine })!.split(
    '\n',
  )
  expect(line).toMatch(/^ {2}7 \| …a+HEREb+…$/)
  expect(line.length).toBeLessThan(110)
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE')
})

test('the ends of a long line are shown to the end', () => {
  const sourceLine = `START${'-'.repeat(300)}END`
  expect(codeFrame({ file, line: 1, column: 1, sourceLine })).toMatch(/^ {2}1 \| START-+…\n {4}\| \^$/)
  expect(codeFrame({ file, line: 1, column: 308, sourceLine })).toMatch(/^ {2}1 \| …-+END\n/)
})

test('a place without its line or number has no frame', () => {
  expect(codeFrame({ file })).toBeUndefined()
  expect(codeFrame({ file, line: 1 })).toBeUndefined()
})

test('an empty line is shown without blanks at its end', () => {
  expect(codeFrame({ file, line: 1, sourceLine: '' })).toBe('  1 |')
})
