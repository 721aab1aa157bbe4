import { describe, expect, test } from 'vitest'
import type { OfflineList, OfflineSite } from '../../engine/src/model/offlineSite.ts'
import type { TestBuild } from '../../engine/src/testing.ts'
import { readPage } from '../support/readPage.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

/** What the page that offers it knows of the site, and the list that it names. */
function offerOf(
  build: TestBuild,
  page = 'offline',
  baseUrl = '/',
): { told: OfflineSite; list: OfflineList } {
  const told = JSON.parse(readPage(build, page).attribute('sotay-island', 'data-offline-site')!)
  return { told, list: JSON.parse(build.file(told.list.slice(baseUrl.length))) }
}

/** The file that answers an address of the list. */
function pathOf(file: string): string {
  const path = decodeURI(file.replace(/\?.*/, '')).slice(1) || 'index'
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

const withoutHashes = (files: string[]) =>
  files.map((file) => file.replace(/\?[\da-f-]+$/, '').replace(/([.-])[\da-f]{8}(?=\.\w+$)/, '$1HASH'))

describe('a site that can be kept', async () => {
  const files = {
    'docs/index.md': '---\nslug: /\naliases: [/former]\n---\n\n# Home',
    'docs/a b.md': '# A b\n\n![x](./x.svg)',
    'docs/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'blog/2026-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.',
    'static/.nojekyll': '',
    'static/_headers': '/*\n  X-A: b\n',
    'static/robots.txt': 'User-agent: *\n',
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const config = { offline: true, previewImages: true, contentPolicy: { headersFile: true } }
  const site = temporarySite(files, config)
  const build = await site.build()
  const { told, list } = offerOf(build)

  test('lists what readers load: pages, code, styles, pictures, the search and static files', () => {
    expect(build.report).toBe('')
    const listed = withoutHashes(list.files)
    expect(listed).toEqual(
      expect.arrayContaining([
        '/',
        '/404.html',
        '/a%20b',
        '/blog',
        '/blog/2026/01/02/post',
        '/offline',
        '/search',
        '/assets/css/styles.HASH.css',
        '/assets/images/x-HASH.svg',
        '/assets/js/boot.HASH.js',
        '/assets/js/searchWorker.HASH.js',
        '/assets/search/map.bin',
        '/img/logo.svg',
      ]),
    )
  })

  test('leaves out what programs and hosts read, and former addresses', () => {
    const left = build.paths().filter((path) => !list.files.some((file) => pathOf(file) === path))
    expect([...new Set(withoutHashes(left))]).toEqual([
      '.nojekyll',
      '_headers',
      '_redirects',
      'a b.md',
      'assets/images/preview-HASH.png',
      'assets/offline-HASH.json',
      'blog/2026/01/02/post.md',
      'blog/atom.xml',
      'blog/rss.xml',
      'former.html',
      'index.md',
      'llms.txt',
      'offline-worker.js',
      'robots.txt',
      'search/index.html',
      'sitemap.xml',
    ])
  })

  test('gives each file a hash of what it holds, in its name or else as its query', () => {
    for (const file of list.files) expect(file).toMatch(/\?[\da-f]{8}(?:-[\da-f]{8})?$|[.-][\da-f]{8}\.\w+$/)
  })

  test('every listed file is there, and all of them have the size that the page says', () => {
    const bytes = list.files.map((file) => bytesOf(build, pathOf(file)).length)
    expect(told).toMatchObject({ fileCount: list.files.length, bytes: list.bytes })
    const filled = JSON.stringify(told).replaceAll('"', '&quot;').length
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(list.bytes + filled)
  })

  test('has its worker at its root, and no other page loads it', () => {
    expect(told.worker).toBe('/offline-worker.js')
    expect(build.paths()).toContain('offline-worker.js')
    expect(build.file('index.html')).not.toContain('offline')
    expect(build.file('sitemap.xml')).not.toContain('offline')
    expect(build.file('llms.txt')).not.toContain('offline')
    expect(readPage(build, 'offline').attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
  })

  test('is the same when it is built again, and has another list when a note has changed', async () => {
    expect(offerOf(await temporarySite(files, config).build())).toEqual({ told, list })
    const changed = temporarySite({ ...files, 'docs/a b.md': '# A b\n\nMore. ![x](./x.svg)' }, config)
    const next = offerOf(await changed.build())
    expect(next.told.list).not.toBe(told.list)
    const fresh = withoutHashes(next.list.files.filter((file) => !list.files.includes(file)))
    expect(fresh).toEqual(expect.arrayContaining(['/a%20b', '/offline']))
    expect(fresh).not.toContain('/blog')
  })
})

test('the languages of a site are kept together, below its base address', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': '# A',
      'i18n/vi/docusaurus-plugin-content-docs/current/a.md': '# Một',
      'versioned_docs/version-1.0/a.md': '# A, formerly',
      'versioned_sidebars/version-1.0-sidebars.json': '{"docs": [{"type": "autogenerated", "dirName": "."}]}',
      'versions.json': '["1.0"]',
    },
    { offline: true, baseUrl: '/notes/', i18n: { locales: ['vi', 'en'], defaultLocale: 'en' } },
  ).build()
  expect(build.report).toBe('')
  const { told, list } = offerOf(build, 'offline', '/notes/')
  expect(offerOf(build, 'vi/offline', '/notes/')).toEqual({ told, list })
  expect(told.worker).toBe('/notes/offline-worker.js')
  expect(build.paths().filter((path) => /offline-/.test(path))).toEqual([
    told.list.slice('/notes/'.length),
    'offline-worker.js',
  ])
  expect(withoutHashes(list.files)).toEqual(
    expect.arrayContaining([
      '/notes/a',
      '/notes/next/a',
      '/notes/vi/a',
      '/notes/vi/404.html',
      '/notes/vi/offline',
    ]),
  )
  const page = readPage(build, 'vi/offline')
  expect(page.text('main h1')).toBe('Đọc ngoại tuyến')
  expect(page.attribute('sotay-island', 'data-words')).toContain('Lưu vào thiết bị này')
  expect(build.file('vi/a.html')).not.toContain('Lưu vào thiết bị này')
})

test('a site that does not ask for it loads nothing for it, and no other page is different where it does', async () => {
  const without = await temporarySite(sampleSite.files, sampleSite.config).build()
  const withIt = await temporarySite(sampleSite.files, { ...sampleSite.config, offline: true }).build()
  const added = withIt.paths().filter((path) => !without.paths().includes(path))
  expect(withoutHashes(added)).toEqual([
    'assets/css/offline.HASH.css',
    'assets/js/offline.HASH.js',
    'assets/offline-HASH.json',
    'offline-worker.js',
    'offline.html',
  ])
  for (const path of without.paths()) expect(withIt.file(path)).toBe(without.file(path))
})

test("a page of the site's own takes the place of the one that offers it", async () => {
  const build = await temporarySite({ 'docs/offline.md': '# Mine' }, { offline: true }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'offline').text('main h1')).toBe('Mine')
  expect(build.paths().filter((path) => path.includes('offline'))).toEqual(['offline.html', 'offline.md'])
})
