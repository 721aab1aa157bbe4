import { type Form, impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Clause, Match } from './query.ts'

const least = 0.3

/** How much a match says: its rarity (inverse document frequency), from its best candidates, and its weight. */
export function rarityOf({ candidates, isCommon, slot }: Match, { pageOf }: SearchIndex): number {
  if (isCommon) return least * slot.weight
  const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0) * 0.8
  const count = candidates
    .filter(({ quality }) => quality >= surest)
    .reduce(
      (total, { form }) => total + Math.max(form.body.length, form.titles.length + form.headings.length),
      0,
    )
  const frequency = Math.log(1 + (pageOf.length - Math.min(count, pageOf.length) + 0.5) / (count + 0.5))
  return (frequency + least) * slot.weight
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
