import { expect, test } from 'vitest'
import { type Diagnostic, diagnose, withSeverity } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { foldAlike } from './foldAlike.ts'

const pages = (names: string): Diagnostic[] =>
  [...names].flatMap((name) => {
    const where = { file: toSourcePath(`docs/${name}.md`) }
    return withSeverity('log', diagnose('page-without-description', [`/${name}`, 'Text.'], where))
  })
const empty = diagnose('page-without-description', ['/empty'], { file: toSourcePath('docs/empty.md') })
const other = diagnose('empty-link', [])

test('pages that only their text describes become one line; all else is reported as it is', () => {
  expect(foldAlike([other, ...pages('abcde'), empty])).toEqual({
    told: [other, empty],
    line: '5 pages have no "description" of their own, so search engines are given the beginning of their text: docs/a.md, docs/b.md, docs/c.md and 2 more. With --format json each is listed.',
  })
})

test('a few are all named, and a single one is reported in full', () => {
  expect(foldAlike(pages('ab')).line).toContain(': docs/a.md and docs/b.md.')
  expect(foldAlike(pages('a'))).toEqual({ told: pages('a') })
})

const picture = (file: string, line: number) =>
  diagnose('image-without-alt', [`${line}.png`, true], { file: toSourcePath(file), line })

test('many pictures of one file that nothing describes are one problem, at the first of them', () => {
  const { told } = foldAlike([...[5, 7, 7, 9, 12, 20].map((line) => picture('docs/a.md', line)), other])
  expect(told).toEqual([
    {
      ...picture('docs/a.md', 5),
      message:
        'Nothing says what "5.png" shows to people who do not see it. The same is true of 5 other pictures in this file (lines 7, 9, 12 and 1 more). With --format json each is listed.',
    },
    other,
  ])
})

test('a few pictures in each of several files are reported one by one', () => {
  const few = ['a', 'b'].flatMap((name) => [1, 2, 3].map((line) => picture(`docs/${name}.md`, line)))
  expect(foldAlike(few)).toEqual({ told: few })
})

test('a field of another engine in many files is one problem', () => {
  const fields = [1, 2, 3].map((order) =>
    diagnose('unknown-front-matter', [`order: ${order}`, `sidebar_position: ${order}`, 'other'], {
      file: toSourcePath(`docs/${order}.md`),
    }),
  )
  expect(foldAlike([...fields, other]).told.map(({ message }) => message)).toEqual([
    '"order: 1" means nothing to Sotay. 2 other notes have this field, too. With --format json each is listed.',
    other.message,
  ])
})
