import { bodyPlace, pairKey, sectionOf, type Term } from './term.ts'

/**
 * Pairs that are no terms by themselves, on large sites: too rare, or side by side by chance. The rarer word of a pair
 * has one list of the sections where it has such neighbours, with eight bits of the neighbour and the side that it is
 * on. So phrases lead to their pages, and now and then to a wrong one, without the texts being read.
 */
interface RarePair {
  /** The word that has the list. */
  owner: Term
  /** What a place in the list has besides its section. */
  sign: number
}

const signs = 512

/** The word that lists a pair; undefined if both are so common that none does. */
export function rarePair(first: Term, second: Term): RarePair | undefined {
  const isBefore = isFirstRarer(countPlaces(first), countPlaces(second))
  if (isBefore === undefined) return undefined
  const [owner, other] = isBefore ? [first, second] : [second, first]
  return { owner, sign: rareSign(other.key, isBefore) }
}

/** Whether the first word of a pair lists it; undefined if none does. They are in so many places. */
export const isFirstRarer = (first: number, second: number): boolean | undefined =>
  Math.min(first, second) === Number.POSITIVE_INFINITY ? undefined : first <= second

/** What the list of a pair's owner has of the other word. */
export const rareSign = (other: string, isBefore: boolean) => bitsOf(other) * 2 + Number(isBefore)

/** In how many places a word is listed; of a common one without end. */
export const countPlaces = ({ isCommon, forms }: Term) =>
  isCommon ? Number.POSITIVE_INFINITY : forms.reduce((total, { body }) => total + body.length, 0)

function bitsOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits = (bits * 31 + word.charCodeAt(at)) & 255
  return bits
}

/** The key of the list of a word. */
export const rareKey = (word: string) => pairKey(word, '')

/** Packs a place of a list. */
export const rarePlace = (section: number, sign: number) => section * signs + sign

/** Adds what the list of a word says about a pair to the pair itself. */
export function joinRare(
  key: string,
  pair: Term | undefined,
  list: Term | undefined,
  sign: number,
): Term | undefined {
  const places = Array.from(list?.forms[0]?.body ?? []).filter((place) => place % signs === sign)
  if (places.length === 0) return pair
  const known = Array.from(pair?.forms[0]?.body ?? [])
  const sections = new Set(known.map(sectionOf))
  const added = places.map((place) => Math.floor(place / signs)).filter((section) => !sections.has(section))
  const body = [...known, ...added.map((section) => bodyPlace(section, 0))]
  return { key, isCommon: false, forms: [{ spelling: key, titles: [], headings: [], body }] }
}
