import { expect, test } from 'vitest'
import { folderWith, settingsFrom } from '../config/testing.ts'
import type { QuotedFile } from '../content/contentFile.ts'
import { createHighlighter } from '../markdown/code/highlightCode.ts'
import { compileDocument } from '../markdown/compileDocument.ts'
import { createTypesetter } from '../markdown/createTypesetter.ts'
import { toMarkdownOptions } from '../markdown/markdownOptions.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import { toSourcePath } from '../model/paths.ts'
import { english } from '../model/words/english.ts'
import { withNoteCache } from './compileNotes.ts'

const note =
  '---\ntags: [one]\n---\n# Title\n\n```js title="a.js"\nlet a\n```\n\n[Link](./other.md) $x$ ![](no.png)\n'

interface Build {
  text?: string
  settings?: Record<string, unknown>
  words?: Record<string, string>
  quotes?: Record<string, QuotedFile>
  /** The name of the code that compiles. */
  code?: string | undefined
}

/** One build of a site with one note: the document, the one that compiling gives, and whether it was compiled. */
function buildNote(
  siteDir: string,
  { text = note, settings = {}, words = {}, quotes = {}, ...others }: Build = {},
) {
  const config = { ...settingsFrom(settings), siteDir, configPath: '', words: { ...english, ...words } }
  let compiled = 0
  const highlighter = createHighlighter()
  const highlight: typeof highlighter = (...given) => {
    compiled++
    return highlighter(...given)
  }
  const compiler = { options: toMarkdownOptions(config), highlight, typeset: createTypesetter() }
  const folder = toSourcePath('docs')
  const path = toSourcePath('note.md')
  const source = toSourcePath('docs/note.md')
  const outline = outlineDocument({ collection: 'docs', folder, source, path, text, quotes })
  const code = 'code' in others ? others.code : 'one'
  const document = withNoteCache(compiler, config, (compile) => compile(outline), code)
  const wasCompiled = compiled > 0
  return { document, fresh: compileDocument(outline, compiler), wasCompiled }
}

test('a note that was compiled before is the same document without being compiled', async () => {
  const siteDir = folderWith({})
  expect(buildNote(siteDir).wasCompiled).toBe(true)
  const again = buildNote(siteDir)
  expect(again.wasCompiled).toBe(false)
  expect(again.document).toEqual(again.fresh)
  expect(again.document.diagnostics).toHaveLength(again.fresh.diagnostics.length)
})

const plugin = { name: 'nothing', hast: () => undefined }

test.each<[string, Build]>([
  ['its text', { text: `${note}\nMore.` }],
  ['its front matter', { text: note.replace('one', 'two') }],
  ['a file that it quotes', { quotes: { './a.js': { source: toSourcePath('docs/a.js'), text: 'let b' } } }],
  ['a setting', { settings: { markdown: { emoji: false } } }],
  ['what parts the beginning of posts', { settings: { blog: { truncateMarker: /cut/ } } }],
  ['a word of the interface', { words: { 'theme.admonition.note': 'remark' } }],
  ['the code that compiles', { code: 'two' }],
  ['nothing, but the code has no name', { code: undefined }],
  ['nothing, but a plugin might do something else', { settings: { markdown: { plugins: [plugin] } } }],
])('it is compiled anew after a change of %s', async (_, change) => {
  const siteDir = folderWith({})
  buildNote(siteDir)
  const changed = buildNote(siteDir, change)
  expect(changed.wasCompiled).toBe(true)
  expect(changed.document).toEqual(changed.fresh)
})

test('languages do not forget what others keep', async () => {
  const siteDir = folderWith({})
  const languages = ['en', 'vi'].map((currentLocale) => ({
    i18n: { defaultLocale: currentLocale, locales: ['en', 'vi'] },
  }))
  const settled = [0, 1, 2].map(() =>
    languages.map((settings) => buildNote(siteDir, { settings }).wasCompiled),
  )
  expect(settled[1]).toEqual([false, false])
})
