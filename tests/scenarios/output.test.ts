import { describe, expect, test } from 'vitest'
import type { TestBuild } from '../../engine/src/testing.ts'
import { readPage } from '../support/readPage.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'
import { unnamedScripts } from '../support/unnamedScripts.ts'

/** Every file of a build, by path. */
const filesOf = (build: TestBuild) =>
  Object.fromEntries(build.paths().map((path) => [path, bytesOf(build, path).toString('base64')]))

describe('a whole site', async () => {
  const site = temporarySite(sampleSite.files, sampleSite.config)
  const build = await site.build()
  const pages = build.paths().filter((path) => path.endsWith('.html'))

  test('[S1] a page holds its text, its sidebar and its contents without any script', () => {
    expect(build.failed).toBe(false)
    const page = readPage(build, 'guide/deep/leaf')
    expect(page.text('article p')).toBe('Text.')
    expect(page.texts('.menu a')).toEqual(['a b', 'Guide', 'Leaf', 'Introduction', 'Listed'])
    expect(page.texts('.table-of-contents a')).toEqual(['Part'])
    expect(page.has('noscript')).toBe(false)
  })

  test('[S1] every page is well formed and has the links of the site in it', () => {
    for (const path of pages) expect(readPage(build, path).texts('.footer__item')).toEqual(['Guide'])
  })

  test.each(pages)('%s has one heading of the first level, and the others skip none', (path) => {
    const page = readPage(build, path)
    const levels = [...page.html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test.each(pages)('%s runs no script but files of the site and what its content policy names', (path) => {
    const page = readPage(build, path)
    const policy = page.attribute('meta[http-equiv="Content-Security-Policy"]', 'content')
    expect(policy).toMatch(/^script-src 'self'[; ]/)
    expect(policy).not.toContain('unsafe')
    expect(unnamedScripts(page.html)).toEqual([])
    expect(page.html).not.toMatch(/\son[a-z]+=|javascript:/)
  })

  test.each(pages)('%s carries no styles of its own', (path) => {
    expect(readPage(build, path).html.match(/<style|\sstyle="[^"]*"/g)).toBeNull()
  })

  test.each(pages)('%s asks for no picture before the reader can see it', (path) => {
    const page = readPage(build, path)
    expect(page.attributes('link[rel="preload"]', 'href')).toEqual([])
    expect(new Set(page.attributes('img', 'loading'))).toEqual(new Set(['lazy']))
  })

  test.each(pages)('%s asks no other host for anything', (path) => {
    const page = readPage(build, path)
    const fetched = [
      'script',
      'img',
      'link[rel="stylesheet"]',
      'link[rel="icon"]',
      'iframe',
      'source',
    ].flatMap((element) => [...page.attributes(element, 'src'), ...page.attributes(element, 'href')])
    expect(fetched.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
  })

  test('the same files give the same bytes', async () => {
    const again = await temporarySite(sampleSite.files, sampleSite.config).build()
    expect(filesOf(again)).toEqual(filesOf(build))
    expect(filesOf(await site.build())).toEqual(filesOf(again))
  })

  test('a build after an edit equals a build from scratch', async () => {
    const edited = temporarySite(sampleSite.files, sampleSite.config)
    edited.write({ 'docs/new.md': '# New', 'docs/quiet.md': '# Loud' })
    await edited.build()
    edited.write({ 'docs/new.md': null, 'docs/quiet.md': sampleSite.files['docs/quiet.md']! })
    expect(filesOf(await edited.build())).toEqual(filesOf(build))
  })
})

test('[S18] 190 notes are all pages, all in the data and all in the sitemap', async () => {
  const names = Array.from({ length: 190 }, (_, index) => `topic ${index % 7}/note-${index}`)
  const build = await temporarySite(
    Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# About ${name}\n\nText.`])),
  ).build()
  expect(build.report).toBe('')
  expect(build.pageCount).toBe(192)
  const data = JSON.stringify(build.data('docs'))
  for (const name of names) {
    expect(build.paths()).toContain(`${name}.html`)
    expect(data).toContain(`"path":"/${name}"`)
    expect(build.file('sitemap.xml')).toContain(`<loc>https://example.com/${encodeURI(name)}</loc>`)
  }
})

test('[X13] the sitemap lists every page but those that ask search engines to pass by, once and encoded', async () => {
  const build = await temporarySite(sampleSite.files, sampleSite.config).build()
  const addresses = [...build.file('sitemap.xml').matchAll(/<loc>https:\/\/example\.com(.*?)<\/loc>/g)]
  expect(addresses.map(([, path]) => path).sort()).toEqual([
    '/',
    '/a%20b/one',
    '/a%20b/two',
    '/about',
    '/category/listed',
    '/guide',
    '/guide/deep/leaf',
    '/listed/item',
    '/tags',
    '/tags/first',
    `/tags/${encodeURIComponent('tiếng-việt')}`,
    '/team',
  ])
})

test('[X16] static files are copied as they are, dotfiles too, from every folder that is named', async () => {
  const bytes = Uint8Array.from([0, 255, 13, 10])
  const build = await temporarySite(
    {
      'docs/a.md': '# A',
      'static/.nojekyll': '',
      'static/CNAME': 'notes.example.com\n',
      'static/.well-known/x.bin': bytes,
      'static/page.html': '<p>As {it} is',
      'public/more.txt': 'more',
    },
    { staticDirectories: ['static', 'public', 'gone'] },
  ).build()
  expect(build.report.match(/^(?:error|warning|note) +\S+/gm)).toEqual(['warning  missing-folder'])
  expect(build.paths()).toEqual(
    expect.arrayContaining(['.nojekyll', '.well-known/x.bin', 'CNAME', 'more.txt', 'page.html']),
  )
  expect(build.file('CNAME')).toBe('notes.example.com\n')
  expect(build.file('page.html')).toBe('<p>As {it} is')
  expect([...bytesOf(build, '.well-known/x.bin')]).toEqual([...bytes])
})

describe('building again', () => {
  test('files of the former site that no longer exist are removed', async () => {
    const site = temporarySite({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
    await site.build()
    site.write({ 'docs/b.md': null })
    expect((await site.build()).paths()).not.toContain('b.html')
  })

  test('a build that fails leaves the former site as it was', async () => {
    const site = temporarySite({ 'docs/a.md': '# A' })
    const before = filesOf(await site.build())
    site.write({ 'docs/a.md': '# Changed\n\n![gone](./gone.png)', 'docs/b.md': '# B' })
    const failed = await site.build()
    expect(failed.failed).toBe(true)
    expect(filesOf(failed)).toEqual(before)
  })
})
