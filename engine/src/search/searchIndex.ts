import { createLruCache, lastAtOrBefore } from '../std/collections.ts'
import { findWords, type Word } from './analysis/findWords.ts'
import { decodeMap, type SearchMap } from './format/mapFormat.ts'
import {
  decodeEntries,
  decodeSection,
  fileName,
  mapName,
  type PageEntry,
  type SectionEntry,
  textName,
} from './format/pageEntry.ts'
import { joinRare, rareKey, rarePair } from './format/rarePairs.ts'
import { isPair, manySections, pairKey, type Term } from './format/term.ts'
import { decodeTerms } from './format/termFormat.ts'

/** Loads a file of the index by name, decompressed. */
export type ReadFile = (name: string) => Promise<Uint8Array>

/** A section whose words are found on first use. */
export interface Section extends SectionEntry {
  words(): Word[]
}

/** An index that loads its files on demand. */
export interface SearchIndex {
  map: SearchMap
  /** Whether terms list only the best section of each page (`manySections`). */
  isLarge: boolean
  /** The page that each section is part of. */
  pageOf: Uint32Array
  /** The first section of each page. */
  firstSections: Uint32Array
  /** Number of sections in each language. */
  languageSizes: number[]
  term(key: string): Promise<Term | undefined>
  /** The pair of two neighbouring words, both folded. */
  pair(first: string, second: string): Promise<Term | undefined>
  /** The pairs that a compound may be written as elsewhere, if they are in its file: `hash table`. */
  pairsNear(compound: string): Promise<Term[]>
  /** Words with this prefix, from the first few files that contain it. */
  completions(start: string): Promise<Term[]>
  /** All words of the file in which a key is or would be. */
  neighbours(key: string): Promise<Term[]>
  /** The words of titles and headings. */
  vocabulary(): Promise<string[]>
  /** The tags of each page. */
  tags(): Promise<string[][]>
  page(page: number): Promise<PageEntry>
  section(section: number): Promise<Section>
  /** The number of the file that has the text of a section. */
  textFile(section: number): number
  /** Loads all files of terms and pages in advance, one by one. */
  readAhead(): Promise<void>
}

/** Reads a section if its file is one of the first `most` that are asked for; undefined otherwise, or if that fails. */
export type ReadSection = (section: number, most: number) => Promise<Section | undefined>

/** Creates what reads sections for one query from few files, since each may be a request. */
export function createSectionReader(index: SearchIndex): ReadSection {
  const open = new Set<number>()
  return async (section, most) => {
    const file = index.textFile(section)
    if (open.size < most) open.add(file)
    return open.has(file) ? index.section(section).catch(() => undefined) : undefined
  }
}

/** How many files of each kind are cached. */
const termFiles = 160
const textFiles = 160
const otherFiles = 64
/** How many files are loaded for completions. A short prefix spans many; these offer enough choice. */
const completionFiles = 3

/** Opens an index by loading its map. */
export async function openIndex(read: ReadFile): Promise<SearchIndex> {
  const map = decodeMap(await read(mapName))
  const readTerms = createLruCache(termFiles, async (name) => decodeTerms(await read(name)))
  const readJson = createLruCache(otherFiles, async (name) => parseJson(await read(name)))
  const readEntries = createLruCache(otherFiles, async (name) => decodeEntries(await read(name)))
  const readSections = createLruCache(textFiles, async (name) => parseSections(await read(name)))
  const termsAt = (file: number): Promise<Term[]> =>
    map.terms[file] ? readTerms(fileName('t', map.terms[file].hash)) : Promise.resolve([])
  const fileOf = (key: string) => Math.max(lastAtOrBefore(map.terms, key, startOf), 0)
  const find = async (key: string) => findTerm(await termsAt(fileOf(key)), key)
  const numbers = numberSections(map)
  const texts = listTexts(map, numbers.firstSections)
  const textFile = (section: number) => lastAtOrBefore(texts, section, startOf)
  return {
    map,
    ...numbers,
    neighbours: async (key) => (await termsAt(fileOf(key))).filter(isWord),
    term: find,
    pair: createFindPair(find, numbers.isLarge),
    pairsNear: async (compound) =>
      (await termsAt(fileOf(compound))).filter((term) => isPair(term) && !term.key.endsWith(' ')),
    async completions(start) {
      const first = fileOf(start)
      const last = Math.min(fileOf(`${start}\uffff`), first + completionFiles - 1)
      const files = await Promise.all(
        Array.from({ length: last - first + 1 }, (_, index) => termsAt(first + index)),
      )
      return files.flat().filter((term) => term.key.startsWith(start) && isWord(term))
    },
    vocabulary: () => readJson(fileName('v', map.vocabulary)),
    tags: () => readJson(fileName('g', map.tags)),
    async page(page) {
      const file = map.pages[lastAtOrBefore(map.pages, page, startOf)]!
      const entries = await readEntries(fileName('p', file.hash))
      return entries[page - file.start]!
    },
    async section(section) {
      const { name, start } = texts[textFile(section)]!
      return (await readSections(name))[section - start]!
    },
    textFile,
    async readAhead() {
      for (const file of map.terms.keys()) await termsAt(file)
      for (const { hash } of map.pages) await readEntries(fileName('p', hash))
    },
  }
}

const startOf = <Start>({ start }: { start: Start }) => start
const isWord = (term: Term) => !isPair(term)
const keyOf = ({ key }: Term) => key

const parseJson = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))
const parseSections = (bytes: Uint8Array): Section[] => parseJson(bytes).map(decodeSection).map(withWords)

function findTerm(terms: Term[], key: string): Term | undefined {
  const term = terms[lastAtOrBefore(terms, key, keyOf)]
  return term?.key === key ? term : undefined
}

/** Finds pairs, on a large site also among those that are no terms. */
function createFindPair(find: SearchIndex['term'], isLarge: boolean): SearchIndex['pair'] {
  return async (first, second) => {
    const key = pairKey(first, second)
    if (!isLarge) return find(key)
    const [pair, one, other] = await Promise.all([key, first, second].map(find))
    const rare = one && other && rarePair(one, other)
    return rare ? joinRare(key, pair, await find(rareKey(rare.owner.key)), rare.sign) : pair
  }
}

function withWords(section: SectionEntry): Section {
  let words: Word[] | undefined
  return {
    ...section,
    words() {
      words ??= findWords(section.text)
      return words
    },
  }
}

function numberSections({ sectionCounts, languages }: SearchMap) {
  const firstSections = new Uint32Array(sectionCounts.length)
  const languageSizes: number[] = []
  let total = 0
  for (const [page, count] of sectionCounts.entries()) {
    firstSections[page] = total
    total += count
    languageSizes[languages[page]!] = (languageSizes[languages[page]!] ?? 0) + count
  }
  const isLarge = total > manySections
  const pageOf = new Uint32Array(total)
  for (const [page, first] of firstSections.entries()) pageOf.fill(page, first, first + sectionCounts[page]!)
  return { firstSections, languageSizes, pageOf, isLarge }
}

/** The files of texts, each with its first section. */
function listTexts({ texts }: SearchMap, firstSections: Uint32Array): { name: string; start: number }[] {
  return texts.flatMap(({ start: page, hash, counts }) => {
    let start = firstSections[page]!
    return counts.map((count, number) => {
      start += count
      return { name: textName(number, hash), start: start - count }
    })
  })
}
