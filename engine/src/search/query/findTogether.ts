import { editDistance, foldWord } from '../../std/text.ts'
import { findWords } from '../analysis/findWords.ts'
import { inflections } from '../analysis/inflections.ts'
import { type Form, sectionOf, type Term, type TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { type Candidate, countAsked, type Match, type Slot } from './query.ts'

/**
 * Qualities of a run, of a pair, and of the only pair of a query. A run says more than a pair; two words alone are more
 * likely a title.
 */
const [runQuality, pairQuality, onlyPairQuality] = [3, 2.5, 0.6]

/** The places of runs as typed. */
export async function findRunPlaces(runs: string[], index: SearchIndex): Promise<Candidate[]> {
  const terms = await Promise.all(runs.map((run) => index.term(run).catch(() => undefined)))
  return terms.flatMap((term) => toCandidates(term, runQuality))
}

/** Loads the pairs of a query together with its words, so that they are there when pages are ranked. */
export async function readPairs(slots: Slot[], index: SearchIndex): Promise<void> {
  await Promise.allSettled(
    slots.slice(1).map((slot, place) => {
      const before = slots[place]!
      return before.weight === 0 ? undefined : index.pair(before.folded, slot.folded)
    }),
  )
}

/** For each two neighbouring words of the query, the places where they are neighbours. */
export async function findPairPlaces(matches: Match[], index: SearchIndex): Promise<Candidate[][]> {
  const words = matches.map(meantWord)
  const terms = await Promise.all(
    words
      .slice(1)
      .map((word, place) =>
        matches[place]!.slot.weight === 0
          ? undefined
          : index.pair(words[place]!, word).catch(() => undefined),
      ),
  )
  const quality = countAsked(matches) > 2 ? pairQuality : onlyPairQuality
  return terms.map((term, place) => toCandidates(term, quality * weightOf(matches, place)))
}

/**
 * The pages of a large index where all neighbours in a phrase are neighbours; undefined if all its words are too common
 * to tell. In a small one only the frequent pairs are known.
 */
export async function findPhrasePages(phrase: string, index: SearchIndex): Promise<Set<number> | undefined> {
  const words = findWords(phrase).map(({ folded }) => folded)
  const pages = await Promise.all(
    words.slice(1).map((word, place) => findPairPages(words[place]!, word, index)),
  )
  const [first, ...others] = pages.filter((some) => some !== undefined)
  return first && new Set([...first].filter((page) => others.every((some) => some.has(page))))
}

/** The pages and the sections with a title, another name or a heading where the words of a phrase follow each other. */
export async function findPhraseNames(phrase: string, index: SearchIndex): Promise<Set<number>> {
  const words = findWords(phrase).map(({ folded }) => folded)
  const terms = await Promise.all(words.map((word) => index.term(word).catch(() => undefined)))
  const named = (kind: 'titles' | 'headings') => {
    const [first = [], ...others] = terms.map((term) => term?.forms.flatMap((form) => form[kind]) ?? [])
    // A page has one place for each word, which may be in another of its names.
    const follows = (start: TitlePlace, place: number) => (word: TitlePlace) =>
      word.at === start.at && (word.position === start.position + place + 1 || word.length !== start.length)
    const isRow = (start: TitlePlace) => others.every((places, place) => places.some(follows(start, place)))
    return first.filter(isRow).map(({ at }) => at)
  }
  return new Set([...named('titles'), ...named('headings').map((section) => index.pageOf[section]!)])
}

async function findPairPages(
  first: string,
  second: string,
  index: SearchIndex,
): Promise<Set<number> | undefined> {
  const [pair, ...both] = await Promise.all([
    index.pair(first, second),
    index.term(first),
    index.term(second),
  ])
  if (pair?.isCommon || both.every((term) => term?.isCommon)) return undefined
  const places = pair?.forms.flatMap(({ body }) => Array.from(body)) ?? []
  return new Set(places.map((place) => index.pageOf[sectionOf(place)]!))
}

/** Quality of a compound that is written as two words; less if a letter is wrong, too. */
const compoundQuality = 0.8

/**
 * Finds a compound as a pair of words, in its plural or singular too, with at most so many wrong letters: `hashtable` as
 * `hash table`.
 */
export async function findCompound(
  compound: string,
  edits: number,
  index: SearchIndex,
): Promise<Candidate[]> {
  const forms = inflections(compound)
  const near = (await index.pairsNear(compound))
    .map(({ key }) => ({ key, far: distance(key.replace(' ', '')) }))
    .filter(({ far }) => far <= edits)
    .sort((one, other) => one.far - other.far)
  const found = near.slice(0, 2).map(async ({ key, far }) => {
    const [first, second] = key.split(' ')
    return findBoth(first!, second!, compoundQuality / (1 + far / 2), index)
  })
  return (await Promise.all(found)).flat()

  function distance(joined: string): number {
    return forms.includes(joined) ? 0 : editDistance(joined, compound, edits + 1)
  }
}

/** Two words with the places where they are together, which count as one. */
export async function findBoth(
  first: string,
  second: string,
  quality: number,
  index: SearchIndex,
): Promise<Candidate[]> {
  const [pair, before, ...after] = await Promise.all([
    index.pair(first, second),
    ...[first, second, ...inflections(second)].map(index.term),
  ])
  const formsAfter = after.flatMap((term) => term?.forms ?? [])
  if (!before || formsAfter.length === 0) return []
  const form = nameTogether(before.forms, formsAfter, pair)
  const isFound = form.titles.length + form.headings.length + form.body.length > 0
  return isFound ? [{ form, quality, isCommon: false, instead: form.spelling }] : []
}

/** Two words with their places in titles and headings, and those of their pair in texts. */
function nameTogether(first: Form[], second: Form[], pair: Term | undefined): Form {
  const together = (kind: 'titles' | 'headings') => {
    const [before, after] = [first, second].map((forms) => forms.flatMap((form) => form[kind]))
    const isNext = (place: TitlePlace) =>
      after!.some(({ at, position }) => at === place.at && position === place.position + 1)
    return before!.filter(isNext).map((place) => ({ ...place, length: place.length - 1 }))
  }
  const [form] = pair?.forms ?? []
  const spelling = form?.spelling ?? `${first[0]!.spelling} ${second[0]!.spelling}`
  return { spelling, titles: together('titles'), headings: together('headings'), body: form?.body ?? [] }
}

/** The most pages that are added to those with the most words. */
const mostAdded = 100

/** Adds to some pages those of all that hold the most pairs: a phrase of common words is in few, which words do not tell. */
export function addTogether(
  pages: number[],
  all: number[],
  pairs: Candidate[][],
  { map, pageOf }: SearchIndex,
): number[] {
  const counts = new Uint8Array(map.sectionCounts.length)
  for (const candidates of pairs) {
    const own = candidates.flatMap(({ form }) => Array.from(form.body, (place) => pageOf[sectionOf(place)]!))
    for (const page of new Set(own)) counts[page]!++
  }
  const likely = all.filter((page) => counts[page]! > 1)
  likely.sort((one, other) => counts[other]! - counts[one]!)
  return [...new Set([...pages, ...likely.slice(0, mostAdded)])]
}

/** A pair says as little as the more common one of its words: `khác nhau` says nothing about what differs. */
const weightOf = (matches: Match[], place: number) =>
  Math.min(matches[place]!.slot.weight, matches[place + 1]!.slot.weight)

/** The spelling of the best candidate, folded; without candidates, the word itself. */
function meantWord({ slot, candidates }: Match): string {
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const best = candidates.find(({ quality }) => quality === surest)
  return best ? foldWord(best.form.spelling) : slot.folded
}

function toCandidates(term: Term | undefined, quality: number): Candidate[] {
  return (term?.forms ?? []).map((form) => ({ form, quality, isCommon: false }))
}
