import { expect, test } from 'vitest'
import { keepKnown } from './keepKnown.ts'

const site = { title: 'Notes', url: 'https://example.com' }

test('what the schema takes is kept as it was written', () => {
  const given = { ...site, docs: { routeBasePath: '/' }, navbar: { items: [{ to: '/blog', label: 'Blog' }] } }
  expect(keepKnown(given)).toEqual({ settings: given, left: [] })
})

test('unknown settings and wrong values are left out, with the reason', () => {
  const { settings, left } = keepKnown({
    ...site,
    matomo: {},
    'docusaurus-plugin-sass': { transform: () => 1 },
    docs: { path: 'notes', odd: 1, docTagsListComponent: 'a.tsx' },
    algolia: { indexName: 'notes' },
    titleDelimiter: 3,
  })
  expect(settings).toEqual({ ...site, docs: { path: 'notes' } })
  expect(Object.fromEntries(left.map(({ setting, reason }) => [setting, reason]))).toEqual({
    'docs.odd': 'There is nothing like it here.',
    'docs.docTagsListComponent': 'Parts of the theme are replaced in "components".',
    algolia: 'It names no "appId", so readers search the index of the site itself.',
    'docusaurus-plugin-sass': 'Style sheets in Sass are read without it, as long as "sass" is installed.',
    matomo: 'Name the script that it loads in "scripts".',
    titleDelimiter: expect.stringContaining('is 3'),
  })
})

test('code is left out, each setting is reported once, and lists keep the rest', () => {
  const editUrl = () => 'https://example.com'
  const { settings, left } = keepKnown({
    ...site,
    docs: { editUrl, sidebarItemsGenerator: editUrl, odd: editUrl },
    markdown: { remarkPlugins: [editUrl, [editUrl, {}]] },
    navbar: { items: [{ to: '/a', label: 'A' }, { type: 'ours' }, { to: '/b', label: 'B' }] },
  })
  expect(settings).toEqual({
    ...site,
    docs: {},
    markdown: {},
    navbar: {
      items: [
        { to: '/a', label: 'A' },
        { to: '/b', label: 'B' },
      ],
    },
  })
  const copy = 'It is code: copy it by hand.'
  expect(left).toEqual([
    { setting: 'docs.odd', reason: 'There is nothing like it here.' },
    { setting: 'navbar.items[1].type', reason: expect.stringContaining("is 'ours'") },
    { setting: 'docs.editUrl', reason: copy },
    { setting: 'docs.sidebarItemsGenerator', reason: copy },
    { setting: 'markdown.remarkPlugins', reason: copy },
  ])
})

test('missing parts are left for the first build to report', () => {
  expect(keepKnown({ title: 'Notes' })).toEqual({ settings: { title: 'Notes' }, left: [] })
})
