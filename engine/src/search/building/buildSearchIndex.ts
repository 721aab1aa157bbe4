import type { SearchPage } from '../../model/searchPage.ts'
import { encodeMap, type SearchMap } from '../format/mapFormat.ts'
import { mapName } from '../format/pageEntry.ts'
import { manySections, type Term } from '../format/term.ts'
import { type Analyser, createAnalyser } from './analysePage.ts'
import { collectTerms } from './collectTerms.ts'
import { type CutFile, cutPages, cutTerms, type IndexFile, jsonFile, type PageContents } from './cutFiles.ts'
import { listRarePairs } from './listRarePairs.ts'
import { namesOf } from './synonyms.ts'
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
 *    (`weighTerms`); on a large site, list the pairs that are no terms (`listRarePairs`);
 * 3. cut terms and pages into files, named by their hashes;
 * 4. write the map, which says which file holds what.
 * The same pages give the same files.
 */
export function buildSearchIndex(
  given: SearchPage[],
  contextPaths: string[] = [],
  { analyser = createAnalyser(), synonyms = [] }: IndexOptions = {},
): IndexFile[] {
  const pages = given.map(withIntroduction).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const { termParts, titleWords } = indexTerms(pages, { analyser, synonyms })
  const pageParts = cutPages(pages.map(toContents), termParts.length)
  const vocabulary = jsonFile('v', titleWords)
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  const map = encodeMap({
    sectionCounts: pages.map(({ sections }) => sections.length),
    languages: pages.map(({ lang }) => languages.indexOf(lang)),
    terms: termParts.map(partOf),
    pages: pageParts.map(partOf),
    vocabulary: vocabulary.hash,
    contexts: findContexts(pages, contextPaths),
  })
  const cut = [...termParts, ...pageParts].map(({ file }) => file)
  const named = [...cut, ...pageParts.flatMap(({ texts }) => texts), vocabulary]
  const files = new Map(named.map((file) => [file.name, file]))
  return [{ name: mapName, bytes: map }, ...files.values()]
}

/** The files of the terms, and the words of titles. The terms themselves are gone before the pages are cut. */
function indexTerms(
  pages: SearchPage[],
  { analyser, synonyms }: { analyser: Analyser; synonyms: string[][] },
) {
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page))
  const collection = collectTerms(pages, analyser, namesOf(synonyms, pages))
  const { terms, pairs } = weighTerms(collection, pageOf)
  const isLarge = pageOf.length > manySections
  const rare = isLarge ? listRarePairs(collection.sequences, collection.words, terms, pairs) : []
  return {
    termParts: cutTerms([...terms, ...pairs, ...rare].sort(byKey)),
    titleWords: terms.filter(isInTitles).map(({ key }) => key),
  }
}

/**
 * Ensures an introduction, the section above the first heading, which represents the page itself. It begins with the
 * description of the page, so that this is found and shown like its text.
 */
function withIntroduction({ description, ...page }: SearchPage): SearchPage {
  const [first, ...others] = page.sections
  const [introduction, rest] =
    first?.title === '' ? [first, others] : [{ title: '', text: '' }, page.sections]
  const isTold = introduction.text.includes(description)
  const text = isTold ? introduction.text : `${endSentence(description)} ${introduction.text}`.trim()
  return { ...page, description, sections: [{ ...introduction, text }, ...rest] }
}

const endSentence = (text: string) => (/[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`)

/** With a trailing slash, all pages below a path sort together. */
const sortKey = ({ path }: SearchPage) => `${path}/`

const byKey = (one: Term, other: Term) => (one.key < other.key ? -1 : 1)

function toContents({ title, href, breadcrumbs, sections, lang, keywords }: SearchPage): PageContents {
  const headings = sections.map((section) => ({
    title: section.title,
    ...(section.id && { id: section.id }),
  }))
  return {
    entry: { title, href, breadcrumbs, sections: headings, lang, tags: keywords },
    texts: sections.map(({ text }) => text),
  }
}

function isInTitles({ forms }: Term): boolean {
  return forms.some(({ titles, headings }) => titles.length + headings.length > 0)
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
