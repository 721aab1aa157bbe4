import { describe, expect, test } from 'vitest'
import type { DocContent } from '../model/pageData.ts'
import { labelsOf, routeAt, type TestSiteParts, testSite } from '../site/testSite.ts'
import { buildPageData } from './buildPageData.ts'
import type { RenderedText } from './content/excerpts.ts'

const text: RenderedText = {
  html: '<p>Text</p>',
  headings: [2, 3, 4].map((level) => ({ level, id: `h${level}`, html: `H${level}`, text: `H${level}` })),
  hasContentTitle: false,
}

const docs = {
  'index.md': { title: 'Home', sidebar_position: 1 },
  'my system/index.md': { title: 'System', description: 'About it', sidebar_position: 2 },
  'my system/memory.md': { title: 'Memory', tags: ['RAM'] },
  'z.md': { title: 'Z' },
}

const pageAt = (path: string, parts: TestSiteParts = { docs }, rendered: Partial<RenderedText> = {}) => {
  const site = testSite(parts)
  return buildPageData(site, routeAt(site, path), { ...text, ...rendered })
}

const docAt = (...args: Parameters<typeof pageAt>) => pageAt(...args).content as DocContent

test('the data of a doc page contains everything that it is rendered from', () => {
  const { navbar: _, sidebar, ...page } = pageAt('/my system/memory')
  expect(labelsOf(sidebar!.items)).toEqual(['Home', ['System', ['Memory']], 'Z'])
  expect(page).toMatchObject({
    href: '/my%20system/memory',
    homeHref: '/',
    searchHref: '/search',
    hasHomePage: true,
    title: 'Memory',
    documentTitle: 'Memory | Notes',
    siteTitle: 'Notes',
    lang: 'en',
    uiLang: 'en',
    direction: 'ltr',
    sidebarHideable: false,
    sidebarAutoCollapse: false,
    hasColorModeSwitch: true,
    content: {
      kind: 'doc',
      html: '<p>Text</p>',
      syntheticTitle: 'Memory',
      draft: false,
      unlisted: false,
      breadcrumbs: [{ label: 'System', href: '/my%20system' }, { label: 'Memory' }],
      tags: [{ label: 'RAM', href: '/tags/ram' }],
      previous: { label: 'System', href: '/my%20system' },
      next: { label: 'Z', href: '/z' },
    },
  })
})

test('the data of a page is plain JSON', () => {
  const page = pageAt('/my system/memory')
  expect(JSON.parse(JSON.stringify(page))).toMatchObject({ title: 'Memory' })
})

test('[S83] the table of contents lists levels 2 and 3', () => {
  expect(pageAt('/z').toc!.map(({ id }) => id)).toEqual(['h2', 'h3'])
  expect(pageAt('/z', { docs: { 'z.md': { hide_table_of_contents: true } } }).toc).toBeUndefined()
})

test('[S78] breadcrumbs can be switched off', () => {
  expect(docAt('/z', { docs }).breadcrumbs).toEqual([{ label: 'Z' }])
  expect(docAt('/z', { docs, config: { docs: { breadcrumbs: false } } }).breadcrumbs).toEqual([])
})

describe('the title above the text', () => {
  test('is not rendered twice', () => {
    expect(docAt('/z', { docs }, { hasContentTitle: true }).syntheticTitle).toBeUndefined()
  })

  test('can be hidden', () => {
    expect(docAt('/z', { docs: { 'z.md': { hide_title: true } } }).syntheticTitle).toBeUndefined()
  })
})

test('the title of the document is that of the site where the page has no other', () => {
  expect(pageAt('/z', { docs: { 'z.md': { title: 'Notes' } } }).documentTitle).toBe('Notes')
  expect(pageAt('/z', { docs: { 'z.md': { title: '' } } }).documentTitle).toBe('Notes')
  expect(pageAt('/z', { docs, config: { titleDelimiter: '-' } }).documentTitle).toBe('Z - Notes')
})

test('a page in another language says so, and all around it stays as it is', () => {
  expect(pageAt('/z', { docs }, { lang: 'vi' })).toMatchObject({ lang: 'vi', uiLang: 'en' })
})

test('[S75] no address within the site ends in a slash, but home', () => {
  const config = {
    navbar: { items: [{ to: '/my system/', label: 'S' }] },
    footer: { links: [{ label: 'F', to: '/z/' }] },
  }
  const hrefs = ['/my system', '/my system/memory', '/z', '/tags', '/tags/ram']
    .map((path) => JSON.stringify(pageAt(path, { docs, config })))
    .flatMap((json) => [...json.matchAll(/"(?:href|\w+Href)":"([^"]*)"/g)].map(([, href]) => href!))
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => href !== '/' && href.endsWith('/'))).toEqual([])
})

test('with trailing slashes every address within the site ends in one', () => {
  const page = pageAt('/my system/memory/', { docs, config: { trailingSlash: true } })
  expect(page).toMatchObject({ href: '/my%20system/memory/', content: { next: { href: '/z/' } } })
})

test('edit link and last update are those of the doc, blanks escaped', () => {
  const parts = {
    docs: { 'a b.md': { last_update: { author: 'alice' } } },
    config: { docs: { editUrl: 'https://git.example.com', showLastUpdateAuthor: true } },
  }
  expect(docAt('/a b', parts)).toMatchObject({
    editUrl: 'https://git.example.com/docs/a%20b.md',
    lastUpdate: { author: 'alice' },
  })
})

test('[X8] an unlisted doc shows its banner, published or not; a draft while writing', () => {
  const hidden = { docs: { 'a.md': { unlisted: true }, 'b.md': { draft: true } } }
  expect(docAt('/a', hidden)).toMatchObject({ unlisted: true, draft: false })
  expect(docAt('/a', { ...hidden, mode: 'dev' })).toMatchObject({ unlisted: true })
  expect(docAt('/b', { ...hidden, mode: 'dev' })).toMatchObject({ draft: true })
})

test('the navbar knows on which page it is', () => {
  const config = { navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar' }] } }
  expect(pageAt('/z', { docs, config }).navbar.left).toMatchObject([{ active: true }])
  expect(pageAt('/404.html', { docs, config }).navbar.left).toMatchObject([{ active: false }])
})

describe('other kinds of page', () => {
  test('a generated index lists its category', () => {
    const categories = { 'my system': { link: { type: 'generated-index', description: 'All of it' } } }
    expect(
      pageAt('/category/system', {
        docs: { ...docs, 'my system/index.md': {} },
        categories: { 'my system': { ...categories['my system'], label: 'System' } },
      }),
    ).toMatchObject({
      title: 'System',
      description: 'All of it',
      sidebar: { id: 'defaultSidebar' },
      content: {
        kind: 'generatedIndex',
        cards: [{ label: 'index' }, { label: 'Memory' }],
        breadcrumbs: [{ label: 'System' }],
        previous: { label: 'Home' },
        next: { label: 'index' },
      },
    })
  })

  test('the list of tags groups them by letter', () => {
    const page = pageAt('/tags')
    expect(page).toMatchObject({ title: 'Tags', sidebar: undefined, toc: undefined })
    expect(page.content).toEqual({
      kind: 'tagsList',
      groups: [{ letter: 'R', tags: [{ label: 'RAM', href: '/tags/ram', count: 1 }] }],
    })
  })

  test('a tag lists its docs', () => {
    const page = pageAt('/tags/ram')
    expect(page).toMatchObject({ title: 'One doc tagged with "RAM"' })
    expect(page.content).toEqual({
      kind: 'tag',
      docs: [{ label: 'Memory', href: '/my%20system/memory' }],
      posts: [],
      tagsHref: '/tags',
      unlisted: false,
    })
  })

  test('a Markdown page has its text and table of contents', () => {
    const pages = { 'about.md': { title: 'About', description: 'd' } }
    expect(pageAt('/about', { docs, pages })).toMatchObject({
      title: 'About',
      description: 'd',
      sidebar: undefined,
      toc: [{ id: 'h2' }, { id: 'h3' }],
      content: { kind: 'markdownPage', html: '<p>Text</p>', draft: false, unlisted: false },
    })
    const wide = { 'about.md': { hide_table_of_contents: true } }
    expect(pageAt('/about', { docs, pages: wide }).content).toMatchObject({ isWide: true })
  })

  test('a React page has the title of the site', () => {
    expect(pageAt('/x', { docs, modules: ['x.tsx'] })).toMatchObject({ title: '', documentTitle: 'Notes' })
  })

  test('the not-found page has a title', () => {
    const site = testSite({ docs })
    expect(buildPageData(site, routeAt(site, '/404.html'), undefined)).toMatchObject({
      documentTitle: 'Page Not Found | Notes',
      content: { kind: 'notFound' },
    })
  })
})

test('footer and announcement are there when settings have them', () => {
  const config = { footer: { copyright: '©' }, announcementBar: { content: 'News' } }
  expect(pageAt('/z', { docs, config })).toMatchObject({
    footer: { copyright: '©', columns: [] },
    announcement: { id: 'announcement-bar', content: 'News', isCloseable: true },
  })
  const bare = pageAt('/z')
  expect([bare.footer, bare.announcement]).toEqual([undefined, undefined])
})

test('there is no home page unless a page is at the base', () => {
  expect(pageAt('/z', { docs: { 'z.md': {} } }).hasHomePage).toBe(false)
})
