import { dirname, join } from 'node:path'
import { type Keep, removeUnused } from '../bundle/cache/cacheFile.ts'
import { hashBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type ContentFile, factsOf, hashOfText } from '../content/contentFile.ts'
import { type Compiler, compileDocument, compileSettled } from '../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { PageData } from '../model/pageData.ts'
import type { OutputPath } from '../model/paths.ts'
import { type CompressedFile, compressIndexFile, type RecallIndex } from '../output/outputs.ts'
import type { RecallHtml } from '../pages/createRenderer.ts'
import { memoize, once, withReaders } from '../std/collections.ts'
import type { NoteCompiler } from './compileNotes.ts'
import { type CacheKey, hashFacts, isJson, openCaches, type Recall, type RecallIn } from './valueCache.ts'

/** The fields that compiling adds to an outline, but for its texts. */
type CompiledFields = Omit<Document, Exclude<keyof DocumentOutline, 'diagnostics'> | keyof Texts>

/** The texts of a note: most of what there is of it, and after an edit those of few notes are read. */
type Texts = Pick<Document, 'body' | 'sections'>

/** Gives a name that differs for different documents; undefined if nothing says what one was made of. */
export type NameOfDocument = (document: Document) => string | undefined

/** The fields of an outline, but for the file that it is of. */
type OutlineFields = Omit<DocumentOutline, 'file'>

/** What compiles notes and reads outlines, or takes them from a cache on disk. */
interface CachedNotes {
  compile: NoteCompiler
  outline(file: ContentFile): DocumentOutline
  nameOf: NameOfDocument
}

/**
 * Runs `work` with a compiler, and with what reads outlines, that cache on disk. With plugins nothing is cached, because
 * their code is not part of the key.
 */
export async function withNoteCache<Result>(
  compiler: Compiler,
  config: SiteConfig,
  { code, keep }: { code: string | undefined; keep?: Keep | undefined },
  work: (notes: CachedNotes) => Result | Promise<Result>,
): Promise<Result> {
  if (compiler.options.plugins.length > 0) return work(withoutCache(compiler))
  const key = keyOfNotes(compiler, config, code)
  return withCaches<KeptOfNote, Result>(pathOf('notes', config), key, (recallIn) =>
    work(cacheNotes(compiler, recallIn, keep)),
  )
}

/** The same with what the last build has kept, to which nothing is added. */
export function readNoteCache(
  compiler: Compiler,
  config: SiteConfig,
  code: string | undefined,
): Omit<CachedNotes, 'nameOf'> {
  if (compiler.options.plugins.length > 0 || code === undefined) return withoutCache(compiler)
  const key = keyOfNotes(compiler, config, code)
  const { recallIn } = openCaches<KeptOfNote>(pathOf('notes', config), key, { isClosed: true })
  return cacheNotes(compiler, recallIn)
}

const withoutCache = (compiler: Compiler): CachedNotes => ({
  compile: (outline) => compileSettled(outline, compiler),
  outline: (file) => outlineDocument(file, compiler.options),
  nameOf: () => undefined,
})

function keyOfNotes({ options }: Compiler, config: SiteConfig, code: string | undefined): CacheKey {
  const { uiText: _, truncateMarkers, ...others } = options
  return [code, [others, [...truncateMarkers].map(String), config.words, config.i18n.currentLocale]]
}

function cacheNotes(compiler: Compiler, recallIn: RecallIn<KeptOfNote>, keep?: Keep): CachedNotes {
  const compile = (outline: DocumentOutline) => compileDocument(outline, compiler)
  const outlineOf = (file: ContentFile) => outlineDocument(file, compiler.options)
  const names = new WeakMap<Document, string>()
  const hashOf = memoize((file: ContentFile) => hashFacts([factsOf(file), hashOfText(file)]), new WeakMap())
  return {
    compile(outline) {
      const { document, name } = recallDocument(outline, hashOf(outline.file), { recallIn, compile, keep })
      // Those that import others get problems of files that are missing.
      if (name !== undefined && document.partials.length === 0) names.set(document, name)
      return document
    },
    outline(file) {
      const recall = recallIn(groupOf(file))
      const { value } = recall(['outline', hashOf(file)], () => keptFields(outlineOf(file), file))
      return value ? { file, ...(value as OutlineFields) } : outlineOf(file)
    },
    nameOf: (document) => names.get(document),
  }
}

/**
 * The name of the notes that are kept together: those of some folders of a version, a blog or the pages. After an edit
 * the others are not written again, and their HTML is not even read.
 */
function groupOf({ folder, path }: ContentFile): string {
  const [top = '', ...below] = path.split('/')
  return `${folder} ${below.length === 0 ? '' : hashFacts([top]).charCodeAt(0) % 8}`
}

/** What is kept of a note, each by itself. */
type KeptOfNote = CompiledFields | Texts[keyof Texts] | OutlineFields | false

interface Recalling {
  recallIn: RecallIn<KeptOfNote>
  compile(outline: DocumentOutline): Document
  keep: Keep | undefined
}

/** A note as it was compiled from the same file before, or is compiled now. */
function recallDocument(
  outline: DocumentOutline,
  hash: string,
  { recallIn, compile, keep }: Recalling,
): { document: Document; name?: string | undefined } {
  let fresh: Document | undefined
  const group = groupOf(outline.file)
  const { value, name } = recallIn(group)([hash], () => {
    fresh = compile(outline)
    return withoutOutline(fresh)
  })
  const made = fresh
  const recallText = <Kind extends keyof Texts>(kind: Kind) => {
    const recall = recallIn(`${group} ${kind}`)
    const kept = made
      ? recall([kind, hash], () => made[kind], { keep })
      : recall([kind, hash], () => compile(outline)[kind], { isLater: true })
    return kept as { value: Texts[Kind] }
  }
  const fields = { ...outline, ...(value as CompiledFields) }
  return { document: withTexts(fields, recallText('body'), recallText('sections')), name }
}

/** A function of its own: what it makes would else keep what was compiled, too. */
const withTexts = (
  note: Omit<Document, keyof Texts>,
  body: { readonly value: Texts['body'] },
  sections: { readonly value: Texts['sections'] },
): Document => withReaders(note, { body: () => body.value, sections: () => sections.value })

/** What can be kept of an outline: nothing of one with a value that JSON does not have, or of a refused file. */
function keptFields({ file, ...fields }: DocumentOutline, given: ContentFile): OutlineFields | false {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return file === given && isJson(known) ? (known as unknown as OutlineFields) : false
}

function withoutOutline({
  file,
  frontMatter,
  contentTitle,
  excerpt,
  body,
  sections,
  ...fields
}: Document): CompiledFields {
  return { ...fields, sectionsName: hashFacts(sections) }
}

/**
 * Runs `work` with a cache on disk of the HTML that the theme makes of a page. The version of Node is part of the key
 * because it formats dates.
 */
export async function withPageCache<Result>(
  config: CachedLanguage & Pick<SiteConfig, 'words'>,
  code: string | undefined,
  work: (recallHtml: RecallHtml) => Result | Promise<Result>,
): Promise<Result> {
  const shared = [process.version, config.words]
  return withCache<string[], Result>(pathOf('pages', config), [code, shared], (recall) =>
    work((page, render) => {
      const { words: _, content, ...own } = page
      const article = articleOf(page)
      // Of most of a page's text a hash is quicker than its JSON.
      const shown = { ...content, html: hashBytes(article) }
      return recall([own, shown], () => (article === '' ? [render()] : render().split(article))).value.join(
        article,
      )
    }),
  )
}

/**
 * Runs `work` with a cache on disk of the files of search indexes. The version of Node is part of the key because it
 * folds and compresses.
 */
export async function withIndexCache<Result>(
  config: CachedLanguage,
  { code, keep }: { code: string | undefined; keep?: Keep | undefined },
  work: (recallIndex: RecallIndex) => Promise<Result>,
): Promise<Result> {
  return withCache<KeptIndex | string, Result>(pathOf('search', config), [code, process.version], (recall) =>
    work((pages, make) => {
      const made = once(() => new Map(make().map((file) => [file.path, compressIndexFile(file)])))
      const list = recall(pages, () => Array.from(made().values(), ({ path, hash }) => [path, hash]))
      return (list.value as KeptIndex).map(([path, hash]) => {
        const encode = () => made().get(path)!.contents.toString('base64')
        return toIndexFile({ path, hash }, recall([path, hash], encode, { keep }) as { value: string })
      })
    }),
  )
}

/** The files of an index with the hash of what each holds. Files are kept by themselves: together they fill the memory. */
type KeptIndex = [path: OutputPath, hash: string][]

/** A function of its own, which does not hold on to the whole index. */
const toIndexFile = (
  file: Omit<CompressedFile, 'contents'>,
  kept: { readonly value: string },
): CompressedFile => ({
  ...file,
  get contents() {
    return Buffer.from(kept.value, 'base64')
  },
})

/** The part of a page's HTML that is in its data, so that it need not be stored. */
const articleOf = ({ content }: PageData): string => ('html' in content ? content.html : '')

export type CachedLanguage = Pick<SiteConfig, 'cacheDir' | 'i18n'>

/** Where the files of a cache are; the name of each begins with the language. */
const pathOf = (kind: string, { cacheDir, i18n }: CachedLanguage) => join(cacheDir, kind, i18n.currentLocale)

/** Runs `work` with the cache in one file. */
const withCache = <Value, Result>(
  path: string,
  key: CacheKey,
  work: (recall: Recall<Value>) => Result | Promise<Result>,
): Promise<Result> => withCaches<Value, Result>(path, key, (recallIn) => work(recallIn('')))

/**
 * Runs `work` with a cache in a file for each group, and then drops what `work` did not use. The key of a value covers
 * its own facts, those that all values share, and the code of the engine; without an identity of the code nothing is
 * cached.
 */
async function withCaches<Value, Result>(
  path: string,
  key: CacheKey,
  work: (recallIn: RecallIn<Value>) => Result | Promise<Result>,
): Promise<Result> {
  if (key[0] === undefined) return work(() => (_, make) => ({ value: make() }))
  const caches = openCaches<Value>(path, key)
  try {
    const result = await work(caches.recallIn)
    caches.close()
    removeUnused(dirname(path), 30)
    return result
  } catch (error) {
    caches.discard()
    throw error
  }
}
