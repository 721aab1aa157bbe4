import type { SearchPage } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { encodeMap } from '../format/encodeMap.ts'
import { encodeTerms } from '../format/encodeTerms.ts'
import { fileName, mapName } from '../format/fileName.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { IndexPart } from '../format/searchMap.ts'
import type { Form, Term } from '../format/term.ts'
import { analysePage } from './analysePage.ts'
import { collectTerms } from './collectTerms.ts'
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

/** About how large the files are before they are compressed: one should be a small step, and not many be needed. */
const leastTermFileSize = 4_000
const pageFileSize = 5_000

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
  analyse = analysePage,
): IndexFile[] {
  const pages = given.map(withIntroduction).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page))
  const { terms, pairs } = finishTerms(collectTerms(pages, analyse), pageOf)

  const texts = pages.map(({ sections }) =>
    jsonFile(
      'x',
      sections.map(({ text }) => text),
    ),
  )
  const termParts = cutTerms(terms).map((part) => toPart(part[0]!.key, hashFile('t', encodeTerms(part))))
  const pairParts = cutTerms(pairs).map((part) => toPart(part[0]!.key, hashFile('c', encodeTerms(part))))
  const pageParts = cutPages(pages, texts)
  const pairList = jsonFile(
    'l',
    pairParts.map(({ part }) => part),
  )
  const vocabulary = jsonFile(
    'v',
    terms.filter(isInTitles).map(({ key }) => key),
  )
  const map = encodeMap({
    sectionCounts: pages.map(({ sections }) => sections.length),
    terms: termParts.map(({ part }) => part),
    pages: pageParts.map(({ part }) => part),
    vocabulary: vocabulary.hash,
    pairs: pairList.hash,
    contexts: findContexts(pages, contextPaths),
  })
  const named = [
    ...termParts.map(({ file }) => file),
    ...pageParts.map(({ file }) => file),
    ...pairParts.map(({ file }) => file),
    pairList,
    vocabulary,
    ...texts,
  ]
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
function cutTerms(terms: Term[]): Term[][] {
  const weight = terms.reduce((total, term) => total + weighTerm(term), 0)
  return cutParts(terms, {
    size: Math.max(leastTermFileSize, Math.sqrt(weight)),
    weigh: weighTerm,
  })
}

function weighTerm({ key, forms }: Term): number {
  const weighForm = ({ titles, headings, body }: Form) =>
    4 + 2 * (titles.length + headings.length) + 1.3 * body.length
  return forms.reduce((total, form) => total + weighForm(form), 4 + key.length / 2)
}

function cutPages(pages: SearchPage[], texts: HashedFile[]) {
  const entries = pages.map((page, index) => ({ index, entry: toEntry(page, texts[index]!.hash) }))
  const parts = cutParts(entries, { size: pageFileSize, weigh: ({ entry }) => JSON.stringify(entry).length })
  return parts.map((part) =>
    toPart(
      part[0]!.index,
      jsonFile(
        'p',
        part.map(({ entry }) => entry),
      ),
    ),
  )
}

function toEntry(
  { title, href, breadcrumbs, sections, lang, keywords }: SearchPage,
  texts: string,
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

function jsonFile(kind: string, value: unknown): HashedFile {
  return hashFile(kind, new TextEncoder().encode(JSON.stringify(value)))
}

function hashFile(kind: string, bytes: Uint8Array): HashedFile {
  const ownHash = hash(bytes)
  return { name: fileName(kind, ownHash), bytes, hash: ownHash }
}

function toPart<Start>(start: Start, file: HashedFile): { part: IndexPart<Start>; file: HashedFile } {
  return { part: { start, hash: file.hash }, file }
}
