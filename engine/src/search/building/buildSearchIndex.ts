import type { SearchPage } from '../../model/searchPage.ts'
import { lastAtOrBefore } from '../../std/collections.ts'
import { encodeMap, type SearchMap } from '../format/mapFormat.ts'
import { mapName, type PageEntry } from '../format/pageEntry.ts'
import type { Term } from '../format/term.ts'
import { type Analyser, createAnalyser } from './analysePage.ts'
import { collectTerms } from './collectTerms.ts'
import {
  type CutFile,
  cutList,
  cutTerms,
  entryCutting,
  type IndexFile,
  jsonFile,
  textCutting,
} from './cutFiles.ts'
import { createSynonyms } from './synonyms.ts'
import { weighTerms } from './weighTerms.ts'

interface IndexOptions {
  analyser?: Analyser | undefined
  /** Groups of names for the same thing. */
  synonyms?: string[][]
}

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

  const textParts = cutTexts(pages)
  const pageParts = cutList(toEntries(pages, textParts), entryCutting)
  const termParts = cutTerms([...terms, ...pairs].sort(byKey))
  const titleWords = terms.filter(isInTitles).map(({ key }) => key)
  const vocabulary = jsonFile('v', titleWords)
  const map = encodeMap({
    sectionCounts: pages.map(({ sections }) => sections.length),
    terms: termParts.map(partOf),
    pages: pageParts.map(partOf),
    vocabulary: vocabulary.hash,
    contexts: findContexts(pages, contextPaths),
  })
  const cut = [...termParts, ...pageParts, ...textParts]
  const named = [...cut.map(({ file }) => file), vocabulary]
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

const byKey = (one: Term, other: Term) => (one.key < other.key ? -1 : 1)

/** Cuts the texts of all sections into files: a result shows one section, and need not load the whole page. */
function cutTexts(pages: SearchPage[]): CutFile<number>[] {
  const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text))
  return cutList(texts, textCutting, new Set(firstSections(pages)))
}

function firstSections(pages: SearchPage[]): number[] {
  let next = 0
  return pages.map(({ sections }) => {
    next += sections.length
    return next - sections.length
  })
}

/** The entries of pages, each with the files of its texts. A file that began on an earlier page starts below 0. */
function toEntries(pages: SearchPage[], texts: CutFile<number>[]): PageEntry[] {
  const parts = texts.map(partOf)
  return firstSections(pages).map((first, number) => {
    const page = pages[number]!
    const from = lastAtOrBefore(parts, first, startOf)
    const to = lastAtOrBefore(parts, first + page.sections.length - 1, startOf)
    const own = parts.slice(from, to + 1).map(({ start, hash }) => ({ start: start - first, hash }))
    return toEntry(page, own)
  })
}

const startOf = ({ start }: { start: number }) => start

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

const partOf = <Start>({ part }: CutFile<Start>) => part

/** Finds the range of pages of each context. Pages are sorted, so those at or below a path are neighbours. */
function findContexts(pages: SearchPage[], paths: string[]): SearchMap['contexts'] {
  return paths.map((path) => {
    const isWithin = (page: SearchPage) => `${page.path}/`.startsWith(`${path}/`)
    const start = pages.findIndex(isWithin)
    const end = pages.findLastIndex(isWithin) + 1
    return { path, start: Math.max(start, 0), end }
  })
}
