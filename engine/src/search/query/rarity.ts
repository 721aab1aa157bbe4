import { type Form, impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Clause, Match } from './query.ts'

const least = 0.3

/** How much a match says: its rarity (inverse document frequency), from its best candidates, and its weight. */
export function rarityOf({ candidates, isCommon, slot }: Match, index: SearchIndex): number {
  if (isCommon) return least * slot.weight
  const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0) * 0.8
  const forms = candidates.filter(({ quality }) => quality >= surest).map(({ form }) => form)
  const count = forms.reduce(
    (total, { body, titles, headings }) => total + Math.max(body.length, titles.length + headings.length),
    0,
  )
  const all = countPossible(forms, index)
  const frequency = Math.log(1 + (all - Math.min(count, all) + 0.5) / (count + 0.5))
  return (frequency + least) * slot.weight
}

/** A language with less than this share of the sections counts as this much: so few texts say little about rarity. */
const leastShare = 0.1

/**
 * In how many sections a word could be: those of the languages that it occurs in. Otherwise each word of the few
 * Vietnamese notes of an English site would count as rare.
 */
function countPossible(forms: Form[], { pageOf, languageSizes, map: { languages } }: SearchIndex): number {
  if (languageSizes.length === 1) return pageOf.length
  let [sum, places] = [0, 0]
  for (const { body } of forms)
    for (const place of body) {
      sum += languageSizes[languages[pageOf[sectionOf(place)]!]!]!
      places++
    }
  return places === 0 ? pageOf.length : Math.max(leastShare * pageOf.length, sum / places)
}

/** Weights of a word in a title, in a heading, and in a text by its impact (0 to 3). */
const titleWeight = 3.2

const headingWeight = 1.7
export const bodyWeights = [0.45, 0.8, 1.15, 1.5]

/** Callbacks for the places of a spelling. */
interface PlaceVisitor {
  title(page: number, weight: number, place: TitlePlace): void
  heading(section: number, weight: number, place: TitlePlace): void
  body(section: number, weight: number): void
}

/** Visits the places of a spelling that the clause's field allows, with their weights. */
export function visitPlaces({ titles, headings, body }: Form, { field }: Clause, visit: PlaceVisitor): void {
  if (field !== 'heading') for (const place of titles) visit.title(place.at, titleWeight, place)
  if (field !== 'title') for (const place of headings) visit.heading(place.at, headingWeight, place)
  if (field === undefined)
    for (const place of body) visit.body(sectionOf(place), bodyWeights[impactOf(place)]!)
}
