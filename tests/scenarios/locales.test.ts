import { describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../../engine/src/commands/serve.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const config: Partial<UserConfig> = {
  baseUrl: '/notes/',
  i18n: { locales: ['en', 'vi', 'ar'], localeConfigs: { ar: { label: 'عربي', path: 'arabic' } } },
  navbar: {
    title: 'Notes',
    items: [
      { label: 'Start', to: '/a' },
      { type: 'localeDropdown', position: 'right', queryString: '?from=menu' },
    ],
  },
  footer: { copyright: '© Notes', links: [{ title: 'More', items: [{ label: 'Start', to: '/a' }] }] },
}
const words = (messages: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, { message }])))
const site = temporarySite(
  {
    'docs/a.md': '# First\n\nText. ![x](./x.png)\n\n## Part\n\n```js\n1\n```',
    'docs/b.md': '---\nlast_update: { date: 2026-03-04 }\n---\n\n# Second\n\nText with [a](./a.md).',
    'docs/x.png': new Uint8Array([1, 2, 3]),
    'src/pages/about.md': '# About',
    'i18n/vi/docusaurus-plugin-content-docs/current/a.md':
      '# Thứ nhất\n\nĐây là bản dịch. ![x](./x.png) [b](./b.md)',
    'i18n/vi/docusaurus-theme-classic/navbar.json': words({
      title: 'Ghi chú',
      'item.label.Start': 'Bắt đầu',
    }),
    'i18n/vi/docusaurus-theme-classic/footer.json': words({
      copyright: '© Ghi chú',
      'link.title.More': 'Thêm',
      'link.item.label.Start': 'Bắt đầu',
    }),
    'i18n/vi/code.json': words({
      'theme.docs.paginator.next': 'Kế tiếp',
      'theme.lastUpdated.atDate': ' ngày {date}',
    }),
    'i18n/arabic/code.json': words({
      'theme.docs.paginator.next': 'التالي',
      'theme.docs.DocCard.categoryDescription.plurals': 'صفر|واحد|اثنان|{count} قليل',
    }),
  },
  { ...config, docs: { showLastUpdateTime: true } },
)
const build = await site.build()

describe('a site in several languages', () => {
  test('is written for each of them in a folder, the default one at the root', () => {
    expect(build.paths().filter((path) => path.endsWith('/a.html') || path === 'a.html')).toEqual([
      'a.html',
      'ar/a.html',
      'vi/a.html',
    ])
    expect(build.paths()).toContain('vi/404.html')
    expect(build.paths()).toContain('vi/sitemap.xml')
  })

  test('tells a problem once that all of them have', () => {
    expect(build.report.match(/no-git-history/g)).toHaveLength(1)
  })

  test('shows translated notes, at the same address', () => {
    const page = readPage(build, 'vi/a')
    expect(page.text('h1')).toBe('Thứ nhất')
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe('https://example.com/notes/vi/a')
    expect(page.attributes('.markdown a', 'href')).toEqual(['/notes/vi/b'])
    expect(page.attribute('.markdown img', 'src')).toMatch(/^\/notes\/vi\/assets\/images\/x-\w+\.png$/)
  })

  test('says of a note without a translation that it is the original', () => {
    const page = readPage(build, 'vi/b')
    expect(page.text('.theme-translation-notice')).toContain('Ngôn ngữ của bản gốc: Tiếng Anh.')
    expect(page.attribute('.theme-doc-markdown', 'lang')).toBe('en')
    expect(page.attribute('nav.navbar', 'lang')).toBe('vi')
    expect(readPage(build, 'b').has('.theme-translation-notice')).toBe(false)
    expect(readPage(build, 'vi/a').has('.theme-translation-notice')).toBe(false)
  })

  test('has navbar, footer and interface in each of them', () => {
    const page = readPage(build, 'vi/a')
    expect(page.text('.navbar .navbar__title')).toBe('Ghi chú')
    expect(page.text('.footer')).toContain('Thêm')
    expect(page.text('.footer')).toContain('© Ghi chú')
    expect(page.text('.pagination-nav__link--next .pagination-nav__sublabel')).toBe('Kế tiếp')
    expect(page.attribute('nav.navbar', 'aria-label')).toBe('Điều hướng chính')
    expect(readPage(build, 'a').text('.pagination-nav__link--next .pagination-nav__sublabel')).toBe('Next')
  })

  test('writes dates as readers of the language do', () => {
    expect(readPage(build, 'b').text('.theme-last-updated')).toBe('Last updated on Mar 4, 2026')
    expect(readPage(build, 'vi/b').text('.theme-last-updated')).toBe('Cập nhật lần cuối ngày 4 thg 3, 2026')
  })

  test('runs from right to left where the language does, but not its originals', () => {
    const page = readPage(build, 'ar/b')
    expect(page.attribute('html', 'dir')).toBe('rtl')
    expect(page.attribute('.theme-doc-markdown', 'dir')).toBe('ltr')
    expect(readPage(build, 'vi/b').attribute('html', 'dir')).toBe('ltr')
    expect(readPage(build, 'vi/b').attribute('.theme-doc-markdown', 'dir')).toBeUndefined()
  })

  test('[S51] leads from each page to the same one in the others', () => {
    const links = (path: string) => readPage(build, path).attributes('.navbar a[data-locale]', 'href')
    const hrefs = ['/notes/b?from=menu', '/notes/vi/b?from=menu', '/notes/ar/b?from=menu']
    expect(links('b')).toEqual(hrefs)
    expect(links('vi/b')).toEqual(hrefs)
    expect(readPage(build, 'vi/b').texts('.navbar a[data-locale]')).toEqual(['English', 'Tiếng Việt', 'عربي'])
  })

  test('tells search engines of all of them', () => {
    const page = readPage(build, 'vi/b')
    expect(page.attributes('link[hreflang]', 'hreflang')).toEqual(['en', 'x-default', 'vi', 'ar'])
    expect(page.attributes('meta[property="og:locale:alternate"]', 'content')).toEqual(['vi', 'ar'])
  })

  test('[X17] hands its scripts the words of other languages, and no word of English', () => {
    const brought = (path: string) => readPage(build, path).attribute('script[data-base]', 'data-words')
    expect(brought('a')).toBeUndefined()
    expect(JSON.parse(brought('vi/a')!)).toMatchObject({
      locale: 'vi',
      words: { copy: 'Sao chép', noResults: 'Không có kết quả' },
    })
    expect(JSON.parse(brought('ar/a')!)).toMatchObject({ locale: 'ar', words: { copy: 'نسخ' } })
  })
})

test('a server tells of what is missing in the language that its address lies in', async () => {
  const { server, address } = await serve(site.dir, { port: 0 })
  onTestFinished(() => void server.close())
  const languageAt = async (path: string) => {
    const response = await fetch(address + path)
    expect(response.status).toBe(404)
    return /<html lang="(\w+)"/.exec(await response.text())?.[1]
  }
  expect(await Promise.all(['gone', 'vi/gone', 'vi/x/gone', 'vim'].map(languageAt))).toEqual([
    'en',
    'vi',
    'vi',
    'en',
  ])
})

test('translated notes, posts and pages can lead to the translation to be edited', async () => {
  const edited = { editUrl: 'https://git.example.com', editLocalizedFiles: true }
  const build = await temporarySite(
    {
      'docs/n.md': '# N',
      'docs/m.md': '# M',
      'blog/2026-01-02-a.md': '# A\n\n<!-- truncate -->',
      'src/pages/about.md': '# About',
      'i18n/vi/docusaurus-plugin-content-docs/current/n.md': '# Ń',
      'i18n/vi/docusaurus-plugin-content-blog/2026-01-02-a.md': '# Á\n\n<!-- truncate -->',
      'i18n/vi/docusaurus-plugin-content-pages/about.md': '# Giới thiệu',
    },
    { i18n: { locales: ['en', 'vi'] }, docs: edited, blog: edited, pages: edited },
  ).build()
  const editUrl = (path: string) => readPage(build, path).attribute('.theme-edit-this-page', 'href')
  const folder = 'https://git.example.com/i18n/vi/docusaurus-plugin-content'
  expect(editUrl('vi/n')).toBe(`${folder}-docs/current/n.md`)
  expect(editUrl('vi/m')).toBe('https://git.example.com/docs/m.md')
  expect(editUrl('vi/blog/2026/01/02/a')).toBe(`${folder}-blog/2026-01-02-a.md`)
  expect(editUrl('vi/about')).toBe(`${folder}-pages/about.md`)
  expect(editUrl('about')).toBe('https://git.example.com/src/pages/about.md')
})

test('a link to a place that only the original has names the translation', async () => {
  const files = {
    'docs/a.md': '# A\n\n## Part',
    'docs/b.md': '# B\n\n[part](./a.md#part)',
    'i18n/vi/docusaurus-plugin-content-docs/current/a.md': '# A\n\n## Phần',
  }
  const { report } = await temporarySite(files, { i18n: { locales: ['en', 'vi'] } }).build()
  expect(report).toContain(
    'leads to i18n/vi/docusaurus-plugin-content-docs/current/a.md, but nothing there has the id "part"',
  )
})

test('[S76] the one language of a site has no folder', async () => {
  const alone = await temporarySite(
    { 'docs/a.md': '# A' },
    { i18n: { defaultLocale: 'vi', locales: ['vi'] } },
  ).build()
  expect(alone.paths()).toContain('a.html')
  const page = readPage(alone, 'a')
  expect(page.attribute('html', 'lang')).toBe('vi')
  expect(page.attribute('nav.navbar', 'aria-label')).toBe('Điều hướng chính')
})

test('a site in a language that the interface knows needs no code.json; a region says what its language says', async () => {
  const german = await temporarySite(
    {
      'docs/a.md': '# Anfang\n\n:::note\n\nText\n\n:::',
      'docs/b.md': '---\ntags: [x]\nlast_update: { date: 2026-03-04, author: Team }\n---\n\n# Ende',
    },
    {
      i18n: { defaultLocale: 'de', locales: ['de', 'de-AT'] },
      docs: { showLastUpdateTime: true, showLastUpdateAuthor: true },
    },
  ).build()
  for (const path of ['', 'de-AT/']) {
    const page = readPage(german, `${path}a`)
    expect(page.attribute('nav.navbar', 'aria-label')).toBe('Hauptnavigation')
    expect(page.text('.pagination-nav__link--next .pagination-nav__sublabel')).toBe('Weiter')
    expect(page.text('.theme-admonition-note .admonition-heading')).toBe('Hinweis')
    const brought = JSON.parse(page.attribute('script[data-words]', 'data-words')!)
    expect(brought).toMatchObject({ locale: path ? 'de-AT' : 'de', words: { copied: 'Kopiert' } })
    expect(readPage(german, `${path}404`).text('h1')).toBe('Seite nicht gefunden')
    expect(readPage(german, `${path}tags/x`).text('h1')).toBe('Ein Dokument mit dem Schlagwort „x“')
  }
  expect(readPage(german, 'b').text('.theme-last-updated')).toBe(
    'Zuletzt aktualisiert am 04.03.2026 von Team',
  )
})

test('code of the site that asks for words of the interface has them in its language', async () => {
  const ask = (id: string, message: string) => `<p>{translate({ id: '${id}', message: '${message}' })}</p>`
  const own = await temporarySite(
    {
      'docs/a.md': '# A',
      'src/pages/own.jsx': `import { translate } from '@docusaurus/Translate'
export default () => <main>
${ask('theme.blog.post.readingTime.plurals', 'One|{readingTime} min')}
${ask('theme.common.editThisPage', 'Edit')}
${ask('theme.own.part', 'Part')}
</main>`,
      'i18n/vi/code.json': words({ 'theme.common.editThisPage': 'Sửa', 'theme.own.part': 'Phần' }),
    },
    { i18n: { defaultLocale: 'vi', locales: ['vi'] } },
  ).build()
  expect(readPage(own, 'own').texts('main p')).toEqual(['{readingTime} phút đọc', 'Sửa', 'Phần'])
})

test('a language may be on a host of its own', async () => {
  const localeConfigs = { vi: { url: 'https://vi.example.com', baseUrl: '/' } }
  const own = await temporarySite(
    { 'docs/a.md': '# A' },
    { i18n: { locales: ['en', 'vi'], localeConfigs }, navbar: { items: [{ type: 'localeDropdown' }] } },
  ).build()
  expect(readPage(own, 'a').attributes('.navbar a[data-locale]', 'href')).toEqual([
    '/a',
    'https://vi.example.com/a',
  ])
  expect(readPage(own, 'vi/a').attribute('link[rel="canonical"]', 'href')).toBe('https://vi.example.com/a')
  expect(readPage(own, 'vi/a').attributes('.navbar a[data-locale]', 'href')).toEqual([
    'https://example.com/a',
    '/a',
  ])
})

test.each([
  ['{\n"a": ', '2:6', 'The translations cannot be read: from here on it is not JSON.'],
  ['[]', '1', 'The translations cannot be read: it holds no object.'],
  ['{\n"a": { "description": "x" } }', '2:1', 'The translations cannot be read: "a" has no "message".'],
])('translations that hold %s are reported by file and line', async (text, place, message) => {
  const { report } = await temporarySite({ 'docs/a.md': '# A', 'i18n/en/code.json': text }).build()
  expect(report).toContain(`error  invalid-translations                       i18n/en/code.json:${place}\n`)
  expect(report).toContain(message)
  expect(report).toContain(
    'Write each text as "id": { "message": "…" }; "sotay write-translations" makes the file anew.',
  )
})
