import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const pagesOf = (paths: string[]) =>
  paths.filter((path) => path.endsWith('.html') && !/^(?:404|search|search\/index)\.html$/.test(path))

describe('docs at the root of the site', async () => {
  const build = await temporarySite({
    'docs/introduction/index.md': '---\nslug: /\n---\n\n# Introduction\n\nText.',
    'docs/a/b.md': '# B\n\nText.',
    'docs/guide/README.md': '# The guide\n\nText.',
    'docs/Same/same.md': '# Same\n\nText.',
    'docs/02 - Topic/01-start.md': '# Start\n\nText.',
    'docs/plain/one.md': '---\nslug: my-slug\n---\n\n# One',
    'docs/plain/two.md': '---\nslug: ../up\n---\n\n# Two',
    'docs/plain/three.md': '---\nid: named\n---\n\n# Three',
    'docs/plain/_part.md': '# Part',
    'docs/_drawer/hidden.md': '# Hidden',
    'docs/plain/old.markdown': '# Old',
  }).build()

  test('[S13] the doc introduction/index with the slug / is the home page and the main doc', () => {
    expect(readPage(build, 'index').text('h1')).toBe('Introduction')
    expect(build.data('docs')).toMatchObject({ versions: [{ mainDocId: 'introduction/index' }] })
  })

  test('[S14] the address of a doc is its path, without a prefix', () => {
    expect(readPage(build, 'a/b').attribute('link[rel="canonical"]', 'href')).toBe('https://example.com/a/b')
  })

  test('[X1][X2] index files, number prefixes, slugs and ids make these pages, and partials make none', () => {
    expect(pagesOf(build.paths())).toEqual([
      'Same.html',
      'Topic/start.html',
      'a/b.html',
      'guide.html',
      'index.html',
      'plain/my-slug.html',
      'plain/named.html',
      'up.html',
    ])
    expect(build.report).toBe('')
  })
})

test('docs are below /docs unless the config says otherwise', async () => {
  const build = await temporarySite(
    { 'docs/a.md': '# A', 'docs/b/index.md': '# B' },
    { docs: { routeBasePath: 'docs' } },
  ).build()
  expect(pagesOf(build.paths())).toEqual(['docs/a.html', 'docs/b.html'])
})

test('[S77] another docs path moves the folder that docs are read from', async () => {
  const build = await temporarySite(
    { 'wiki/a.md': '# A', 'docs/b.md': '# B' },
    { docs: { path: 'wiki' } },
  ).build()
  expect(pagesOf(build.paths())).toEqual(['a.html'])
})

test('[S19] signs that routers give a meaning are letters like others in file names', async () => {
  const name = 'a(b):c*/d[e]*?'
  const build = await temporarySite({
    'docs/index.md': `# Home\n\n[go](<./${name.replace('?', '%3F')}.md>)`,
    [`docs/${name}.md`]: '# Signs\n\nText.',
  }).build()
  // Windows cannot hold such a name.
  expect(build.report.match(/^(?:error|warning) +\S+/gm)).toEqual(['warning  bad-name-on-windows'])
  expect(readPage(build, name).text('h1')).toBe('Signs')
  const address = '/a(b):c*/d%5Be%5D*%3F'
  expect(readPage(build, 'index').attributes('article p a', 'href')).toEqual([address])
  expect(build.file('sitemap.xml')).toContain(`<loc>https://example.com${address}</loc>`)
})

test('a slug that could be no address is refused', async () => {
  const build = await temporarySite({ 'docs/x/why.md': '---\nslug: why?\n---\n\n# Why' }).build()
  expect(build.failed).toBe(true)
  expect(build.report).toMatchInlineSnapshot(`
    "error  invalid-slug                               docs/x/why.md:2:1
      2 | slug: why?
        | ^^^^
      The doc "x/why" in the folder "x" has the slug "/x/why?", which cannot be part of an address.
      Set "slug" in its front matter to a path without "?", "#", "\\", ".." and characters that cannot be seen, such as "/my-page".
    "
  `)
})

describe('the not-found page', async () => {
  const build = await temporarySite({ 'docs/index.md': '# Home' }, { title: 'Notes' }).build()
  const page = readPage(build, '404')

  test('[S22] names itself in its title and heading', () => {
    expect(page.text('title')).toBe('Page Not Found | Notes')
    expect(page.text('h1')).toBe('Page Not Found')
  })

  test('[S22] says what to do and leads home', () => {
    expect(page.texts('main p')).toEqual([
      'There is no page at this address. It may have moved, or the address may be misspelt.',
    ])
    expect(page.attribute('main a', 'href')).toBe('/')
  })

  test('[S22][X13] is kept out of search engines and of the sitemap', () => {
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
    expect(build.file('sitemap.xml')).not.toContain('404')
  })
})

describe('names that are not plain ASCII', async () => {
  const decomposed = 'Tiếng Việt'.normalize('NFD')
  const build = await temporarySite({
    'docs/index.md': `# Home\n\n[one](<./ghi chú/học tập.md>) and [two](<./${decomposed}/bài một.md>)`,
    'docs/ghi chú/học tập.md': '# Học tập\n\nText.',
    [`docs/${decomposed}/bài một.md`]: '# Bài một\n\nText.',
    [`docs/${decomposed}/_category_.json`]: '{"label": "Sách"}',
  }).build()

  test('accents and spaces stay in files, and are encoded in links', () => {
    expect(build.report).toBe('')
    expect(readPage(build, 'ghi chú/học tập').text('h1')).toBe('Học tập')
    expect(readPage(build, 'index').attributes('article p a', 'href')).toEqual([
      encodeURI('/ghi chú/học tập'),
      encodeURI('/Tiếng Việt/bài một'),
    ])
  })

  test('names that the disk spells in the decomposed form are composed in files, links and data', () => {
    expect(build.paths()).toContain('Tiếng Việt/bài một.html')
    expect(JSON.stringify(build.data('docs'))).toContain('"id":"Tiếng Việt/bài một"')
    expect(build.file('sitemap.xml')).toContain(encodeURI('/Tiếng Việt/bài một'))
    expect(readPage(build, 'index').texts('.menu__link')).toContain('Sách')
  })
})
