import { foldWord } from '../../std/text.ts'
import { isParticle } from '../analysis/commonWords.ts'
import { inflections, origins, spellingTwin, vowelTwin } from '../analysis/inflections.ts'
import type { Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreement, candidatesOf, inPlaceOf, isNamed, toMatch } from './candidates.ts'
import { correctWord, findDecoded } from './correctWord.ts'
import { findCompound } from './findTogether.ts'
import type { Candidate, Match, Slot } from './query.ts'

/**
 * Qualities of the ways in which a word may match: British or American twin, inflection, the word that an unknown one
 * is made of, completion of the last word, beginning of a word in a title, a name in code written with another sign, and
 * two words as one.
 */
const sure = {
  twin: 0.9,
  inflection: 0.8,
  origin: 0.7,
  completion: 0.62,
  beginning: 0.45,
  apart: 1,
  joined: 0.9,
}
const mostCompletions = 40

/**
 * Finds the candidates for a word of the query: the word itself, its other forms, words that it begins, and
 * corrections.
 */
export async function findCandidates(slot: Slot, index: SearchIndex): Promise<Match> {
  if (slot.weight === 0) return toMatch(slot, [])
  const [own, forms, apart] = await Promise.all([
    index.term(slot.folded),
    findForms(slot, index),
    findApart(slot, index),
    mayBegin(slot) && index.completions(slot.folded),
  ])
  const completions = await findCompletions(slot, own, index)
  const isUnknown = !own && completions.length + apart.length === 0 && slot.weight >= 1
  const decoded = isUnknown ? await findDecoded(slot, index) : []
  const isOther = isUnknown && decoded.length === 0
  const made = isOther && forms.length === 0 && slot.edits > 0 ? origins(slot.exact) : []
  const origin = (await Promise.all(made.map(index.term))).find(Boolean)
  const corrected = isOther && !origin ? await correctWord(slot, index) : []
  const candidates = [
    ...candidatesOf(own, slot),
    ...forms,
    ...(isNamed(own) ? [] : apart),
    ...completions,
    ...decoded,
    ...inPlaceOf(candidatesOf(origin, slot, sure.origin)),
    ...corrected,
  ]
  return { ...toMatch(slot, candidates), isDecoded: decoded.length > 0 }
}

/** Finds inflections and spelling twins. */
async function findForms({ exact, clause }: Slot, index: SearchIndex): Promise<Candidate[]> {
  if (clause.isPhrase || clause.edits === 0) return []
  const twin = vowelTwin(exact) ?? spellingTwin(exact)
  const forms = await Promise.all(
    inflections(exact).map(async (form) =>
      candidatesOf(await index.term(form), { exact: form }, sure.inflection),
    ),
  )
  const twins = twin ? candidatesOf(await index.term(foldWord(twin)), { exact: twin }, sure.twin) : []
  return [...forms.flat(), ...twins]
}

/** Finds two words that were typed apart as one word. */
export async function findJoined(first: Slot, second: Slot, index: SearchIndex): Promise<Candidate[]> {
  const joined = { ...first, exact: first.exact + second.exact }
  const [term, forms] = await Promise.all([
    index.term(first.folded + second.folded),
    findForms(joined, index),
  ])
  return [...candidatesOf(term, joined, sure.joined), ...forms]
}

/** Finds the noun of a verb of two words: who wants to `back up` reads of a `backup`. */
export async function findNoun(
  before: Slot | undefined,
  particle: Slot,
  index: SearchIndex,
): Promise<Candidate[]> {
  const isVerb =
    before && isParticle(particle.exact) && ![before, particle].some(({ clause }) => clause.isPhrase)
  return isVerb ? findJoined(before, particle, index) : []
}

const hasDigit = /\d/
const shortestCompound = 4

/**
 * Finds a word as a pair of words: `time_wait` as `time wait` or `TIME-WAIT`, `wifi` as `Wi-Fi`. Names with
 * digits are left out: nobody writes `IPv 6`.
 */
async function findApart({ folded, parts, clause, weight }: Slot, index: SearchIndex): Promise<Candidate[]> {
  const [first, second, ...more] = parts
  const isLong = folded.length >= shortestCompound
  const isCompound = parts.length === 0 && isLong && !clause.isPhrase && weight >= 1
  if (!isCompound && (!first || !second || more.length > 0 || hasDigit.test(first + second))) return []
  if (isCompound) return findCompound(folded, 0, index)
  const pair = await index.pair(first!, second!)
  return (pair?.forms ?? []).map((form) => ({ form, quality: sure.apart, isCommon: false }))
}

/**
 * Finds longer words with this prefix. The longer the rest, the lower the quality. A word that another follows may be
 * a beginning too, as in `bin sea`: of what titles hold, or if nothing is spelled like it.
 */
async function findCompletions(slot: Slot, own: Term | undefined, index: SearchIndex): Promise<Candidate[]> {
  const { exact, folded } = slot
  if (!mayBegin(slot)) return []
  const isKnown = !slot.isPrefix && own !== undefined
  const terms = (await index.completions(folded)).filter(({ key }) => key !== folded)
  const surest = slot.isPrefix ? sure.completion : sure.beginning
  const candidates = terms.flatMap(({ key, forms, isCommon }) => {
    const quality = surest * Math.sqrt(folded.length / key.length)
    const wanted = isKnown
      ? forms.filter(({ titles, headings }) => titles.length + headings.length > 0)
      : forms
    return wanted.map((form) => ({
      form,
      quality: quality * agreement(exact, form.spelling.slice(0, exact.length), false),
      isCommon,
    }))
  })
  return candidates.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, mostCompletions)
}

const shortestBeginning = 3

function mayBegin({ folded, clause, edits, weight, isPrefix }: Slot): boolean {
  return isPrefix || (folded.length >= shortestBeginning && !clause.isPhrase && edits > 0 && weight >= 1)
}

/** Order of completions: words in titles first, then frequent ones. */
function weightOf({ form, quality }: Candidate): number {
  return quality * Math.log(2 + 20 * form.titles.length + 4 * form.headings.length + form.body.length)
}
