import { expect, test } from 'vitest'
import type { MagicComment } from '../markdownOptions.ts'
import { applyMagicComments } from './lineMarks.ts'

const marked = 'theme-code-block-highlighted-line'
const comments: MagicComment[] = [
  {
    className: marked,
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'error-line', line: 'This will error', block: { start: 'error-start', end: 'error-end' } },
]
const apply = (lines: string[], language = 'js') => {
  const { code, lineClasses } = applyMagicComments(lines.join('\n'), language, comments)
  return { code, lines: Object.fromEntries(lineClasses) }
}

test('[X6] the line after a comment is marked, and the comment is gone', () => {
  expect(apply(['a', '// highlight-next-line', 'b', 'c'])).toEqual({
    code: 'a\nb\nc',
    lines: { 1: [marked] },
  })
})

test('[X6] the lines between two comments are marked', () => {
  const lines = ['a', '// highlight-start', 'b', '', 'c', '// highlight-end', 'd']
  expect(apply(lines)).toEqual({ code: 'a\nb\n\nc\nd', lines: { 1: [marked], 2: [marked], 3: [marked] } })
})

test('[X6] a block without an end runs to the last line, an end without a start means nothing', () => {
  expect(apply(['// highlight-end', 'a', '// highlight-start', 'b']).lines).toEqual({ 1: [marked] })
})

test('[X6] the end of a block ends no block of another kind', () => {
  const lines = ['// highlight-start', '// error-start', 'a', '// highlight-end', 'b', '// error-end', 'c']
  expect(apply(lines)).toEqual({ code: 'a\nb\nc', lines: { 0: [marked, 'error-line'], 1: ['error-line'] } })
})

test('[X6] a line may be marked in several ways, in each only once', () => {
  const lines = [
    '// highlight-start',
    '// highlight-next-line',
    '// This will error',
    'a',
    '// highlight-end',
    'b',
  ]
  expect(apply(lines)).toEqual({ code: 'a\nb', lines: { 0: [marked, 'error-line'] } })
})

test('[X6] a comment must be alone on its line, with the words and nothing else', () => {
  const lines = ['a // highlight-next-line', '// highlight-next-line please', '// Highlight-next-line', 'b']
  expect(apply(lines)).toEqual({ code: lines.join('\n'), lines: {} })
})

test.each([
  ['js', '// X'],
  ['typescript', '/* X */'],
  ['jsx', '{/* X */}'],
  ['tsx', '  // X'],
  ['html', '<!-- X -->'],
  ['markdown', '<!-- X -->'],
  ['python', '# X'],
  ['bash', '#X'],
  ['sql', '-- X'],
  ['lua', '--X'],
  ['haskell', '-- X'],
  ['latex', '% X'],
  ['matlab', '% X'],
  ['wasm', ';; X'],
  ['vb', "' X"],
  ['vbnet', 'REM X'],
  ['vbnet', "_ ' X"],
  ['vbnet', "_' X"],
  ['batch', 'REM X'],
  ['batch', 'Rem X'],
  ['fortran', '! X'],
  ['ocaml', '(* X *)'],
  ['fsharp', '(* X *)'],
  ['cobol', '*> X'],
  ['java', '// X'],
  ['yaml', '# X'],
  ['css', '/* X */'],
  ['vue', '<!-- X -->'],
  ['no-such-language', '{/* X */}'],
  ['constructor', '# X'],
])('[X6] in %s, %j is a comment', (language, comment) => {
  const lines = [comment.replace('X', 'highlight-next-line'), 'code']
  expect(apply(lines, language)).toEqual({ code: 'code', lines: { 0: [marked] } })
})

test.each([
  ['js', '# X'],
  ['python', '// X'],
  ['sql', '// X'],
  ['xml', '# X'],
  ['java', '-- X'],
])('[X6] in %s, %j is no comment', (language, comment) => {
  const lines = [comment.replace('X', 'highlight-next-line'), 'code']
  expect(apply(lines, language)).toEqual({ code: lines.join('\n'), lines: {} })
})

test('without magic comments all code stays', () => {
  expect(applyMagicComments('// highlight-next-line\na', 'js', []).code).toBe('// highlight-next-line\na')
})
