import { expect, test } from 'vitest'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { withExactFix } from './withExactFix.ts'

const fix = { from: '/abuot', to: '/about' }
const sourceLine = "{ to: '/abuot' }"
const at = (column: number, length: number) => ({
  ...diagnose('empty-link', [], { file: toSourcePath('a.ts'), line: 1, column, length, sourceLine }),
  fix,
})

test('an answer is kept where the place is that of the whole wrong text', () => {
  expect(withExactFix(at(8, 6)).fix).toEqual(fix)
})

test('it is dropped where the place is that of a key, or of a part', () => {
  expect(withExactFix(at(3, 2)).fix).toBeUndefined()
  expect(withExactFix(at(8, 3)).fix).toBeUndefined()
  expect(withExactFix({ ...diagnose('empty-link', []), fix }).fix).toBeUndefined()
})
