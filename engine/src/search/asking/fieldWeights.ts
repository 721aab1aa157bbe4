import { type Form, impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { Clause } from './query.ts'

/** What a word counts in a title, in a heading, and in a text by how much the text is about it. */
const titleWeight = 3.2
const headingWeight = 1.7
export const bodyWeights = [0.45, 0.8, 1.15, 1.5]

/** What is done with each place of a spelling. */
interface PlaceVisitor {
  title(page: number, weight: number, place: TitlePlace): void
  heading(section: number, weight: number, place: TitlePlace): void
  body(section: number, weight: number): void
}

/** Goes through the places of a spelling that a clause allows, each with its weight. */
export function visitPlaces({ titles, headings, body }: Form, { field }: Clause, visit: PlaceVisitor): void {
  if (field !== 'heading') for (const place of titles) visit.title(place.at, titleWeight, place)
  if (field !== 'title') for (const place of headings) visit.heading(place.at, headingWeight, place)
  if (field === undefined)
    for (const place of body) visit.body(sectionOf(place), bodyWeights[impactOf(place)]!)
}
