import { expect, test } from 'vitest'
import { parseSource } from './support/parseSource.ts'

const source = parseSource(
  'site/x.ts',
  `import type { A } from '../model/a.ts'
import { type B, c } from './c.ts'
import 'node:fs'
export * from './d.ts'
export type { E } from './e.ts'
export const load = () => import('vite')
export function twoLines() {
  return c }
`,
)

test('imports are found in every form, and those of types are kept apart', () => {
  expect(source.imports).toEqual([
    { target: 'model/a.ts', typesOnly: true },
    { target: 'site/c.ts', typesOnly: false },
    { target: 'node:fs', typesOnly: false },
    { target: 'site/d.ts', typesOnly: false },
    { target: 'site/e.ts', typesOnly: true },
    { target: 'vite', typesOnly: false },
  ])
})

test('exports are listed by name', () => {
  expect(source.exports).toEqual(['*', 'type E', 'load', 'twoLines'])
})

test('the lines of each function are counted', () => {
  expect(source.functions).toEqual([
    { line: 6, lineCount: 1 },
    { line: 7, lineCount: 2 },
  ])
})
