import type { SearchPage } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { encodeMap } from '../format/encodeMap.ts'
import { encodeTerms } from '../format/encodeTerms.ts'
import { fileName, mapName } from '../format/fileName.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { IndexPart } from '../format/searchMap.ts'
import type { Form, Term } from '../format/term.ts'
import { collectTerms } from './collectTerms.ts'
import { createAnalyser } from './createAnalyser.ts'
import { cutParts } from './cutParts.ts'
import { findContexts } from './findContexts.ts'
import { finishTerms } from './finishTerms.ts'

/** A file of the index, not yet compressed. */
export interface IndexFile {
  name: string
  bytes: Uint8Array
}

/** One that is named after what it holds. */
interface HashedFile extends IndexFile {
  hash: string
}

/** A piece of a list, as a file and as the map knows it. */
interface CutFile<Start> {
  file: HashedFile
  part: IndexPart<Start>
}

/** About how large the files are before they are compressed: one should be a small step, and not many be needed. */
const leastTermFileSize = 4_000
const pageFileSize = 2_500
const textFileSize = 3_000

/**
 * Builds the files of an index:
 * 1. put the pages in order of their addresses, so that what belongs together stands together;
 * 2. take their texts apart (`analysePage`), collect where each term stands (`collectTerms`) and weigh that
 *    (`finishTerms`);
 * 3. cut terms and page entries into files, named after what they hold;
 * 4. write down which file holds what (`map`).
 * The same pages give the same files.
 */
export function buildSearchIndex(
  given: SearchPage[],
  contextPaths: string[] = [],
  analyser = createAnalyser(),
): IndexFile[] {
  const pages = given.map(withIntroduction).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page))
  const { terms, pairs } = finishTerms(collectTerms(pages, analyser), pageOf)

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

/** What stands above the first heading is a section even if it has no text: the page itself. */
function withIntroduction(page: SearchPage): SearchPage {
  const hasOne = page.sections[0]?.title === ''
  return hasOne ? page : { ...page, sections: [{ title: '', text: '' }, ...page.sections] }
}

/** With a slash at the end, all that lies below a path stands together. */
const sortKey = ({ path }: SearchPage) => `${path}/`

/** The more terms there are, the larger are their files: so the list of them in the map stays small too. */
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

/** A result shows one section of a page: the others need not all be read for it. */
function cutTexts({ sections }: SearchPage): CutFile<number>[] {
  const texts = sections.map(({ text }) => text)
  return cutList(texts, 'x', textFileSize)
}

/** Files of JSON, each known by the number of the first item in it. */
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
