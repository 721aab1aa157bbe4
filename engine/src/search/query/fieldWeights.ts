import { type Form, impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { Clause } from './query.ts'

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
