import type { SearchPage } from '../../model/searchPage.ts'
import { encodeMap, type SearchMap } from '../format/mapFormat.ts'
import { mapName } from '../format/pageEntry.ts'
import { type Analyser, createAnalyser } from './analysePage.ts'
import { type CutFile, type IndexFile, jsonFile } from './cutFiles.ts'
import { cutPages, type PageContents } from './cutPages.ts'
import { type FormerTerms, indexTerms, type KeptTerms, updateTerms } from './indexTerms.ts'
import { tells } from './searchRecords.ts'
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
  if (kept) memory?.keep(kept)
  const { entries, texts } = cutPages(pages.map(toContents), termParts.length)
  const tags = jsonFile(
    'g',
    pages.map(({ keywords }) => keywords),
  )
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  const map = encodeMap({
    sectionCounts: pages.map(({ sections }) => sections.length),
    languages: pages.map(({ lang }) => languages.indexOf(lang)),
    terms: termParts.map(partOf),
    pages: entries.map(partOf),
    texts: texts.map(({ part }) => part),
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
function withIntroduction({ description, ...page }: SearchPage): SearchPage {
  const [first, ...others] = page.sections
  const [introduction, rest] =
    first?.title === '' ? [first, others] : [{ title: '', text: '' }, page.sections]
  const isTold = tells(introduction.text, description)
  const text = isTold ? introduction.text : `${endSentence(description)} ${introduction.text}`.trim()
  return { ...page, description, sections: [{ ...introduction, text }, ...rest] }
}

const endSentence = (text: string) => (/[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`)

/** With a trailing slash, all pages below a path sort together. */
const sortKey = ({ path }: SearchPage) => `${path}/`

function toContents({ title, href, breadcrumbs, sections, lang }: SearchPage): PageContents {
  return { entry: { title, href, breadcrumbs, lang }, sections }
}

const partOf = <Part>({ part }: CutFile<Part>) => part

/** Finds the range of pages of each context. Pages are sorted, so those at or below a path are neighbours. */
function findContexts(pages: SearchPage[], paths: string[]): SearchMap['contexts'] {
  return paths.map((path) => {
    const isWithin = (page: SearchPage) => `${page.path}/`.startsWith(`${path}/`)
    const start = pages.findIndex(isWithin)
    const end = pages.findLastIndex(isWithin) + 1
    return { path, start: Math.max(start, 0), end }
  })
}
