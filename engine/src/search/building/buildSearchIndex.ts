import type { SearchPage } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { encodeMap, type IndexPart, type SearchMap } from '../format/mapFormat.ts'
import { fileName, mapName, type PageEntry } from '../format/pageEntry.ts'
import type { Form, Term } from '../format/term.ts'
import { encodeTerms } from '../format/termFormat.ts'
import { type Analyser, createAnalyser } from './analysePage.ts'
import { collectTerms } from './collectTerms.ts'
import { createSynonyms } from './synonyms.ts'
import { weighTerms } from './weighTerms.ts'

/** A file of the index, not yet compressed. */
export interface IndexFile {
  name: string
  bytes: Uint8Array
}

/** A file named after the hash of its content. */
interface HashedFile extends IndexFile {
  hash: string
}

/** A part of a list, as a file and as its entry in the map. */
interface CutFile<Start> {
  file: HashedFile
  part: IndexPart<Start>
}

interface IndexOptions {
  analyser?: Analyser | undefined
  /** Groups of names for the same thing. */
  synonyms?: string[][]
}

/**
 * Approximate file sizes in bytes before compression: small enough to load quickly, large enough that a search needs
 * few.
 */
const leastTermFileSize = 4_000

const pageFileSize = 2_500
const textFileSize = 3_000

/**
 * Builds the files of an index:
 * 1. sort the pages by path, so that related pages are neighbours;
 * 2. split their texts into words (`analysePage`), collect the places of each term (`collectTerms`) and weigh them
 *    (`weighTerms`);
 * 3. cut terms and page entries into files, named by their hashes;
 * 4. write the map, which says which file holds what.
 * The same pages give the same files.
 */
export function buildSearchIndex(
  given: SearchPage[],
  contextPaths: string[] = [],
  { analyser = createAnalyser(), synonyms = [] }: IndexOptions = {},
): IndexFile[] {
  const pages = given.map(withIntroduction).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page))
  const collection = collectTerms(pages, analyser, createSynonyms(synonyms, pages))
  const { terms, pairs } = weighTerms(collection, pageOf)

  const textParts = pages.map(cutTexts)
  const entries = pages.map((page, index) => toEntry(page, textParts[index]!.map(partOf)))
  const pageParts = cutList(entries, 'p', pageFileSize)
  const termParts = cutTerms(terms, 't')
  const pairParts = cutTerms(pairs, 'c')
  const pairList = jsonFile('l', pairParts.map(partOf))
  const titleWords = terms.filter(isInTitles).map(({ key }) => key)
  const vocabulary = jsonFile('v', titleWords)
  const map = encodeMap({
    sectionCounts: pages.map(({ sections }) => sections.length),
    terms: termParts.map(partOf),
    pages: pageParts.map(partOf),
    vocabulary: vocabulary.hash,
    pairs: pairList.hash,
    contexts: findContexts(pages, contextPaths),
  })
  const cut = [...termParts, ...pageParts, ...pairParts, ...textParts.flat()]
  const named = [...cut.map(({ file }) => file), pairList, vocabulary]
  const files = new Map(named.map((file) => [file.name, file]))
  return [{ name: mapName, bytes: map }, ...files.values()]
}

/**
 * Ensures an introduction, even without text: the section above the first heading, which represents the page itself.
 */
function withIntroduction(page: SearchPage): SearchPage {
  const hasOne = page.sections[0]?.title === ''
  return hasOne ? page : { ...page, sections: [{ title: '', text: '' }, ...page.sections] }
}

/** With a trailing slash, all pages below a path sort together. */
const sortKey = ({ path }: SearchPage) => `${path}/`

/**
 * Cuts terms into files whose size grows with the number of terms, so that the list of files in the map stays small.
 */
function cutTerms(terms: Term[], kind: string): CutFile<string>[] {
  const weights = terms.map(weighTerm)
  const weight = weights.reduce((total, each) => total + each, 0)
  return cutParts(terms, Math.max(leastTermFileSize, Math.sqrt(weight)), weights).map((part) =>
    toCutFile(part[0]!.key, hashFile(kind, encodeTerms(part))),
  )
}

function weighTerm({ key, forms }: Term): number {
  const weighForm = ({ titles, headings, body }: Form) =>
    4 + 2 * (titles.length + headings.length) + 1.3 * body.length
  return forms.reduce((total, form) => total + weighForm(form), 4 + key.length / 2)
}

/** Cuts texts into files by sections: a result shows one section, and need not load the whole page. */
function cutTexts({ sections }: SearchPage): CutFile<number>[] {
  const texts = sections.map(({ text }) => text)
  return cutList(texts, 'x', textFileSize)
}

/** Cuts a list into JSON files, each identified by the index of its first item. */
function cutList(items: unknown[], kind: string, size: number): CutFile<number>[] {
  const written = items.map((item) => JSON.stringify(item))
  const weights = written.map(({ length }) => length)
  let start = 0
  return cutParts(written, size, weights).map((part) => {
    const cut = toCutFile(start, hashFile(kind, encode(`[${part.join(',')}]`)))
    start += part.length
    return cut
  })
}

function toEntry(
  { title, href, breadcrumbs, sections, lang, keywords }: SearchPage,
  texts: PageEntry['texts'],
): PageEntry {
  const headings = sections.map((section) => ({
    title: section.title,
    ...(section.id && { id: section.id }),
  }))
  return { title, href, breadcrumbs, sections: headings, lang, tags: keywords, texts }
}

function isInTitles({ forms }: Term): boolean {
  return forms.some(({ titles, headings }) => titles.length + headings.length > 0)
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)
const jsonFile = (kind: string, value: unknown) => hashFile(kind, encode(JSON.stringify(value)))

function hashFile(kind: string, bytes: Uint8Array): HashedFile {
  const ownHash = hash(bytes)
  return { name: fileName(kind, ownHash), bytes, hash: ownHash }
}

const toCutFile = <Start>(start: Start, file: HashedFile): CutFile<Start> => ({
  file,
  part: { start, hash: file.hash },
})

const partOf = <Start>({ part }: CutFile<Start>) => part

/** Cuts a list into parts. Each part ends with the item that reaches the size. */
function cutParts<Item>(items: Item[], size: number, weights: number[]): Item[][] {
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    if (weight >= size) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)!.push(item)
    weight += weights[index]!
  }
  return parts
}

/** Finds the range of pages of each context. Pages are sorted, so those at or below a path are neighbours. */
function findContexts(pages: SearchPage[], paths: string[]): SearchMap['contexts'] {
  return paths.map((path) => {
    const isWithin = (page: SearchPage) => `${page.path}/`.startsWith(`${path}/`)
    const start = pages.findIndex(isWithin)
    const end = pages.findLastIndex(isWithin) + 1
    return { path, start: Math.max(start, 0), end }
  })
}
