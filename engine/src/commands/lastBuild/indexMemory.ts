import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beginCacheFile, markUsed, readCacheFile, removeUnused } from '../../bundle/cache/cacheFile.ts'
import type { OutputPath } from '../../model/paths.ts'
import { searchFolder } from '../../model/searchSettings.ts'
import { compressIndexFile, hashOfIndexFile, type IndexFile, type RecallIndex } from '../../output/outputs.ts'
import { type FormerFacts, type FormerFile, factsOf } from '../../pages/createRenderer.ts'
import {
  type Analyser,
  createAnalyser,
  nameLexicon,
  packNumbers,
  type RecallWords,
  translateWords,
  unpackNumbers,
} from '../../search/building/analysePage.ts'
import type { IndexMemory } from '../../search/building/buildSearchIndex.ts'
import type { CachedLanguage } from '../caches.ts'
import { hashFacts } from '../valueCache.ts'

type KeptTerms = Parameters<IndexMemory['keep']>[0]

/** What is kept of the search indexes of a language. JSON. */
export interface KeptIndexes {
  /** The search indexes by what they were made of: for each file a hash of what it holds, uncompressed. */
  indexes: Record<string, Record<string, [hash: string, facts: FormerFacts]>>
  /** Their terms, by the folder of each. */
  terms: Record<string, KeptTerms>
}

interface FormerIndexes {
  known: KeptIndexes
  /** Where the output has the files. */
  folder: string
}

/**
 * After an edit of a note most files of an index are as they were, and the output has not changed since: these are
 * neither made nor compressed, and not kept anywhere else.
 */
export function createRecallIndex(
  recallIndex: RecallIndex,
  next: KeptIndexes,
  former: FormerIndexes | undefined,
): RecallIndex {
  let isCarried = true
  return (facts, make) => {
    const [name, place] = [hashFacts(facts), String(facts[0])]
    const kept = former?.known.terms[place]
    const keep = (terms: KeptTerms) => {
      // Reading the terms of versions that nobody edits would cost more than it saves.
      if (former && isCarried) for (const each of Object.keys(next.terms)) delete next.terms[each]
      isCarried = false
      next.terms[place] = terms
    }
    const files = former
      ? recallFormer(former, name, (read) =>
          make({ former: kept && { kept, read: (file) => read(searchFolder + place + file) }, keep }),
        )
      : recallIndex(facts, () => make({ keep }))
    if (isCarried && kept && former?.known.indexes[name]) next.terms[place] = kept
    next.indexes[name] = Object.fromEntries(
      files.map(({ path, hash, ...file }) => [
        path,
        [hash, 'former' in file ? file.former : factsOf(file.contents)],
      ]),
    )
    return files
  }
}

function recallFormer(
  { known: { indexes }, folder }: FormerIndexes,
  name: string,
  make: (read: (path: string) => Uint8Array) => IndexFile[],
): ReturnType<RecallIndex> {
  const toFormer = (path: OutputPath, [hash, facts]: [hash: string, facts: FormerFacts]) => ({
    ...formerFile(folder, path, facts),
    hash,
  })
  const same = indexes[name]
  if (same) return Object.entries(same).map(([path, known]) => toFormer(path as OutputPath, known))
  const before = new Map(Object.values(indexes).flatMap((files) => Object.entries(files)))
  return make((path) => gunzipSync(readFileSync(join(folder, path)))).map((file) => {
    const former = before.get(file.path)
    if (former && file.isFormer) return toFormer(file.path, former)
    const hash = hashOfIndexFile(file.bytes)
    return former?.[0] === hash ? toFormer(file.path, former) : compressIndexFile(file, hash)
  })
}

/** A file that the output folder still has as the last build wrote it: the record has its state. */
export const formerFile = (folder: string, path: OutputPath, former: FormerFacts): FormerFile => ({
  path,
  read: () => readFileSync(join(folder, path)),
  former,
})

/**
 * Runs `work` with a cache on disk of the words of pages, all in numbers of one lexicon, so that a page that was known
 * costs next to nothing. The version of Node is part of the key because it knows letters.
 */
export async function withAnalysisCache<Result>(
  config: CachedLanguage,
  code: string | undefined,
  work: (analyser: Analyser) => Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work(createAnalyser())
  const path = join(config.cacheDir, 'words', `${config.i18n.currentLocale}.words`)
  const key = hashFacts([code, process.version])
  const kept = readWords(path)
  const known: Omit<KeptWords, 'key'> = kept?.key === key ? kept : { from: 0, pages: new Map() }
  const used: FoundWords['pages'] = new Map()
  let found = 0
  const named = new Map<Int32Array, string>()
  const recall: RecallWords = (names) => {
    const before = hashFacts([names])
    return (texts, find) => {
      const name = hashFacts([texts], before)
      const bytes = known.pages.get(name)
      if (!bytes) found++
      const words = bytes ? unpackNumbers(bytes) : find()
      used.set(name, () => bytes ?? packNumbers(words))
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

/** The same before it is written: with all words at hand, their bytes are made one page after the other. */
interface FoundWords extends Omit<KeptWords, 'pages'> {
  pages: Map<string, () => Uint8Array>
}

/** What says which bytes are whose. It is in the last line, behind all bytes. */
interface WordsTail extends Omit<KeptWords, 'pages'> {
  pages: [name: string, length: number][]
}

function readWords(path: string): KeptWords | undefined {
  const bytes = readCacheFile(path)
  const tail = bytes && readTail(bytes)
  if (!tail) return undefined
  const pages = new Map<string, Uint8Array>()
  let at = 0
  for (const [name, length] of tail.pages) {
    pages.set(name, bytes.subarray(at, at + length))
    at += length
  }
  return { ...tail, pages }
}

function readTail(bytes: Buffer): WordsTail | undefined {
  try {
    return JSON.parse(bytes.toString('utf8', bytes.lastIndexOf('\n')))
  } catch {
    // Another version of the engine wrote them in another way.
    return undefined
  }
}

function writeWords(path: string, { pages, ...kept }: FoundWords): void {
  const entry = beginCacheFile(path)
  const tail: WordsTail = { ...kept, pages: [] }
  for (const [name, pack] of pages) {
    const bytes = pack()
    entry.write(bytes)
    tail.pages.push([name, bytes.length])
  }
  entry.write(`\n${JSON.stringify(tail)}`)
  entry.close()
}

/** Joins the words of the parts of a site in one file. What another engine has found is left out. */
export function joinWords(paths: string[], path: string): void {
  const [first, ...others] = paths.flatMap((each) => readWords(each) ?? [])
  if (!first) return
  const { key } = first
  const { lexicon } = createAnalyser(first.lexicon)
  const pages = new Map(Array.from(first.pages, ([name, bytes]) => [name, () => bytes]))
  for (const part of others)
    for (const [name, bytes] of part.key === key ? part.pages : [])
      if (!pages.has(name)) {
        const translated = packNumbers(translateWords(unpackNumbers(bytes), part.lexicon!, lexicon))
        pages.set(name, () => translated)
      }
  const name = nameLexicon(lexicon, {})
  writeWords(path, { key, name, lexicon, from: lexicon.spellings.length, pages })
}
