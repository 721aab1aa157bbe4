import { expect, test } from 'vitest'
import { findBoundNames } from './readNoteModule.ts'

test.each([
  ['(A) => <A />', ['A']],
  ['({ A, b: [, B = 1], ...C }, ...D) => 1', ['A', 'B', 'C', 'D']],
  ['function F({ G }) { const H = 1 }', ['F', 'G', 'H']],
  ['[function (A) {}]', ['A']],
  ['{list.map(<A b={B} />)}', []],
])('%s', (code, names) => {
  expect([...findBoundNames(code)]).toEqual(names)
})
