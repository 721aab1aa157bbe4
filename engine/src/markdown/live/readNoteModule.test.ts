import { expect, test } from 'vitest'
import { findBoundNames, readNoteModule } from './readNoteModule.ts'

test.each([
  ['(A) => <A />', ['A']],
  ['({ A, b: [, B = 1], ...C }, ...D) => 1', ['A', 'B', 'C', 'D']],
  ['function F({ G }) { const H = 1 }', ['F', 'G', 'H']],
  ['[function (A) {}]', ['A']],
  ['{list.map(<A b={B} />)}', []],
])('%s', (code, names) => {
  expect([...findBoundNames(code)]).toEqual(names)
})

test('an import of a tree without positions, as plugins leave it, has its place', () => {
  const value = "import A from './a'\nimport B from './b'"
  const lines = ['# One', '', ...value.split('\n')]
  const { imports } = readNoteModule(
    { type: 'root', children: [{ type: 'mdxjsEsm', value } as never] },
    { file: 'docs/a.md' as never, lines },
  )
  expect(imports.map(({ where }) => [where.line, where.column, where.sourceLine])).toEqual([
    [3, 15, lines[2]],
    [4, 15, lines[3]],
  ])
})
