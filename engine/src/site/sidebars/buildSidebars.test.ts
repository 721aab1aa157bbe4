import { describe, expect, test } from 'vitest'
import { type SidebarCategory, toDescription } from '../../model/sidebar.ts'
import { labelsOf, onlyVersion, type TestSiteParts, testSite } from '../testSite.ts'

const docs = { 'a.md': { title: 'A' }, 'b.md': { title: 'B', sidebar_label: 'Short B' }, 'c.md': {} }

const build = (items: unknown, parts: TestSiteParts = {}) => {
  const config = {
    ...parts.config,
    docs: { sidebarPath: './sidebars.ts', ...(parts.config?.docs as object) },
  }
  const site = testSite({ docs, ...parts, sidebars: { notes: items }, config })
  const [sidebar] = onlyVersion(site).sidebars
  return { items: sidebar!.items, labels: labelsOf(sidebar!.items), diagnostics: site.diagnostics }
}

test('sidebarPath: false means no sidebars', () => {
  expect(onlyVersion(testSite({ docs, config: { docs: { sidebarPath: false } } })).sidebars).toEqual([])
})

test('the label of a doc is its sidebar_label, else that of the item, else its title', () => {
  const items = ['a', { type: 'doc', id: 'b', label: 'Item' }, { type: 'doc', id: 'c', label: 'Item' }]
  expect(build(items).labels).toEqual(['A', 'Short B', 'Item'])
})

test('a ref is a link that does not make the doc part of the sidebar', () => {
  expect(build([{ type: 'ref', id: 'a', label: 'See A' }]).items).toEqual([
    { kind: 'link', label: 'See A', href: '/a', external: false, isRef: true },
  ])
})

test('links get the base unless they say otherwise, and know whether they lead elsewhere', () => {
  const items = [
    { type: 'link', label: 'In', href: '/x y', description: 'd' },
    { type: 'link', label: 'Raw', href: '/x', autoAddBaseUrl: false },
    { type: 'link', label: 'Out', href: 'https://example.com/' },
  ]
  expect(build(items, { config: { baseUrl: '/notes/' } }).items).toEqual([
    { kind: 'link', label: 'In', href: '/notes/x%20y', external: false, about: toDescription('d') },
    { kind: 'link', label: 'Raw', href: '/x', external: false },
    { kind: 'link', label: 'Out', href: 'https://example.com/', external: true },
  ])
})

test('html stays as it is written', () => {
  expect(build(['a', { type: 'html', value: '<hr>', className: 'c' }]).items[1]).toEqual({
    kind: 'html',
    value: '<hr>',
    defaultStyle: false,
    className: 'c',
  })
})

test('[S134] unknown ids are one error that names the file, the ids and all choices, the nearest first', () => {
  const { diagnostics, labels } = build(['a', 'cc', { Top: ['zzz', 'b'] }])
  expect(labels).toEqual(['A', ['Top', ['Short B']]])
  expect(diagnostics).toMatchObject([
    {
      code: 'unknown-sidebar-doc',
      level: 'error',
      message: '"sidebars.ts" names doc ids that no doc has: "cc" and "zzz". The doc ids are: c, a, b.',
      hint: 'Did you mean "c"?',
      where: { file: 'sidebars.ts' },
    },
  ])
})

test('[S84] unknown ids are a warning where imports may be missing: a generator may be, too', () => {
  const { diagnostics, labels } = build(['a', 'api/index'], { config: { onMissingImports: 'warn' } })
  expect(labels).toEqual(['A'])
  expect(diagnostics).toMatchObject([{ code: 'unknown-sidebar-doc', level: 'warning' }])
})

test.each(['./b.md', 'b.mdx', '/b'])('%s is told the id of that file', (written) =>
  expect(build(['a', written]).diagnostics).toMatchObject([{ hint: 'Did you mean "b"?' }]),
)

test('[X8] drafts vanish from written sidebars without a word', () => {
  const { labels, diagnostics } = build(['a', 'b', { Drafts: ['b'] }], {
    docs: { 'a.md': {}, 'b.md': { draft: true } },
  })
  expect(labels).toEqual(['a'])
  expect(diagnostics).toEqual([])
})

describe('categories', () => {
  const category = (fields: object) => ({ type: 'category', label: 'Top', items: ['b'], ...fields })
  const built = (fields: object, parts?: TestSiteParts) =>
    build([category(fields)], parts).items[0] as SidebarCategory

  test('with a doc lead to it', () => {
    expect(built({ link: { type: 'doc', id: 'a' } })).toMatchObject({ label: 'Top', href: '/a', docId: 'a' })
  })

  test('without items and link vanish, with a warning that names the label', () => {
    const { items, diagnostics } = build(['a', category({ items: [] })])
    expect(items).toHaveLength(1)
    expect(diagnostics).toMatchObject([
      { code: 'empty-sidebar-category', level: 'warning', message: expect.stringContaining('"Top"') },
    ])
  })

  test('left with a doc only are a plain link with their label', () => {
    const { items } = build([category({ items: [], link: { type: 'doc', id: 'a' } })])
    expect(items).toEqual([{ kind: 'link', label: 'Top', href: '/a', external: false, docId: 'a' }])
  })

  test('left with a generated index only vanish', () => {
    expect(build(['a', category({ items: [], link: { type: 'generated-index' } })]).labels).toEqual(['A'])
  })

  test('whose doc is unlisted know that', () => {
    const unlisted = { docs: { 'a.md': { unlisted: true }, 'b.md': {} } }
    expect(built({ link: { type: 'doc', id: 'a' } }, unlisted)).toMatchObject({
      href: '/a',
      linkUnlisted: true,
    })
  })

  test.each([
    [{}, {}, { collapsible: true, collapsed: true }],
    [{ collapsed: false }, {}, { collapsible: true, collapsed: false }],
    [{ collapsible: false }, {}, { collapsible: false, collapsed: false }],
    [{ collapsible: false, collapsed: true }, {}, { collapsible: false, collapsed: false }],
    [{}, { sidebarCollapsed: false }, { collapsible: true, collapsed: false }],
    [{}, { sidebarCollapsible: false, sidebarCollapsed: false }, { collapsible: false, collapsed: false }],
    [
      { collapsible: true, collapsed: true },
      { sidebarCollapsible: false, sidebarCollapsed: false },
      { collapsible: true, collapsed: true },
    ],
  ])('that say %j in docs that say %j are %j', (fields, settings, expected) => {
    expect(built(fields, { config: { docs: settings } })).toMatchObject(expected)
  })
})

describe('generated indexes', () => {
  const category = (label: string, link: object = {}) => ({
    type: 'category',
    label,
    items: ['a'],
    link: { type: 'generated-index', ...link },
  })
  const paths = (items: unknown) =>
    build(items).items.map((item) => (item as SidebarCategory).generatedIndex!.path)

  test('are named by their labels, and a second one with the same label gets a number', () => {
    expect(paths([category('Top Notes'), category('Top Notes')])).toEqual([
      '/category/top-notes',
      '/category/top-notes-1',
    ])
  })

  test('share their names over all sidebars of a version', () => {
    const sidebars = { one: [category('Top')], two: [category('Top')] }
    const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })
    const routes = site.routes.filter(({ target }) => target.kind === 'generatedIndex')
    expect(routes.map(({ path }) => path)).toEqual(['/category/top', '/category/top-1'])
  })

  test('may name their slug', () => {
    expect(paths([category('Top', { slug: 'my/place' })])).toEqual(['/my/place'])
  })

  test('have the label as title unless they say otherwise', () => {
    const [first, second] = build([
      category('One'),
      category('Two', { title: 'T', description: 'd', image: 'i.png', keywords: 'k' }),
    ]).items as SidebarCategory[]
    expect(first!.generatedIndex).toMatchObject({ title: 'One', keywords: [] })
    expect(second!.generatedIndex).toMatchObject({
      title: 'T',
      description: 'd',
      image: 'i.png',
      keywords: ['k'],
    })
  })
})

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
