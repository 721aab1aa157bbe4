import { expect, test } from 'vitest'
import { buildSite } from '../buildSite.ts'
import { onlyVersion, type TestSiteParts, testConfig, testInput, testSite } from '../testSite.ts'

const docsOf = (parts: TestSiteParts) => onlyVersion(testSite(parts)).docs

test('[S14] docs at the root have no prefix in their addresses', () => {
  expect(docsOf({ docs: { 'a/b.md': {} } })[0]).toMatchObject({ id: 'a/b', slug: '/a/b', permalink: '/a/b' })
})

test('base and route base come before the slug', () => {
  const site = testSite({
    docs: { 'a/b.md': {} },
    config: { baseUrl: '/notes', docs: { routeBasePath: 'docs' } },
  })
  expect(onlyVersion(site).docs[0]!.permalink).toBe('/notes/docs/a/b')
})

test('a title comes from front matter, else from the first heading, else from the file name', () => {
  const input = testInput({ docs: { 'a.md': { title: 'Written' }, '01-b.md': {}, 'c.md': {} } })
  input.outlines[0]!.contentTitle = 'Ignored'
  input.outlines[1]!.contentTitle = 'Heading'
  const site = buildSite(input, testConfig(), { mode: 'build' })
  expect(onlyVersion(site).docs.map(({ title }) => title)).toEqual(['Written', 'Heading', 'c'])
})

test('a description comes from front matter, else from the text', () => {
  const input = testInput({ docs: { 'a.md': { description: 'Written' }, 'b.md': {} } })
  for (const outline of input.outlines) outline.excerpt = 'First line'
  const site = buildSite(input, testConfig(), { mode: 'build' })
  expect(onlyVersion(site).docs.map(({ description }) => description)).toEqual(['Written', 'First line'])
})

test('sidebar_position wins over the number prefix', () => {
  const docs = docsOf({ docs: { '03-a.md': {}, '04-b.md': { sidebar_position: 1.5 }, 'c.md': {} } })
  expect(docs.map(({ position }) => position)).toEqual([3, 1.5, undefined])
})

test('the edit link is the prefix and the path of the file from the site folder', () => {
  const config = { docs: { editUrl: 'https://git.example.com/edit/main/' } }
  const docs = docsOf({
    config,
    docs: {
      'a b.md': {},
      'b.md': { custom_edit_url: 'https://x.example.com' },
      'c.md': { custom_edit_url: null },
    },
  })
  expect(docs.map(({ editUrl }) => editUrl)).toEqual([
    'https://git.example.com/edit/main/docs/a b.md',
    'https://x.example.com',
    undefined,
  ])
})

test('a function gives the whole edit link', () => {
  const editUrl = (facts: object) => JSON.stringify(facts)
  const [doc] = docsOf({ config: { docs: { editUrl } }, docs: { 'a/b.md': {} } })
  expect(JSON.parse(doc!.editUrl!)).toEqual({
    version: 'current',
    versionDocsDirPath: 'docs',
    docPath: 'a/b.md',
    permalink: '/a/b',
    locale: 'en',
  })
})

const history = { 'docs/a.md': { date: '2026-11-01T10:00:00+07:00', author: 'alice' } }

test('the last update is not shown unless asked for', () => {
  expect(docsOf({ docs: { 'a.md': {} }, history })[0]!.lastUpdate).toBeUndefined()
})

test('only the part of the last update that is asked for is shown', () => {
  const [doc] = docsOf({ docs: { 'a.md': {} }, history, config: { docs: { showLastUpdateTime: true } } })
  expect(doc!.lastUpdate).toEqual({ date: '2026-11-01T03:00:00.000Z' })
})

test('front matter wins over git, part by part', () => {
  const config = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } }
  const [doc] = docsOf({ docs: { 'a.md': { last_update: { date: '2026-01-02' } } }, history, config })
  expect(doc!.lastUpdate).toEqual({ date: '2026-01-02T00:00:00.000Z', author: 'alice' })
})

test('a file that git does not know shows no last update', () => {
  const config = { docs: { showLastUpdateTime: true } }
  expect(docsOf({ docs: { 'new.md': {} }, history, config })[0]!.lastUpdate).toBeUndefined()
})

test('[X8] a draft is published while writing only; its id stays known', () => {
  const docs = { 'a.md': {}, 'b.md': { draft: true } }
  const built = onlyVersion(testSite({ docs }))
  expect(built.docs.map(({ id }) => id)).toEqual(['a'])
  expect(built.draftIds).toEqual(['b'])
  const written = onlyVersion(testSite({ docs, mode: 'dev' }))
  expect(written.docs.map(({ id, draft }) => [id, draft])).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(written.draftIds).toEqual([])
})

test('[X8] an unlisted doc is kept out of lists when published, but not while writing', () => {
  const docs = { 'a.md': { unlisted: true } }
  expect(docsOf({ docs })[0]!.unlisted).toBe(true)
  expect(docsOf({ docs, mode: 'dev' })[0]!.unlisted).toBe(false)
})

const problemsOf = (docs: Parameters<typeof testSite>[0]['docs']) => testSite({ docs }).diagnostics

test('a doc id with a slash is an error that names the id and the file', () => {
  expect(problemsOf({ 'a/b.md': { id: 'x/y' } })).toMatchObject([
    {
      code: 'doc-id-with-slash',
      level: 'error',
      message: expect.stringContaining('"x/y"'),
      where: { file: 'docs/a/b.md' },
    },
  ])
})

test('docs with one id are an error that names the id, how many they are, and every file', () => {
  const problems = problemsOf({ '01-a.md': {}, 'a.md': {}, 'b.md': {}, '02-a.md': { slug: '/other' } })
  const [problem] = problems.filter(({ code }) => code === 'duplicate-doc-id')
  expect(problem!.message).toBe('3 docs have the id "a":\n  - docs/01-a.md\n  - docs/a.md\n  - docs/02-a.md')
})

test('folders that differ in their number prefixes alone collide', () => {
  const codes = problemsOf({ '01-x/a.md': {}, '02-x/a.md': {} }).map(({ code }) => code)
  expect(codes).toContain('duplicate-doc-id')
})

test.each(['a?b', 'a#b', '/../up', '//host'])(
  '[X2] the slug %s is an error that names id, folder and slug',
  (slug) => {
    const [problem] = problemsOf({ '1-dir/a.md': { slug } })
    expect(problem).toMatchObject({
      code: 'invalid-slug',
      level: 'error',
      where: { file: 'docs/1-dir/a.md' },
    })
    expect(problem!.message).toMatch(
      /^The doc "dir\/a" in the folder "1-dir" has the slug "\/.*, which cannot/,
    )
    expect(problem!.hint).toContain('Set "slug"')
  },
)

test('[X2] the id of the page of a folder is no part of its address, and may have any sign', () => {
  expect(problemsOf({ 'what/index.md': { id: 'what?' }, 'why/why.md': { id: 'why#' } })).toEqual([])
})

test.each(['/a b', '/tiếng việt', '/[id]', '/a%20b'])('[X2] the slug %s can be used', (slug) => {
  expect(problemsOf({ 'a.md': { slug } })).toEqual([])
})

test('[S19] special characters in file names work', () => {
  const site = testSite({ docs: { 'what (is) it: a*b?.md': {} } })
  expect(site.diagnostics.map(({ code }) => code)).toEqual(['bad-name-on-windows'])
  expect(site.routes.map(({ path }) => path)).toContain('/what (is) it: a*b?')
})

test('in a vault, notes that could all be the page of a folder have a page each', () => {
  const docs = {
    'a/README.md': {},
    'a/a.md': {},
    'a/index.md': {},
    'b/README.md': {},
    'b/b.md': { draft: true },
  }
  const site = testSite({ docs, config: { markdown: { obsidian: true } } })
  const { sidebars, docs: built } = onlyVersion(site)
  expect(built.map(({ slug }) => slug)).toEqual(['/a/README', '/a/a', '/a/', '/b/'])
  expect(site.diagnostics).toEqual([])
  const [a] = sidebars[0]!.items as { docId: string; items: { docId: string }[] }[]
  expect([a!.docId, ...a!.items.map(({ docId }) => docId)]).toEqual(['a/index', 'a/README', 'a/a'])
  expect(testSite({ docs }).diagnostics).toMatchObject([{ code: 'duplicate-route' }])
})
