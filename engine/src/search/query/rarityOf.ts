import type { SearchIndex } from '../searchIndex.ts'
import type { Match } from './slot.ts'

const least = 0.3

/** The rarity of a match (inverse document frequency), from its best candidates. */
export function rarityOf({ candidates, isCommon }: Match, { pageOf }: SearchIndex): number {
  if (isCommon) return least
  const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0) * 0.8
  const count = candidates
    .filter(({ quality }) => quality >= surest)
    .reduce(
      (total, { form }) => total + Math.max(form.body.length, form.titles.length + form.headings.length),
      0,
    )
  return Math.log(1 + (pageOf.length - Math.min(count, pageOf.length) + 0.5) / (count + 0.5)) + least
}
