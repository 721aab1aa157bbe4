import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Keep } from '../bundle/cache/cacheFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { folderWith, heapUsed, settingsFrom, temporaryFolder } from '../config/testing.ts'
import type { QuotedFile } from '../content/contentFile.ts'
import { createHighlighter } from '../markdown/code/highlightCode.ts'
import { type Compiler, compileDocument } from '../markdown/compileDocument.ts'
import { createTypesetter } from '../markdown/createTypesetter.ts'
import { toMarkdownOptions } from '../markdown/markdownOptions.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { PageData } from '../model/pageData.ts'
import { toOutputPath, toSourcePath } from '../model/paths.ts'
import { english } from '../model/words/english.ts'
import { compressIndexFile } from '../output/outputs.ts'
import { testDoc, testPage } from '../theme/testPage.ts'
import { readNoteCache, withIndexCache, withNoteCache, withPageCache } from './caches.ts'

const note =
  '---\ntags: [one]\n---\n# Title\n\n```js title="a.js"\nlet a\n```\n\n[Link](./other.md) $x$ ![](no.png)\n'

interface NoteBuild {
  text?: string
  settings?: Record<string, unknown>
  words?: Record<string, string>
  quotes?: Record<string, QuotedFile>
  /** The name of the code that compiles. */
  code?: string | undefined
  keep?: Keep
  /** Whether it only reads what builds have kept. */
  isRead?: boolean
}

const compilerFor = (config: SiteConfig): Compiler => ({
  options: toMarkdownOptions(config),
  highlight: createHighlighter(),
  typeset: createTypesetter(),
})

/** One build of a site with one note: the document, the one that compiling gives, and whether it was compiled. */
async function buildNote(
  siteDir: string,
  { text = note, settings = {}, words = {}, quotes = {}, ...others }: NoteBuild = {},
) {
  const config = {
    ...settingsFrom(settings),
    siteDir,
    cacheDir: siteDir,
    configPath: '',
    words: { ...english, ...words },
  }
  let compiled = 0
  const highlighter = createHighlighter()
  const highlight: typeof highlighter = (...given) => {
    compiled++
    return highlighter(...given)
  }
  const compiler = { ...compilerFor(config), highlight }
  const place = { folder: toSourcePath('docs'), path: toSourcePath('note.md') }
  const source = toSourcePath('docs/note.md')
  const outline = outlineDocument({ collection: 'docs', ...place, source, text, quotes })
  const code = 'code' in others ? others.code : 'one'
  const document = others.isRead
    ? await readNoteCache(compiler, config, code).compile(outline)
    : await withNoteCache(compiler, config, { code, keep: others.keep }, ({ compile }) => compile(outline))
  return { wasCompiled: compiled > 0, document, fresh: compileDocument(outline, compiler) }
}

test('a note that was compiled before is the same document without being compiled', async () => {
  const siteDir = folderWith({})
  expect((await buildNote(siteDir)).wasCompiled).toBe(true)
  const again = await buildNote(siteDir)
  expect(again.wasCompiled).toBe(false)
  expect(again.document).toEqual({ ...again.fresh, sectionsName: expect.any(String) })
  expect(again.document.diagnostics).toHaveLength(again.fresh.diagnostics.length)
})

test('the texts of a note that is compiled wait where pages do, not in memory', async () => {
  const kept: Buffer[] = []
  const keep = (bytes: Buffer) => {
    kept.push(bytes)
    return () => Buffer.from('["Kept."]')
  }
  const { document, fresh } = await buildNote(folderWith({}), { keep })
  expect(kept.map(String)).toEqual([fresh.body, fresh.sections].map((each) => JSON.stringify(each)))
  expect(document.body).toEqual(['Kept.'])

  const buildLarge = async () =>
    (await buildNote(folderWith({}), { text: '$x^2$ '.repeat(3000), keep })).document
  // What is typeset for the first time stays.
  await buildLarge()
  const before = heapUsed()
  const large = [await buildLarge(), await buildLarge(), await buildLarge()]
  expect(heapUsed() - before).toBeLessThan(Math.max(...kept.map(({ length }) => length)))
  expect(large[0]!.body).toEqual(['Kept.'])
})

test('who only reads what the last build has kept compiles the rest, and adds nothing', async () => {
  const siteDir = folderWith({})
  await buildNote(siteDir)
  const filesOf = () =>
    readdirSync(join(siteDir, 'notes')).map((name) => statSync(join(siteDir, 'notes', name)).ino)
  const before = filesOf()
  const readNote = (text: string) => buildNote(siteDir, { text, isRead: true })
  const known = await readNote(note)
  expect(known.wasCompiled).toBe(false)
  expect({ ...known.document, sectionsName: undefined }).toEqual(known.fresh)
  const other = `${note}\nMore.`
  expect((await readNote(other)).wasCompiled).toBe(true)
  expect((await readNote(other)).wasCompiled).toBe(true)
  expect(filesOf()).toEqual(before)
})

const plugin = { name: 'nothing', hast: () => undefined }

test.each<[string, NoteBuild]>([
  ['its text', { text: `${note}\nMore.` }],
  ['its front matter', { text: note.replace('one', 'two') }],
  ['a file that it quotes', { quotes: { './a.js': { source: toSourcePath('docs/a.js'), text: 'let b' } } }],
  ['a setting', { settings: { markdown: { emoji: false } } }],
  ['what parts the beginning of posts', { settings: { blog: { truncateMarker: /cut/ } } }],
  ['a word of the interface', { words: { 'theme.admonition.note': 'remark' } }],
  ['the code that compiles', { code: 'two' }],
  ['nothing, but the code has no name', { code: undefined }],
  ['nothing, but a plugin might do something else', { settings: { markdown: { plugins: [plugin] } } }],
])('a note is compiled anew after a change of %s', async (_, change) => {
  const siteDir = folderWith({})
  await buildNote(siteDir)
  const changed = await buildNote(siteDir, change)
  expect(changed.wasCompiled).toBe(true)
  expect({ ...changed.document, sectionsName: undefined }).toEqual(changed.fresh)
})

test('a language does not remove what another has cached', async () => {
  const siteDir = folderWith({})
  const languages = ['en', 'vi'].map((currentLocale) => ({
    i18n: { defaultLocale: currentLocale, locales: ['en', 'vi'] },
  }))
  const build = async () => {
    const [one, other] = languages.map((settings) => () => buildNote(siteDir, { settings }))
    return [(await one!()).wasCompiled, (await other!()).wasCompiled]
  }
  expect([await build(), await build(), await build()][1]).toEqual([false, false])
})

interface PageBuild {
  words?: Record<string, string>
  /** The name of the code that renders. */
  code?: string | undefined
}

/** One build of a site with one page: its HTML, and whether it was rendered. */
async function buildPage(siteDir: string, page: PageData, { words = {}, ...others }: PageBuild = {}) {
  const code = 'code' in others ? others.code : 'one'
  const config = { ...settingsFrom(), cacheDir: siteDir, words: { ...english, ...words } }
  let wasRendered = false
  const renderOnce = () => {
    wasRendered = true
    return render(page)
  }
  const html = await withPageCache(config, code, (recallHtml) => recallHtml(page, renderOnce))
  return { html, wasRendered }
}

function render({ title, content }: PageData): string {
  return `<h1>${title}</h1><main>${'html' in content ? content.html : ''}</main><p>${title}</p>`
}

const page = testPage({ content: testDoc({ html: '<p>$& and `text`</p>' }) })

test.each<[string, PageData]>([
  ['with an article', page],
  ['with an empty article', testPage({ content: testDoc({ html: '' }) })],
  ['without an article', testPage({ content: { kind: 'notFound', hasSearch: true } })],
])('a page %s that was rendered before is the same without being rendered', async (_, same) => {
  const siteDir = temporaryFolder()
  expect(await buildPage(siteDir, same)).toEqual({ html: render(same), wasRendered: true })
  expect(await buildPage(siteDir, same)).toEqual({ html: render(same), wasRendered: false })
})

test.each<[string, PageData, PageBuild]>([
  ['its article', { ...page, content: testDoc({ html: '<p>Other</p>' }) }, {}],
  ['what is around its article', { ...page, title: 'Other' }, {}],
  ['a word of the interface', page, { words: { next: 'Onwards' } }],
  ['the code of the engine', page, { code: 'two' }],
])('a page is rendered anew after a change of %s', async (_, changed, others) => {
  const siteDir = temporaryFolder()
  await buildPage(siteDir, page)
  expect(await buildPage(siteDir, changed, others)).toEqual({ html: render(changed), wasRendered: true })
})

test.each<[string, unknown[], string | undefined, boolean]>([
  ['the same facts', [{ title: 'One' }, { title: 'Two' }], 'one', false],
  ['another page', [{ title: 'One' }, { title: 'Three' }], 'one', true],
  ['pages in another order', [{ title: 'Two' }, { title: 'One' }], 'one', true],
  ['other code of the engine', [{ title: 'One' }, { title: 'Two' }], 'two', true],
  ['code without an identity', [{ title: 'One' }, { title: 'Two' }], undefined, true],
])('a search index of %s is made anew only if it may differ', async (_, facts, code, isMade) => {
  const config = { ...settingsFrom(), cacheDir: temporaryFolder() }
  const file = { path: toOutputPath('search/map'), bytes: Buffer.from([0, 255, 10, 32]) }
  const build = async (given: unknown[], running: string | undefined) => {
    let made = 0
    const make = () => {
      made++
      return [file]
    }
    const files = await withIndexCache(config, { code: running }, async (recallIndex) =>
      recallIndex(given, make),
    )
    expect(files).toEqual([compressIndexFile(file)])
    return made > 0
  }
  expect(await build([{ title: 'One' }, { title: 'Two' }], 'one')).toBe(true)
  expect(await build(facts, code)).toBe(isMade)
})

test('code without an identity, as in tests, renders every time', async () => {
  const siteDir = temporaryFolder()
  const build = () => buildPage(siteDir, page, { code: undefined })
  expect([await build(), await build()].map(({ wasRendered }) => wasRendered)).toEqual([true, true])
})

test('outlines that were read before are the same, also where JSON cannot keep them', async () => {
  const siteDir = folderWith({})
  const texts = [
    note,
    '---\ntags: [one]\nlast_update: { date: 2026-01-02 }\n---\n\nText.',
    '---\na: .nan\n---\n',
    'x'.repeat(12_000_000),
    '---\nb: [\n---\n',
  ]
  const files = texts.map((text, number) => {
    const path = toSourcePath(`note${number}.md`)
    return {
      collection: 'docs',
      folder: toSourcePath('docs'),
      source: toSourcePath(`docs/${path}`),
      path,
      text,
    } as const
  })
  const config = { ...settingsFrom({}), siteDir, cacheDir: siteDir, configPath: '', words: english }
  const compiler = compilerFor(config)
  const read = () => withNoteCache(compiler, config, { code: 'one' }, ({ outline }) => files.map(outline))
  const fresh = files.map((file) => outlineDocument(file))
  expect(await read()).toEqual(fresh)
  expect(await read()).toEqual(fresh)
  const [kept] = readdirSync(join(siteDir, 'notes'))
  expect(readFileSync(join(siteDir, 'notes', kept!), 'utf8').match(/ false$/gm)).toHaveLength(2)
})

test('an edit leaves what is kept of other folders as it is', async () => {
  const siteDir = folderWith({})
  const config = { ...settingsFrom({}), siteDir, cacheDir: siteDir, configPath: '', words: english }
  const compiler = compilerFor(config)
  const build = async (texts: Record<string, string>, shown: string[]) => {
    const outlines = Object.entries(texts).map(([source, text]) => {
      const [folder, path] = [toSourcePath(dirname(source)), toSourcePath(basename(source))]
      return outlineDocument({ collection: 'docs', folder, source: toSourcePath(source), path, text })
    })
    const documents = await withNoteCache(compiler, config, { code: 'one' }, ({ compile }) =>
      outlines.map(compile),
    )
    return (await Promise.all(documents))
      .filter(({ file }) => shown.includes(file.source))
      .map(({ body }) => body.join(''))
  }
  const files = () =>
    readdirSync(join(siteDir, 'notes')).map((name) => ({ name, ...statSync(join(siteDir, 'notes', name)) }))
  const frozen = 'versioned_docs/version-1/a.md'
  const texts = { 'docs/a.md': 'One.', [frozen]: 'Former.' }
  await build(texts, [])
  const before = files()
  expect((await build({ ...texts, 'docs/a.md': 'Two.' }, ['docs/a.md'])).join()).toContain('Two.')
  const inodes = new Set(before.map(({ ino }) => ino))
  expect(inodes.size).toBe(6)
  expect(files().filter(({ ino }) => !inodes.has(ino))).toHaveLength(3)
  expect((await build(texts, Object.keys(texts))).join()).toMatch(/One.*Former/s)
  for (const { name } of before) writeFileSync(join(siteDir, 'notes', name), 'damaged')
  expect(await build(texts, [frozen])).toEqual([expect.stringContaining('Former.')])
})
