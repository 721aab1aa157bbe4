import type { SearchPage } from '../../model/searchPage.ts'
import { copyWith } from '../../std/collections.ts'
import { encodeMap, type SearchMap } from '../format/mapFormat.ts'
import { mapName } from '../format/pageEntry.ts'
import { type Analyser, createAnalyser, type PageWords, readPage } from './analysePage.ts'
import { type IndexFile, jsonFile } from './cutFiles.ts'
import { cutPages, type PageContents } from './cutPages.ts'
import { type FormerTerms, indexTerms, type KeptTerms, updateTerms } from './indexTerms.ts'
import { tellsItself } from './searchRecords.ts'
import { namesOf } from './synonyms.ts'

interface IndexOptions {
  analyser?: Analyser | undefined
  /** Groups of names for the same thing. */
  synonyms?: string[][]
  memory?: IndexMemory | undefined
}

/** What is kept of the terms from one index to the next. */
export interface IndexMemory {
  former?: FormerTerms | undefined
  keep(terms: KeptTerms): void
}

/**
 * Builds the files of an index:
 * 1. sort the pages by path, so that related pages are neighbours;
 * 2. split their texts into words (`analysePage`), collect the places of each term (`collectTerms`) and weigh them
 *    (`weighTerms`); on a large site, list the pairs that are no terms (`listRarePairs`); or do so with those that are
 *    not as they were in the last index (`updateTerms`);
 * 3. cut terms and pages into files, named by their hashes;
 * 4. write the map, which says which file holds what.
 * The same pages give the same files.
 */
export function buildSearchIndex(
  given: SearchPage[],
  contextPaths: string[] = [],
  { analyser = createAnalyser(), synonyms = [], memory }: IndexOptions = {},
): IndexFile[] {
  const pages = given.map(withIntroduction).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const words = pages.map(analyser.open(namesOf(synonyms, pages)))
  const { former } = memory ?? {}
  const indexed = (former && updateTerms(words, analyser, former)) ?? indexTerms(words, analyser)
  const { parts: termParts, vocabulary, kept } = indexed
  const contents = pages.map((page, at) => toContents(page, words[at]!, analyser))
  const { entries, texts } = cutPages(contents, termParts.length, former)
  if (kept) memory?.keep({ ...kept, texts: texts.map(partOf) })
  const tags = jsonFile(
    'g',
    pages.map(({ keywords }) => keywords),
  )
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  const map = encodeMap({
    sectionCounts: contents.map(({ sizes }) => sizes.length),
    languages: pages.map(({ lang }) => languages.indexOf(lang)),
    terms: termParts.map(partOf),
    pages: entries.map(partOf),
    texts: texts.map(partOf),
    vocabulary: vocabulary.hash,
    tags: tags.hash,
    contexts: findContexts(pages, contextPaths),
  })
  const cut = [...termParts, ...entries].map(({ file }) => file)
  const named = [...cut, ...texts.flatMap(({ files }) => files), vocabulary, tags]
  const files = new Map(named.map((file) => [file.name, file]))
  return [{ name: mapName, bytes: map }, ...files.values()]
}

/**
 * Ensures an introduction, the section above the first heading, which represents the page itself. It begins with the
 * description of the page, so that this is found and shown like its text.
 */
const withIntroduction = (page: SearchPage): SearchPage =>
  copyWith(page, {
    get sections() {
      return introduce(page)
    },
  })

function introduce({ description, sections }: SearchPage): SearchPage['sections'] {
  const [first, ...others] = sections
  const [introduction, rest] = first?.title === '' ? [first, others] : [{ title: '', text: '' }, sections]
  const isTold = tellsItself(introduction.text, { description, sections })
  const text = isTold ? introduction.text : `${endSentence(description)} ${introduction.text}`.trim()
  return [{ ...introduction, text }, ...rest]
}

const endSentence = (text: string) => (/[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`)

/** With a trailing slash, all pages below a path sort together. */
const sortKey = ({ path }: SearchPage) => `${path}/`

function toContents(page: SearchPage, words: PageWords, { kept }: Analyser): PageContents {
  const { title, href, breadcrumbs, lang } = page
  return {
    entry: { title, href, breadcrumbs, lang },
    name: kept?.nameOf(words),
    sizes: readPage(words).sections.map(({ size }) => size),
    get sections() {
      return page.sections
    },
  }
}

const partOf = <Part>({ part }: { part: Part }) => part

/** Finds the range of pages of each context. Pages are sorted, so those at or below a path are neighbours. */
function findContexts(pages: SearchPage[], paths: string[]): SearchMap['contexts'] {
  return paths.map((path) => {
    const isWithin = (page: SearchPage) => `${page.path}/`.startsWith(`${path}/`)
    const start = pages.findIndex(isWithin)
    const end = pages.findLastIndex(isWithin) + 1
    return { path, start: Math.max(start, 0), end }
  })
}
