import { expect, test } from 'vitest'
import { testSite } from '../testSite.ts'

test('an unknown displayed_sidebar is an error that names doc and sidebar', () => {
  const { diagnostics } = testSite({ docs: { 'a.md': { displayed_sidebar: 'defaultSidebr' } } })
  expect(diagnostics).toMatchObject([
    {
      code: 'unknown-displayed-sidebar',
      hint: 'Did you mean "defaultSidebar"?',
      where: { file: 'docs/a.md' },
    },
  ])
  expect(diagnostics[0]!.message).toMatch(/"a".*"defaultSidebr"/)
})

test.each(['pagination_next', 'pagination_prev'])(
  'an unknown id in %s is an error that names all of it',
  (field) => {
    const { diagnostics } = testSite({ docs: { '1-x/a.md': { [field]: 'x/bb' }, '1-x/b.md': {} } })
    expect(diagnostics).toMatchObject([
      {
        code: 'unknown-pagination-doc',
        message: `"${field}" of the doc "x/a" in the folder "1-x" names the doc "x/bb", which does not exist.`,
        hint: 'Did you mean "x/b"?',
      },
    ])
  },
)

test('null and drafts are not reported', () => {
  const docs = { 'a.md': { pagination_next: null, pagination_prev: 'b' }, 'b.md': { draft: true } }
  expect(testSite({ docs }).diagnostics).toEqual([])
})
