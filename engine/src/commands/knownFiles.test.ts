import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/siteConfig.ts'
import { loadVersions } from '../config/versions.ts'
import { hashOfText, isReadLater } from '../content/contentFile.ts'
import { readContent } from '../content/readContent.ts'
import { testFolder } from '../content/testFolder.ts'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { findKnownFiles, withKnownFiles } from './knownFiles.ts'

const contentOf = async (config: SiteConfig) => readContent(config, await loadVersions(config, stopOnErrors))

/** Reads a site as a build does. */
const build = (config: SiteConfig, code = 'code') =>
  withKnownFiles(code, async (open) => (await contentOf(open(config))).files)

/** The notes that a build does not read. */
const unread = async (config: SiteConfig, code?: string) =>
  (await build(config, code)).filter(isReadLater).map(({ source }) => source)

/** What has just been written may change in the same tick of the clock, so it is read once more. */
const settled = (config: SiteConfig, sources: string[]) =>
  expect.poll(() => unread(config), { timeout: 30_000 }).toEqual(sources)

test('a note is read again only after its file has changed, also to a text of one length and time', async () => {
  const config = testFolder({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  const [before] = await build(config)
  expect(await unread(config, 'other code')).toEqual([])
  await settled(config, ['docs/a.md', 'docs/b.md'])
  const [a, b] = await build(config)
  expect([a!.text, b!.text, hashOfText(a!)]).toEqual(['# A', '# B', hashOfText(before!)])
  const path = join(config.siteDir, 'docs/a.md')
  const { atime, mtime } = statSync(path)
  writeFileSync(path, '# C')
  utimesSync(path, atime, mtime)
  const [changed, same] = await build(config)
  expect([changed!.text, isReadLater(same!)]).toEqual(['# C', true])
  expect(await unread(config, 'other code')).toEqual([])
})

test('a build in which a note changes that it had not read is made once more', async () => {
  const config = testFolder({ 'docs/a.md': '# A' })
  await settled(config, ['docs/a.md'])
  const path = join(config.siteDir, 'docs/a.md')
  const texts: string[] = []
  const hash = await withKnownFiles('code', async (open) => {
    const { files } = await contentOf(open(config))
    writeFileSync(path, '# Another')
    texts.push(files[0]!.text)
    return hashOfText(files[0]!)
  })
  expect(texts).toEqual(['# Another'])
  const [now] = await build(config)
  expect(hash).toBe(hashOfText(now!))
  await settled(config, ['docs/a.md'])
  // A dev server hears of it at once.
  const { files } = await contentOf({ ...config, knownFiles: findKnownFiles(config, 'code') })
  expect(files.map(isReadLater)).toEqual([true])
  writeFileSync(path, '# A third one')
  expect(files[0]!.text).toBe('# A third one')
})

const writeA = (path: string) => writeFileSync(path, '# A')

test.each<[string, away: (path: string) => void, back: (path: string) => void]>([
  ['saved as it was', (path) => writeFileSync(path, ''), writeA],
  ['away for a moment', (path) => rmSync(path), writeA],
  ['removed', (path) => rmSync(path), () => {}],
])('a build that has missed a note once is made once more, and does not go on: one %s', async (...given) => {
  const config = testFolder({ 'docs/a.md': '# A' })
  await settled(config, ['docs/a.md'])
  const path = join(config.siteDir, 'docs/a.md')
  const made = await withKnownFiles('code', async (open, isAgain) => {
    const { files } = await contentOf(open(config))
    const read = () => ({ isAgain, texts: files.map(({ text }) => text) })
    if (isAgain) return read()
    const [, away, back] = given
    away(path)
    expect(read).toThrow()
    back(path)
    return read()
  })
  expect(made).toEqual({ isAgain: true, texts: given[0] === 'removed' ? [] : ['# A'] })
})

test('a note is read each time whose text depends on more than its file', async () => {
  const texts = { 'docs/damaged.md': Uint8Array.of(255), 'docs/quoting.md': '```ts file=./a.ts\n```' }
  const config = testFolder({ ...texts, 'docs/a.ts': 'one', 'docs/plain.md': '' })
  await settled(config, ['docs/plain.md'])
  const preprocessor = ({ fileContent }: { fileContent: string }) => `${fileContent}!`
  expect(await unread({ ...config, markdown: { ...config.markdown, preprocessor } })).toEqual([])
})

test('what folders say of themselves is kept, but not what is wrong in it', async () => {
  const config = testFolder({
    'docs/a/_category_.json': '{"label": "One"}',
    'docs/b/_category_.yml': 'label: [',
    'docs/c/_category_.yml': 'date: 2024-01-01',
  })
  const read = () => withKnownFiles('code', async (open) => contentOf(open(config)))
  const state = () => readFileSync(join(config.cacheDir, 'states/files.json'), 'utf8')
  const first = await read()
  await expect.poll(async () => (await read()) && state(), { timeout: 30_000 }).toContain('One')
  expect(state()).not.toContain('docs/b')
  expect(await read()).toEqual(first)
  writeFileSync(join(config.siteDir, 'docs/a/_category_.json'), '{"label": "Two"}')
  const { docs } = await read()
  expect(docs[0]!.categoryFiles[0]!.value).toEqual({ label: 'Two' })
})

test('what no build asks for is forgotten when it is most of what is kept', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `docs/${at}.md`)
  const config = testFolder(Object.fromEntries(names.map((name) => [name, ''])))
  await settled(config, names)
  const exclude = (count: number) => ({
    ...config,
    docs: config.docs.map((docs) => ({
      ...docs,
      exclude: names.slice(0, count).map((name) => name.slice(5)),
    })),
  })
  await build(exclude(2))
  expect(await unread(config)).toEqual(names)
  await build(exclude(7))
  expect(await unread(config)).toEqual(names.slice(7))
})

test('of one file several things may be kept, by their kinds, also in the build that made them', async () => {
  const config = testFolder({ 'docs/a.png': 'picture' })
  const path = join(config.siteDir, 'docs/a.png')
  const recall = (kinds: string[]) =>
    withKnownFiles('code', async (open) => {
      const { knownFiles } = open(config)
      const how = { keep: (made: string) => `kept: ${made}`, open: (kept: string) => kept }
      return kinds.map((kind) => knownFiles!.recall(path, () => kind, { kind, ...how }))
    })
  await expect.poll(() => recall(['one']), { timeout: 30_000 }).toEqual(['kept: one'])
  expect(await recall(['one', 'other', 'other'])).toEqual(['kept: one', 'other', 'kept: other'])
})
