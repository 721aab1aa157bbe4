import { expect, test } from 'vitest'
import { type Diagnostic, diagnose, withSeverity } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { foldDescriptions } from './foldDescriptions.ts'

const pages = (names: string): Diagnostic[] =>
  [...names].flatMap((name) => {
    const where = { file: toSourcePath(`docs/${name}.md`) }
    return withSeverity('log', diagnose('page-without-description', [`/${name}`, 'Text.'], where))
  })
const empty = diagnose('page-without-description', ['/empty'], { file: toSourcePath('docs/empty.md') })
const other = diagnose('empty-link', [])

test('pages that only their text describes become one line; all else is reported as it is', () => {
  expect(foldDescriptions([other, ...pages('abcde'), empty])).toEqual({
    told: [other, empty],
    line: '5 pages have no "description" of their own, so search engines are given the beginning of their text: docs/a.md, docs/b.md, docs/c.md and 2 more. With --format json each is listed.',
  })
})

test('a few are all named, and a single one is reported in full', () => {
  expect(foldDescriptions(pages('ab')).line).toContain(': docs/a.md and docs/b.md.')
  expect(foldDescriptions(pages('a'))).toEqual({ told: pages('a') })
})
