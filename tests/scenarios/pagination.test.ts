import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const build = await temporarySite({
  'docs/1-one.md': '# One',
  'docs/2-group/_category_.json': '{"label": "Group", "link": {"type": "generated-index"}}',
  'docs/2-group/1-two.md': '---\nsidebar_label: Two in short\n---\n\n# Two',
  'docs/2-group/2-three.md': '---\npagination_label: Number three\n---\n\n# Three',
  'docs/3-bare/four.md': '---\npagination_next: null\npagination_prev: one\n---\n\n# Four',
  'docs/4-five.md': '# Five',
  'docs/6-alone.md': '---\ndisplayed_sidebar: null\n---\n\n# Alone',
}).build()

const neighbours = (path: string) => {
  const page = readPage(build, path)
  return {
    previous: page.texts('.pagination-nav__link--prev .pagination-nav__label')[0],
    next: page.texts('.pagination-nav__link--next .pagination-nav__label')[0],
  }
}

test('pages follow each other from top to bottom; groups with a page of their own are among them', () => {
  expect(build.report).toBe('')
  expect(neighbours('one')).toEqual({ previous: undefined, next: 'Group' })
  expect(neighbours('category/group')).toEqual({ previous: 'One', next: 'Two in short' })
  expect(neighbours('group/two')).toEqual({ previous: 'Group', next: 'Number three' })
  expect(neighbours('group/three')).toEqual({ previous: 'Two in short', next: 'Four' })
})

test('front matter names other neighbours, or none', () => {
  expect(neighbours('bare/four')).toEqual({ previous: 'One', next: undefined })
})

test('a site may do without them; those that front matter names are still there', async () => {
  const plain = await temporarySite(
    {
      'docs/1-one.md': '# One',
      'docs/2-two.md': '# Two',
      'docs/3-three.md': '---\npagination_next: one\n---\n\n# Three',
      'docs/group/_category_.json': '{"link": {"type": "generated-index", "slug": "/group"}}',
      'docs/group/four.md': '# Four',
    },
    { docs: { pagination: false } },
  ).build()
  expect(plain.report).toBe('')
  for (const path of ['one', 'two', 'group'])
    expect(plain.file(`${path}.html`)).not.toContain('pagination-nav')
  expect(readPage(plain, 'three').texts('.pagination-nav__label')).toEqual(['One'])
})

test('the links are labelled, and known as neighbours to browsers', () => {
  const page = readPage(build, 'five')
  expect(page.attribute('.pagination-nav', 'aria-label')).toBe('Docs pages')
  expect(page.texts('.pagination-nav__sublabel')).toEqual(['Previous', 'Next'])
  expect(page.attribute('.pagination-nav__link--prev', 'rel')).toBe('prev')
  expect(page.attribute('.pagination-nav__link--prev', 'href')).toBe('/bare/four')
})

test('a neighbour that does not exist is named with the nearest one', async () => {
  const broken = await temporarySite({
    'docs/x/a.md': '---\npagination_next: x/c\n---\n\n# A',
    'docs/x/b.md': '# B',
  }).build()
  expect(broken.failed).toBe(true)
  expect(broken.report).toMatchInlineSnapshot(`
    "error  unknown-pagination-doc                     docs/x/a.md:2:1
      2 | pagination_next: x/c
        | ^^^^^^^^^^^^^^^
      "pagination_next" of the doc "x/a" in the folder "x" names the doc "x/c", which does not exist.
      Did you mean "x/b"?
    "
  `)
})
