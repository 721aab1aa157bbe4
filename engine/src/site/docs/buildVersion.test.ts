import { expect, test } from 'vitest'
import { testSite } from '../testSite.ts'

const problemsOf = (docs: Parameters<typeof testSite>[0]['docs']) => testSite({ docs }).diagnostics

test('a doc id with a slash is an error that names the id and the file', () => {
  expect(problemsOf({ 'a/b.md': { id: 'x/y' } })).toMatchObject([
    {
      code: 'doc-id-with-slash',
      level: 'error',
      message: expect.stringContaining('"x/y"'),
      where: { file: 'docs/a/b.md' },
    },
  ])
})

test('docs with one id are an error that names the id, how many they are, and every file', () => {
  const problems = problemsOf({ '01-a.md': {}, 'a.md': {}, 'b.md': {}, '02-a.md': { slug: '/other' } })
  const [problem] = problems.filter(({ code }) => code === 'duplicate-doc-id')
  expect(problem!.message).toBe('3 docs have the id "a":\n  - docs/01-a.md\n  - docs/a.md\n  - docs/02-a.md')
})

test('folders that differ in their number prefixes alone collide', () => {
  const codes = problemsOf({ '01-x/a.md': {}, '02-x/a.md': {} }).map(({ code }) => code)
  expect(codes).toContain('duplicate-doc-id')
})

test.each(['a?b', 'a#b', '/../up', '//host'])(
  '[X2] the slug %s is an error that names id, folder and slug',
  (slug) => {
    const [problem] = problemsOf({ '1-dir/a.md': { slug } })
    expect(problem).toMatchObject({
      code: 'invalid-slug',
      level: 'error',
      where: { file: 'docs/1-dir/a.md' },
    })
    expect(problem!.message).toMatch(
      /^The doc "dir\/a" in the folder "1-dir" has the slug "\/.*, which cannot/,
    )
    expect(problem!.hint).toContain('Set "slug"')
  },
)

test.each(['/a b', '/tiếng việt', '/[id]', '/a%20b'])('[X2] the slug %s can be used', (slug) => {
  expect(problemsOf({ 'a.md': { slug } })).toEqual([])
})

test('[S19] special characters in file names work', () => {
  const site = testSite({ docs: { 'what (is) it: a*b?.md': {} } })
  expect(site.diagnostics).toEqual([])
  expect(site.routes.map(({ path }) => path)).toContain('/what (is) it: a*b?')
})
