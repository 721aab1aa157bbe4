import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  markUsed,
  openValueCache,
  readCacheFile,
  removeUnused,
  writeCacheFile,
} from '../bundle/cache/cacheFile.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { ContentFile } from '../content/contentFile.ts'
import { type Compiler, compileDocument, compileSettled } from '../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { PageData } from '../model/pageData.ts'
import type { OutputPath } from '../model/paths.ts'
import { type CompressedFile, compressIndexFile, type RecallIndex } from '../output/outputs.ts'
import type { RecallHtml } from '../pages/createRenderer.ts'
import {
  type Analyser,
  createAnalyser,
  nameLexicon,
  packNumbers,
  type RecallWords,
  translateWords,
  unpackNumbers,
} from '../search/building/analysePage.ts'
import { memoize } from '../std/collections.ts'
import type { NoteCompiler } from './compileNotes.ts'

/** The fields that compiling adds to an outline. */
type CompiledFields = Omit<Document, Exclude<keyof DocumentOutline, 'diagnostics'>>

/** Gives a name that differs for different documents; undefined if nothing says what one was made of. */
export type NameOfDocument = (document: Document) => string | undefined

/** The fields of an outline, but for the file that it is of. */
type OutlineFields = Omit<DocumentOutline, 'file'>

/**
 * Runs `work` with a compiler, and with what reads outlines, that cache on disk. With plugins nothing is cached, because
 * their code is not part of the key.
 */
export async function withNoteCache<Result>(
  compiler: Compiler,
  config: SiteConfig,
  work: (
    compile: NoteCompiler,
    outline: (file: ContentFile) => DocumentOutline,
    nameOf: NameOfDocument,
  ) => Result | Promise<Result>,
  code = codeIdentity(),
): Promise<Result> {
  const compile = (outline: DocumentOutline) => compileDocument(outline, compiler)
  const outline = (file: ContentFile) => outlineDocument(file, compiler.options)
  if (compiler.options.plugins.length > 0)
    return work(
      (each) => compileSettled(each, compiler),
      outline,
      () => undefined,
    )
  const names = new Map<Document, string>()
  const hashOf = memoize((file: ContentFile) => hashFacts([file]))
  const { uiText: _, truncateMarkers, ...options } = compiler.options
  const shared = [options, [...truncateMarkers].map(String), config.words, config.i18n.currentLocale]
  return withCache<CompiledFields | OutlineFields | false, Result>(
    pathOf('notes', config),
    [code, shared],
    (recall) =>
      work(
        (outline) => {
          const { value, name } = recall([hashOf(outline.file)], () => withoutOutline(compile(outline)))
          const document = { ...outline, ...(value as CompiledFields) }
          // Those that import others get problems of files that are missing.
          if (name !== undefined && document.partials.length === 0) names.set(document, name)
          return document
        },
        (file) => {
          const { value } = recall(['outline', hashOf(file)], () => keptFields(outline(file), file))
          return value ? { file, ...(value as OutlineFields) } : outline(file)
        },
        (document) => names.get(document),
      ),
  )
}

/** What can be kept of an outline: nothing of one with a value that JSON does not have, or of a refused file. */
function keptFields({ file, ...fields }: DocumentOutline, given: ContentFile): OutlineFields | false {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const isJson = file === given && isDeepStrictEqual(JSON.parse(JSON.stringify(known)), known)
  return isJson ? (known as unknown as OutlineFields) : false
}

function withoutOutline({ file, frontMatter, contentTitle, excerpt, ...fields }: Document): CompiledFields {
  return fields
}

/**
 * Runs `work` with a cache on disk of the HTML that the theme makes of a page. The version of Node is part of the key
 * because it formats dates.
 */
export async function withPageCache<Result>(
  config: CachedLanguage & Pick<SiteConfig, 'words'>,
  work: (recallHtml: RecallHtml) => Result | Promise<Result>,
  code = codeIdentity(),
): Promise<Result> {
  const shared = [process.version, config.words]
  return withCache<string[], Result>(pathOf('pages', config), [code, shared], (recall) =>
    work((page, render) => {
      const { words: _, ...own } = page
      const article = articleOf(page)
      return recall([own], () => (article === '' ? [render()] : render().split(article))).value.join(article)
    }),
  )
}

/**
 * Runs `work` with a cache on disk of the files of search indexes. The version of Node is part of the key because it
 * folds and compresses.
 */
export async function withIndexCache<Result>(
  config: CachedLanguage,
  work: (recallIndex: RecallIndex) => Promise<Result>,
  code = codeIdentity(),
): Promise<Result> {
  return withCache<EncodedFile[], Result>(pathOf('search', config), [code, process.version], (recall) =>
    work((pages, make) =>
      recall(pages, () => make().map((file) => encodeFile(compressIndexFile(file)))).value.map(decodeFile),
    ),
  )
}

/**
 * Runs `work` with a cache on disk of the words of pages, all in numbers of one lexicon, so that a page that was known
 * costs next to nothing. The version of Node is part of the key because it knows letters.
 */
export async function withAnalysisCache<Result>(
  config: CachedLanguage,
  work: (analyser: Analyser) => Promise<Result>,
  code = codeIdentity(),
): Promise<Result> {
  if (code === undefined) return work(createAnalyser())
  const path = join(config.cacheDir, 'words', `${config.i18n.currentLocale}.words`)
  const key = hashFacts([code, process.version])
  const kept = readWords(path)
  const known: Omit<KeptWords, 'key'> = kept?.key === key ? kept : { from: 0, pages: new Map() }
  const used: KeptWords['pages'] = new Map()
  let found = 0
  const named = new Map<Int32Array, string>()
  const recall: RecallWords = (names) => {
    const before = hashFacts([names])
    return (texts, find) => {
      const name = hashFacts([texts], before)
      const bytes = known.pages.get(name)
      if (!bytes) found++
      const words = bytes ? unpackNumbers(bytes) : find()
      used.set(name, bytes ?? packNumbers(words))
      named.set(words, name)
      return words
    }
  }
  const wordsOf = (name: string) => {
    const bytes = known.pages.get(name)
    return bytes && unpackNumbers(bytes)
  }
  const names = { before: known.name, after: { name: '' } }
  const analyser: Analyser = {
    ...createAnalyser(known.lexicon, recall),
    kept: { nameOf: (words) => named.get(words), wordsOf, lexicon: names },
  }
  const result = await work(analyser)
  names.after.name = nameLexicon(analyser.lexicon, { ...known.lexicon, name: known.name ?? '' })
  // If nothing was asked for, the file is still good.
  if (found > 0 || (used.size > 0 && used.size < known.pages.size)) {
    const { lexicon } = analyser
    const size = lexicon.spellings.length
    const from = found === used.size ? size : known.from
    // After edits a lexicon holds words that no page has: one that has doubled is dropped, and the next build begins another.
    if (size > 2 * from + 1000) writeWords(path, { key, from: 0, pages: new Map() })
    else writeWords(path, { key, name: names.after.name, lexicon, from, pages: used })
  } else markUsed(path)
  removeUnused(dirname(path), 30)
  return result
}

type Lexicon = NonNullable<Parameters<typeof createAnalyser>[0]>

/** The words of pages, as numbers of a lexicon. */
interface KeptWords {
  key: string
  name?: string | undefined
  lexicon?: Lexicon | undefined
  /** How many spellings the lexicon had when all pages were new. */
  from: number
  pages: Map<string, Uint8Array>
}

/** The same without the bytes of the pages, which follow it. */
interface WordsHead extends Omit<KeptWords, 'pages'> {
  pages: [name: string, length: number][]
}

function readWords(path: string): KeptWords | undefined {
  const bytes = readCacheFile(path)
  if (!bytes) return undefined
  const end = bytes.indexOf('\n')
  const head: WordsHead = JSON.parse(bytes.toString('utf8', 0, end))
  const pages = new Map<string, Uint8Array>()
  let at = end + 1
  for (const [name, length] of head.pages) {
    pages.set(name, bytes.subarray(at, at + length))
    at += length
  }
  return { ...head, pages }
}

function writeWords(path: string, { pages, ...kept }: KeptWords): void {
  const head: WordsHead = {
    ...kept,
    pages: [...pages].map(([name, { length }]) => [name, length]),
  }
  writeCacheFile(path, `${JSON.stringify(head)}\n`, ...pages.values())
}

/** Joins the words of the parts of a site in one file. What another engine has found is left out. */
export function joinWords(paths: string[], path: string): void {
  const [first, ...others] = paths.flatMap((each) => readWords(each) ?? [])
  if (!first) return
  const { key } = first
  const { lexicon } = createAnalyser(first.lexicon)
  const pages = new Map(first.pages)
  for (const part of others)
    for (const [name, bytes] of part.key === key ? part.pages : [])
      if (!pages.has(name))
        pages.set(name, packNumbers(translateWords(unpackNumbers(bytes), part.lexicon!, lexicon)))
  const name = nameLexicon(lexicon, {})
  writeWords(path, { key, name, lexicon, from: lexicon.spellings.length, pages })
}

/** A file as JSON can have it. */
type EncodedFile = [path: OutputPath, hash: string, base64: string]

const encodeFile = ({ path, hash, contents }: CompressedFile): EncodedFile => [
  path,
  hash,
  contents.toString('base64'),
]

const decodeFile = ([path, hash, base64]: EncodedFile): CompressedFile => ({
  path,
  hash,
  contents: Buffer.from(base64, 'base64'),
})

/** The part of a page's HTML that is in its data, so that it need not be stored. */
const articleOf = ({ content }: PageData): string => ('html' in content ? content.html : '')

type CachedLanguage = Pick<SiteConfig, 'cacheDir' | 'i18n'>

const pathOf = (kind: string, { cacheDir, i18n }: CachedLanguage) =>
  join(cacheDir, kind, `${i18n.currentLocale}.jsonl`)

/** Gives the value that was made from the same facts before, or makes it; with a name that only these facts have. */
type Recall<Value> = (facts: unknown[], make: () => Value) => { value: Value; name?: string }

/**
 * Runs `work` with the cache in a file, and then drops what `work` did not use. The key of a value covers its own
 * facts, those that all values share, and the code of the engine; without an identity of the code nothing is cached.
 */
async function withCache<Value, Result>(
  path: string,
  [code, shared]: [code: string | undefined, shared: unknown],
  work: (recall: Recall<Value>) => Result | Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work((_, make) => ({ value: make() }))
  const cache = openValueCache<Value>(path)
  const sharedKey = JSON.stringify([code, shared])
  try {
    const result = await work((facts, make) => {
      const name = hashFacts(facts, sharedKey)
      return { value: cache.find(name) ?? cache.store(name, make()), name }
    })
    cache.close()
    removeUnused(dirname(path), 30)
    return result
  } catch (error) {
    cache.discard()
    throw error
  }
}

/** A hash of values that JSON has. */
export function hashFacts(facts: unknown[], before = ''): string {
  const hash = createHash('sha256').update(before)
  // One at a time: all pages together would be a string as large as the site.
  for (const fact of facts) hash.update(JSON.stringify(fact)).update('\n')
  return hash.digest('hex')
}
