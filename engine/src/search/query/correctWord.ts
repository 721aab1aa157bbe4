import { editDistance, foldWord } from '../../std/text.ts'
import { weightOfWord } from '../analysis/commonWords.ts'
import { decodeKeystrokes } from '../analysis/decodeKeystrokes.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { candidatesOf, inPlaceOf, isNamed, toMatch } from './candidates.ts'
import { findBoth, findCompound } from './findTogether.ts'
import { type Candidate, type Match, neededWeight, type Slot } from './query.ts'

/** Qualities of a correction of one letter, and of two words typed as one. */
const [wrongLetter, splitWord] = [0.5, 0.9]

/** A word in at most this many sections may be a typo for another word. */
const fewPlaces = 5

/** Adds corrections of rare words, for a query that no page answers as typed. */
export async function correctRareWords(matches: Match[], index: SearchIndex): Promise<Match[]> {
  return Promise.all(
    matches.map(async (match) => {
      const isRare = match.candidates.every(({ form }) => form.body.length <= fewPlaces)
      if (!isRare || match.isCommon || match.slot.weight < 1) return match
      const isKnown = !match.isDoubtful
      const corrected = await correctWord(match.slot, index, isKnown).catch(() => [])
      return toMatch(match.slot, [...match.candidates, ...corrected])
    }),
  )
}

/** Finds corrections of a mistyped word. For one that exists no further file is read. */
export async function correctWord(slot: Slot, index: SearchIndex, isKnown = false): Promise<Candidate[]> {
  const apart = isKnown ? [] : await correctCompound(slot, index)
  const repairs = await repairWord(slot, index, isKnown)
  const [first, second] = repairs
  const isCompound = first?.edits === 0
  const both = isCompound && second ? await findBoth(first.key, second.key, splitWord, index) : []
  if (both.length > 0) return [...apart, ...both]
  const compound = isCompound ? repairs.map(({ key }) => key).join(' ') : undefined
  const found = await Promise.all(
    repairs.map(async ({ key, edits }) => {
      const exact = foldWord(slot.exact) === slot.exact ? key : slot.exact
      const quality = edits === 0 ? splitWord : wrongLetter / edits
      return inPlaceOf(candidatesOf(await index.term(key), { exact }, quality), compound)
    }),
  )
  return [...apart, ...found.flat()]
}

/** Finds a mistyped compound as two words: `loadbalncer` as `load balancer`. */
async function correctCompound({ folded, edits }: Slot, index: SearchIndex): Promise<Candidate[]> {
  return folded.length < twoEdits || edits === 0 ? [] : findCompound(folded, 1, index)
}

/** A word of the index similar to the typed one. */
export interface Repair {
  key: string
  /** Number of differing letters; 0 for a part of a compound. */
  edits: number
}

/** Minimum word lengths for one and for two typos. Shorter words resemble too many others. */
const [oneEdit, twoEdits] = [4, 8]
/** The same for one typo in a word that exists: who types `task` does not mean `talk`. */
const oneEditOfKnown = 5

const mostRepairs = 8
const shortestPart = 3

/**
 * Finds the most similar words in the index, or the two words that a compound is made of. The list of all words of
 * titles is not read if one of them is near.
 */
async function repairWord(
  { folded, edits: allowed, isPrefix }: Slot,
  index: SearchIndex,
  isKnown: boolean,
): Promise<Repair[]> {
  const least = isKnown ? oneEditOfKnown : oneEdit
  const most = folded.length >= twoEdits && !isKnown ? 2 : Number(folded.length >= least)
  const limit = Math.min(most, allowed)
  if (limit === 0 || /^\d+$/.test(folded)) return []
  const neighbours = await index.neighbours(folded)
  const nearby = neighbours.map(({ key }) => key)
  const isNear = neighbours.some((term) => isNamed(term) && distance(folded, term.key, 1) === 1)
  const titles = isKnown || isNear ? [] : await index.vocabulary()
  const repairs = [...new Set([...titles, ...nearby])]
    .map((key) => ({ key, edits: distance(folded, key, limit) }))
    .filter(({ key, edits }) => key !== folded && edits <= limit && weightOfWord(key) >= neededWeight)
    .sort((one, other) => one.edits - other.edits || firstDiffers(one.key) - firstDiffers(other.key))
    .slice(0, mostRepairs)
  if (repairs[0]?.edits === 1) return repairs
  const parts = splitCompound(folded, titles, isPrefix)
  if (parts) return parts.map((key) => ({ key, edits: 0 }))
  return repairs.length > 0 || isKnown ? repairs : findSwapped(folded, index)

  /** Sorts words with another first letter last, because typos are rare there. */
  function firstDiffers(key: string): number {
    return Number(key[0] !== folded[0])
  }
}

/** How many of the first letters of a word may be swapped: further on, the word that is meant is among the nearby ones. */
const swappedLetters = 4

/** Finds words of texts whose first letters were typed in another order, which are far from it in the index. */
async function findSwapped(word: string, index: SearchIndex): Promise<Repair[]> {
  const swap = (_: unknown, at: number) =>
    index.term(word.slice(0, at) + word.slice(at + 1, at + 2) + word[at] + word.slice(at + 2))
  const found = await Promise.all(Array.from({ length: swappedLetters }, swap))
  return found.flatMap((term) => (term ? { key: term.key, edits: 1 } : []))
}

function distance(typed: string, key: string, limit: number): number {
  if (Math.abs(typed.length - key.length) > limit) return limit + 1
  return editDistance(typed, key, limit + 1)
}

/**
 * Splits a compound into two words of titles, which are sorted: `loadbalancer` into `load` and `balancer`. While it is
 * typed, the second may be a beginning: `messagequeu`.
 */
function splitCompound(word: string, titles: string[], isPrefix: boolean): string[] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const second = titles.find((title) => (isPrefix ? title.startsWith(rest) : title === rest))
    if (second && titles.includes(first)) return [first, second]
  }
  return undefined
}

/** Quality factor of the word as typed, when it was decoded. */
const other = 0.4

/** Finds the word that its keystrokes would have produced with a Vietnamese input method on. */
export async function findDecoded({ exact, clause }: Slot, index: SearchIndex): Promise<Candidate[]> {
  const meant = clause.isPhrase ? undefined : decodeKeystrokes(exact)
  return meant ? inPlaceOf(candidatesOf(await index.term(foldWord(meant)), { exact: meant })) : []
}

/** If one word only exists when decoded, decodes all words, even those that exist as typed: `cos` is `có`. */
export async function decodeWords(matches: Match[], index: SearchIndex): Promise<Match[]> {
  if (!matches.some(({ isDecoded }) => isDecoded)) return matches
  return Promise.all(
    matches.map(async (match) => {
      const decoded = match.isDecoded ? [] : await findDecoded(match.slot, index).catch(() => [])
      const asTyped = match.candidates.map((one) => ({ ...one, quality: one.quality * other }))
      return decoded.length > 0 ? toMatch(match.slot, [...decoded, ...asTyped]) : match
    }),
  )
}
