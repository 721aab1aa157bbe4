import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const build = await temporarySite(
  {
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[about](/about)',
    'src/pages/about.md': '# About us\n\nWe write.\n\n## How\n\n[home](@site/docs/intro.md)',
    'src/pages/deep/index.mdx': '---\ntitle: Deep\n---\n\nText.',
    'src/pages/a b.md': '# With a space',
    'src/pages/moved.md': '---\nslug: /else/where\n---\n\n# Moved',
    'src/pages/wide.md':
      '---\nhide_table_of_contents: true\nwrapperClassName: wide\n---\n\n# Wide\n\n## Part',
    'src/pages/_part.md': '# Part',
    'src/pages/__tests__/x.md': '# Test',
    'src/pages/page.test.tsx': 'export default () => null',
  },
  { onBrokenLinks: 'throw', pages: { editUrl: 'https://example.org/edit/' } },
).build()
const page = readPage(build, 'about')

test('[S2][S17] Markdown pages are beside the docs at the root', () => {
  expect(build.report).toBe('')
  expect(build.paths().filter((path) => path.endsWith('.html'))).toEqual([
    '404.html',
    'a b.html',
    'about.html',
    'deep.html',
    'else/where.html',
    'index.html',
    'search.html',
    'search/index.html',
    'wide.html',
  ])
  expect(page.text('h1')).toBe('About us')
  expect(page.text('title')).toBe('About us | Test')
  expect(readPage(build, 'index').attribute('article p a', 'href')).toBe('/about')
  expect(page.attribute('article p a', 'href')).toBe('/')
})

test('[S17] Markdown pages are in the sitemap, encoded', () => {
  expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/a%20b</loc>')
})

test('Markdown pages have contents and an edit link, but no sidebar and no neighbours', () => {
  expect(page.texts('.table-of-contents a')).toEqual(['How'])
  expect(page.attribute('.theme-edit-this-page', 'href')).toBe('https://example.org/edit/src/pages/about.md')
  expect(page.has('.theme-doc-sidebar-menu')).toBe(false)
  expect(page.has('.pagination-nav')).toBe(false)
})

test('[X18] Markdown pages are marked as pages, and can have a class of their own', () => {
  expect(page.attribute('html', 'class')).toBe('plugin-pages plugin-id-default mdx-wrapper mdx-page')
  expect(readPage(build, 'wide').attribute('html', 'class')).toContain('wide')
  expect(readPage(build, 'wide').has('.table-of-contents')).toBe(false)
})

test('a title written in front matter is not drawn, for such pages give themselves a heading', () => {
  expect(readPage(build, 'deep').text('title')).toBe('Deep | Test')
  expect(readPage(build, 'deep').has('h1')).toBe(false)
})

test('pages can be switched off', async () => {
  const without = await temporarySite(
    { 'docs/a.md': '# A', 'src/pages/b.md': '# B' },
    { pages: false },
  ).build()
  expect(without.paths()).not.toContain('b.html')
})

test('several folders of pages each have an address, and translations of their own', async () => {
  const build = await temporarySite(
    {
      'src/pages/about.md': '# About\n\n[The lab](../../lab/try.md)',
      'lab/try.md': '# Try',
      'lab/index.tsx': 'export default () => <h1>Lab</h1>\n',
      'i18n/vi/docusaurus-plugin-content-pages-lab/try.md': '# Thử',
    },
    {
      onBrokenLinks: 'throw',
      docs: false,
      pages: [{}, { id: 'lab', path: './lab', routeBasePath: 'lab', editUrl: 'https://example.org/edit' }],
      i18n: { locales: ['en', 'vi'] },
    },
  ).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'lab/try')
  expect(page.attribute('html', 'class')).toMatch(/^plugin-pages plugin-id-lab /)
  expect(page.attributes('.theme-edit-this-page', 'href')).toEqual(['https://example.org/edit/lab/try.md'])
  expect(readPage(build, 'lab').text('h1')).toBe('Lab')
  expect(readPage(build, 'lab').attribute('html', 'class')).toContain('plugin-id-lab')
  expect(readPage(build, 'vi/lab/try').text('h1')).toBe('Thử')
  const about = readPage(build, 'about')
  expect(about.attribute('html', 'class')).toContain('plugin-id-default')
  expect(about.attributes('article p a', 'href')).toEqual(['/lab/try'])
})
