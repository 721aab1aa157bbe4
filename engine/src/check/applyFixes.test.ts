import { expect, test } from 'vitest'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { applyFixes, withExactFix } from './applyFixes.ts'

const text = '# A\n\n[a](./x.md) and [b](./y.md)\r\n'
const line = '[a](./x.md) and [b](./y.md)'

function problemAt(column: number, to?: string, sourceLine = line): Diagnostic {
  const where = { file: toSourcePath('docs/a.md'), line: 3, column, sourceLine }
  const from = sourceLine.slice(column - 1, column + 5)
  return { ...diagnose('empty-link', [], where), ...(to !== undefined && { fix: { from, to } }) }
}

test('several places of one line are fixed, and nothing else changes', () => {
  const problems = [problemAt(5, './one.md'), problemAt(21, './two.md')]
  expect(applyFixes(text, problems)).toEqual({
    text: '# A\n\n[a](./one.md) and [b](./two.md)\r\n',
    fixed: problems,
  })
})

test('a problem without an answer, or whose line is no longer as it was found, is left alone', () => {
  expect(applyFixes(text, [problemAt(5)])).toEqual({ text, fixed: [] })
  expect(applyFixes(text, [problemAt(5, './one.md', '[a](./z.md)')])).toEqual({ text, fixed: [] })
})

test('the same place is fixed once', () => {
  const { fixed } = applyFixes(text, [problemAt(5, './one.md'), problemAt(5, './other.md')])
  expect(fixed).toHaveLength(1)
})

test('a place far along a line is fixed, unless what is around it has changed', () => {
  const word = '[a](./x.md) '
  const long = word.repeat(400)
  const problems = [40, 390].map((count) => {
    const column = count * word.length + 5
    const found = { file: toSourcePath('docs/a.md'), line: 1, column, length: 6, sourceLine: long }
    return { ...diagnose('empty-link', [], found), fix: { from: './x.md', to: './y.md' } }
  })
  expect(problems.map(withExactFix)).toEqual(problems)
  const words = Array.from({ length: 400 }, (_, at) => ([40, 390].includes(at) ? '[a](./y.md) ' : word))
  expect(applyFixes(long, problems)).toEqual({ text: words.join(''), fixed: problems })
  expect(applyFixes(`x${long}`, problems).fixed).toEqual([])
})

const fix = { from: '/abuot', to: '/about' }
const sourceLine = "{ to: '/abuot' }"

const at = (column: number, length: number) => ({
  ...diagnose('empty-link', [], { file: toSourcePath('a.ts'), line: 1, column, length, sourceLine }),
  fix,
})

test('an answer is kept where the place is that of the whole wrong text', () => {
  expect(withExactFix(at(8, 6)).fix).toEqual(fix)
})

test('an answer is dropped where the place is that of a key, or of a part', () => {
  expect(withExactFix(at(3, 2)).fix).toBeUndefined()
  expect(withExactFix(at(8, 3)).fix).toBeUndefined()
  expect(withExactFix({ ...diagnose('empty-link', []), fix }).fix).toBeUndefined()
})
