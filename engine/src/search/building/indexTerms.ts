import { memoize } from '../../std/collections.ts'
import type { IndexPart, TextPart } from '../format/mapFormat.ts'
import { rareKey } from '../format/rarePairs.ts'
import { manySections, type Term } from '../format/term.ts'
import {
  type Analyser,
  type KeptPageWords,
  type PageWords,
  readPage,
  type SectionWords,
} from './analysePage.ts'
import { collectTerms, draftTerms } from './collectTerms.ts'
import {
  type CutFile,
  type CutTerms,
  cutAgain,
  cutTerms,
  formerFile,
  type HashedFile,
  jsonFile,
} from './cutFiles.ts'
import { detailOf, formOf, type Lexicon, mostCounted } from './draft.ts'
import { draftPairs, keyOfPair, type PairCounts, type TouchedSection, updatePairs } from './findPairs.ts'
import { countListed, createImpacts, findRareOwners, listRarePairs, weighTerms } from './weighTerms.ts'

/** What is kept of an index for the next one. JSON. */
export interface KeptTerms extends CutTerms {
  /** Names of the words of each page. */
  pages: string[]
  /** What the numbers of words belong to. */
  lexicon: KeptPageWords['lexicon']['after']
  /** The hash in the name of the vocabulary. */
  vocabulary: string
  /** Pairs that are together often enough, with how often they are. */
  pairs: [pair: number, count: number][]
  /** On a large site, in how many places each word is listed; -1 if it is common. */
  places: number[]
  /** The files of the texts of the pages. */
  texts: TextPart[]
}

/** The last index. */
export interface FormerTerms {
  kept: KeptTerms
  /** Reads a file of it. */
  read(name: string): Uint8Array
}

export interface IndexedTerms {
  parts: CutFile<IndexPart<string>>[]
  /** The words of titles and headings. */
  vocabulary: HashedFile
  /** If the words of pages are kept. */
  kept?: Omit<KeptTerms, 'texts'> | undefined
}

/** Collects, weighs and cuts the terms of all pages, which are in order. */
export function indexTerms(pages: PageWords[], analyser: Analyser): IndexedTerms {
  const { lexicon } = analyser
  const collection = collectTerms(pages, lexicon)
  const { sequences, pairCounts } = collection
  const { terms, pairs } = weighTerms(collection, listPages(pages))
  const isLarge = sequences.length > manySections
  const places = isLarge ? countListed(terms, lexicon.terms) : new Float64Array()
  const rare = isLarge ? listRarePairs({ sequences, words: lexicon.terms, places, counts: pairCounts }) : []
  const all = [...terms, ...pairs, ...rare].sort(byKey)
  const { parts, ...list } = cutTerms(all)
  const vocabulary = jsonFile(
    'v',
    terms.filter(isInTitles).map(({ key }) => key),
  )
  const kept = toKept({ ...list, vocabulary: vocabulary.hash }, pages, {
    analyser,
    pairCounts,
    places,
  })
  return { parts, vocabulary, kept }
}

const byKey = (one: Term, other: Term) => (one.key < other.key ? -1 : 1)

/** The page that each section is part of. */
const listPages = (pages: PageWords[], read = readPage) =>
  pages.flatMap((words, page) => read(words).sections.map(() => page))

function isInTitles({ forms }: Term): boolean {
  return forms.some(({ titles, headings }) => titles.length + headings.length > 0)
}

function toKept(
  list: CutTerms & Pick<KeptTerms, 'vocabulary'>,
  pages: PageWords[],
  found: { analyser: Analyser; pairCounts: PairCounts; places: Float64Array },
): IndexedTerms['kept'] {
  const { kept: words } = found.analyser
  const names = pages.map((page) => words?.nameOf(page))
  if (!words || names.includes(undefined)) return undefined
  return {
    ...list,
    pages: names as string[],
    lexicon: words.lexicon.after,
    pairs: [...found.pairCounts.pairs],
    places: Array.from(found.places, (count) => (count === Number.POSITIVE_INFINITY ? -1 : count)),
  }
}

/**
 * The same if only texts of some sections have changed since the last index: terms that none of these has stay as they
 * are, and so do the files that have no others. Undefined if more has changed.
 */
export function updateTerms(
  pages: PageWords[],
  analyser: Analyser,
  former: FormerTerms,
): IndexedTerms | undefined {
  const { kept } = former
  const { lexicon } = analyser
  // All pages are gone through several times.
  const read = memoize(readPage, new WeakMap())
  const changes = findChanges(pages, analyser, { kept, read })
  if (!changes) return undefined
  const sections = pages.flatMap((page) => read(page).sections)
  const touched = findTouched(changes, sections, lexicon)
  if (2 * touched.marks.filter(Boolean).length > kept.keys.length) return undefined
  const words = lexicon.terms
  const sequences = sections.map(({ text }) => text)
  const touchedSections = [...touched.sections.values()]
  const pairs = updatePairs(new Map(kept.pairs), touchedSections, { sequences, size: words.length })
  const weighed = weighTerms(
    {
      drafts: draftTerms(pages, lexicon, { marks: touched.marks, read }),
      pairs: draftPairs(pairs.touchedTerms, sequences, words),
      sequences,
    },
    listPages(pages, read),
  )
  const rare = updateRare({
    kept,
    words,
    sequences,
    changes,
    pairs,
    marks: touched.marks,
    terms: weighed.terms,
  })
  const gone = new Set(words.filter((_, number) => touched.marks[number]))
  for (const pair of pairs.touched) gone.add(keyOfPair(pair, words))
  for (const owner of rare.owners) gone.add(rareKey(words[owner]!))
  const fresh = [...weighed.terms, ...weighed.pairs, ...rare.lists].sort(byKey)
  const { parts, ...list } = cutAgain(former, gone, fresh)
  const vocabulary = formerFile('v', kept.vocabulary, former.read)
  const found = { analyser, pairCounts: pairs.now, places: rare.places }
  return { parts, vocabulary, kept: toKept({ ...list, vocabulary: kept.vocabulary }, pages, found) }
}

/** A section with another text. */
type Change = Omit<TouchedSection, 'impacts'>

/** The sections with other texts, by number; undefined if there are other sections, titles or headings. */
function findChanges(
  pages: PageWords[],
  { kept: known }: Analyser,
  { kept: { pages: names, lexicon }, read }: { kept: KeptTerms; read: typeof readPage },
): Map<number, Change> | undefined {
  if (!known || names.length !== pages.length || known.lexicon.before !== lexicon.name) return undefined
  const changes = new Map<number, Change>()
  let first = 0
  for (const [page, words] of pages.entries()) {
    const { titles, sections } = read(words)
    if (known.nameOf(words) !== names[page]) {
      const former = known.wordsOf(names[page]!)
      const before = former && readPage(former)
      if (before?.sections.length !== sections.length || !isSame(before.titles, titles)) return undefined
      for (const [index, now] of sections.entries()) {
        const change = { before: before.sections[index]!, now }
        if (!isSame(change.before.headings, now.headings)) return undefined
        if (!isSame(change.before.counts, now.counts) || !isSame(change.before.text, now.text))
          changes.set(first + index, change)
      }
    }
    first += sections.length
  }
  return changes
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** The sections that are touched, and a mark for each term that is in other places or says more or less of them. */
function findTouched(changes: Map<number, Change>, sections: SectionWords[], { terms, termOf }: Lexicon) {
  const impacts = compareImpacts(
    sections.map((now, at) => changes.get(at)?.before ?? now),
    sections,
  )
  const marks = new Uint8Array(terms.length)
  const touched = new Map<number, TouchedSection>()
  for (const [at, now] of sections.entries()) {
    const change = changes.get(at) ?? { before: now, now }
    const known = impacts(change)
    if (change.before === now && isSame(known.before, known.now)) continue
    touched.set(at, { ...change, impacts: known })
    const counts = new Map(Array.from(change.before.counts, (packed) => [formOf(packed), detailOf(packed)]))
    for (const packed of now.counts) {
      const form = formOf(packed)
      if (known.before[counts.get(form) ?? 0] !== known.now[detailOf(packed)]) marks[termOf[form]!] = 1
      counts.delete(form)
    }
    for (const form of counts.keys()) marks[termOf[form]!] = 1
  }
  return { marks, sections: touched }
}

/** Gives the impacts of a section among those before, and among those now. */
function compareImpacts(before: SectionWords[], now: SectionWords[]) {
  const [former, present] = [before, now].map((sections) => {
    const { normOf, impactOf } = createImpacts(sections.map(({ text }) => text.length))
    const tables = new Map<number, Uint8Array>()
    return ({ text: { length } }: SectionWords) => {
      const norm = normOf(length)
      const toImpact = (_: unknown, count: number) => (count === 0 ? 0 : 1 + impactOf(count, norm))
      const table = tables.get(length) ?? Uint8Array.from({ length: mostCounted + 1 }, toImpact)
      tables.set(length, table)
      return table
    }
  })
  return (change: Change) => ({ before: former!(change.before), now: present!(change.now) })
}

interface RareUpdate {
  kept: KeptTerms
  words: string[]
  sequences: Int32Array[]
  changes: Map<number, Change>
  pairs: ReturnType<typeof updatePairs>
  marks: Uint8Array
  /** Those with a mark. */
  terms: Term[]
}

/** The lists of rare pairs that may have changed, and whose they are. */
function updateRare({ kept, words, sequences, changes, pairs, marks, terms }: RareUpdate) {
  if (sequences.length <= manySections)
    return { owners: new Set<number>(), lists: [], places: new Float64Array() }
  const before = new Float64Array(words.length)
  before.set(kept.places.map((count) => (count < 0 ? Number.POSITIVE_INFINITY : count)))
  const listed = countListed(terms, words)
  const places = before.map((count, number) => (marks[number] ? listed[number]! : count))
  const change = { changes, places: { before, now: places }, pairs: pairs.touched }
  const owners = findRareOwners(sequences, change)
  return { owners, places, lists: listRarePairs({ sequences, words, places, counts: pairs.now, owners }) }
}
