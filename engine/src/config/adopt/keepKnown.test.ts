import { expect, test } from 'vitest'
import { keepKnown, mayMakePages } from './keepKnown.ts'

const site = { title: 'Notes', url: 'https://example.com' }

test('what the schema takes is kept as it was written', async () => {
  const given = { ...site, docs: { routeBasePath: '/' }, navbar: { items: [{ to: '/blog', label: 'Blog' }] } }
  expect(await keepKnown(given)).toEqual({ settings: given, left: [] })
})

test('unknown settings and wrong values are left out, with the reason', async () => {
  const { settings, left } = await keepKnown({
    ...site,
    matomo: {},
    redocusaurus: {},
    'preset-ours (preset)': {},
    'docusaurus-plugin-sass': { transform: () => 1 },
    docs: { path: 'notes', odd: 1, docTagsListComponent: 'a.tsx' },
    algolia: { indexName: 'notes' },
    titleDelimiter: 3,
    footer: { logo: {}, copyright: 'Mine' },
  })
  expect(settings).toEqual({ ...site, docs: { path: 'notes' }, footer: { copyright: 'Mine' } })
  expect(Object.fromEntries(left.map(({ setting, reason }) => [setting, reason]))).toEqual({
    'docs.odd': 'There is nothing like it here.',
    'docs.docTagsListComponent': 'Parts of the theme are replaced in "components".',
    algolia: 'It names no "appId", so readers search the index of the site itself.',
    'docusaurus-plugin-sass': 'Style sheets in Sass are read without it, as long as "sass" is installed.',
    'footer.logo': 'It has no "src".',
    matomo: 'Name the script that it loads in "scripts".',
    redocusaurus: expect.stringContaining('by code that only Docusaurus can load'),
    'preset-ours (preset)': expect.stringContaining('in common with the classic preset'),
    titleDelimiter: 'It is 3. It must be a string.',
  })
})

test('code that needs the rest of its file is left out, each setting is reported once, and lists keep the rest', async () => {
  const editUrl = () => site.url
  const { settings, left } = await keepKnown({
    ...site,
    docs: { editUrl, sidebarItemsGenerator: editUrl, odd: editUrl },
    markdown: { remarkPlugins: [editUrl, [editUrl, {}]] },
    navbar: { items: [{ to: '/a', label: 'A' }, { type: 'ours' }, { to: '/b', label: 'B' }] },
  })
  expect(settings).toEqual({
    ...site,
    docs: {},
    markdown: { remarkPlugins: [] },
    navbar: {
      items: [
        { to: '/a', label: 'A' },
        { to: '/b', label: 'B' },
      ],
    },
  })
  const copy = 'It is code that needs "site": copy it by hand.'
  expect(left).toEqual([
    { setting: 'docs.odd', reason: 'There is nothing like it here.' },
    { setting: 'navbar.items[1].type', reason: expect.stringContaining("is 'ours'") },
    { setting: 'docs.editUrl', reason: copy },
    { setting: 'docs.sidebarItemsGenerator', reason: copy },
    { setting: 'markdown.remarkPlugins[0]', reason: copy },
    { setting: 'markdown.remarkPlugins[1]', reason: copy },
  ])
})

test.each<[string, object]>([
  ['an arrow', ({ docPath }: { docPath: string }) => `https://example.com/${docPath}`],
  ['one with names of its own', ([first, ...rest]: string[]) => rest.map((each) => each + first)],
  [
    'one with a declaration',
    (path: string) => {
      const parts = path.split('/')
      return parts.at(-1)
    },
  ],
  [
    'a method',
    {
      url({ docPath = 'x' }) {
        return Object.keys(docPath)
      },
    }.url,
  ],
  ['what everybody has', () => process.env.HOME ?? globalThis.Array.name],
])('code that needs nothing of its file is kept: %s', async (_, editUrl) => {
  expect(await keepKnown({ ...site, docs: { editUrl } })).toEqual({
    settings: { ...site, docs: { editUrl } },
    left: [],
  })
})

test('missing parts are left for the first build to report', async () => {
  expect(await keepKnown({ title: 'Notes' })).toEqual({ settings: { title: 'Notes' }, left: [] })
})

test('a plugin that is left out may make pages, whatever the reason', async () => {
  const away = Object.assign(() => null, { [Symbol.for('sotay.stands-for')]: 'away' })
  const { left } = await keepKnown({
    ...site,
    plugins: [[away, { a: 1 }]],
    markdown: { remarkPlugins: [away] },
  })
  expect(left.map((each) => [each.setting, mayMakePages(each)])).toEqual([
    ['plugins[0]', true],
    ['markdown.remarkPlugins[0]', false],
  ])
})
