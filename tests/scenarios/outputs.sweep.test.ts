import { expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { encodePath } from '../../engine/src/model/paths.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

const translations = 'i18n/vi/docusaurus-plugin-content-docs'
const everything: Partial<UserConfig> = {
  ...sampleSite.config,
  noIndex: false,
  onBrokenLinks: 'ignore',
  blog: {
    postsPerPage: 2,
    onInlineTags: 'ignore',
    onUntruncatedBlogPosts: 'ignore',
    routeBasePath: 'ghi chú',
    feedOptions: { type: 'all' },
  },
  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
  offline: true,
  previewImages: true,
  search: {},
  docs: { routeBasePath: '/', lastVersion: 'current' },
  machineReaders: { markdown: true, llmsTxt: true },
  sitemap: { filename: 'map of pages.xml' },
  redirects: [{ from: '/once', to: '/guide/' }],
  contentPolicy: { headersFile: true },
  announcementBar: { content: 'News' },
}
const files = {
  ...sampleSite.files,
  'blog/authors.yml': 'keeper: { name: The keeper, page: true }',
  'blog/2026-01-02-first.md': '---\nauthors: keeper\ntags: [dns]\n---\n\n# First\n\nText.',
  'docs/guide/deep/leaf.md': '---\naliases: [/leaves]\n---\n\n# Leaf\n\n$x^2$\n\n![own](./own.svg)',
  'docs/guide/deep/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/live.mdx': "import { Counter } from '../src/Counter'\n\n# Live\n\n<Counter />\n",
  'src/Counter.jsx':
    "import { useState } from 'react'\nexport const Counter = () => <button onClick={useState(0)[1]}>0</button>",
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/old.md': '# Old',
  [`${translations}/current/guide/index.md`]: '# Hướng dẫn',
  'static/robots.txt': 'User-agent: *\n',
  'static/downloads/a b.pdf': 'pdf',
}

test('whatever a build writes is answered while notes are written, under the same address', async () => {
  const site = temporarySite(files, everything)
  const build = await site.build()
  expect(build.failed, build.report).toBe(false)
  const { get, serves } = await serve(site)
  const paths = build.paths()
  // A page is requested before the files that only it names.
  const inOrder = [...paths.filter((path) => path.endsWith('.html')), ...paths]
  const status = new Map<string, number>()
  for (const path of inOrder) status.set(path, (await get(path)).status)
  const missing = paths.filter((path) => status.get(path)! >= 400 && path !== '404.html')

  // What a service worker needs, which would keep pages that are being edited.
  const offline = ['assets/offline-HASH.json', 'offline-worker.js']
  expect(missing.filter((path) => !isOfIslands(path)).map(withoutHash)).toEqual(offline)
  // Islands run on React as it is for development, so their scripts have other addresses.
  for (const page of ['live', 'vi/live']) {
    const scripts = islandScripts(await (await get(page)).text())
    expect(scripts, page).not.toEqual([])
    expect(scripts, page).toHaveLength(islandScripts(build.file(`${page}.html`)).length)
    for (const script of scripts) expect((await get(script)).status, script).toBe(200)
  }
  // By now all languages have been read.
  expect(await (await get('_redirects')).text()).toBe(build.file('_redirects'))
  expect(serves().filter((path) => !paths.includes(path))).toEqual([])
})

const isOfIslands = (path: string) => /\/(?:Counter-Counter|react)\.[\da-f]{8}\.js$/.test(path)
/** The scripts of islands that a page names, relative to the site. */
const islandScripts = (html: string) =>
  [...new Set(html.match(/(?<=\/)(?:vi\/)?assets\/[\w./-]+\.js/g))].filter(isOfIslands)

const withoutHash = (path: string) => path.replace(/[\da-f]{8}(?=\.\w+$)/, 'HASH')

async function serve(site: TemporarySite) {
  const { devSite, address } = await serveDevSite(site)
  return {
    get: (path: string) => fetch(`${address}${encodePath(`/${path}`)}`, { redirect: 'manual' }),
    serves: () => devSite.current().outputs.flatMap(({ paths }) => paths as string[]),
  }
}
