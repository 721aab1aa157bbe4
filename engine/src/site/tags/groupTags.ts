import type { TagLink } from '../../model/pageData.ts'
import { groupBy } from '../../std/collections.ts'

/** The tags that begin with one letter. */
export interface TagGroup {
  letter: string
  tags: TagLink[]
}

const { compare } = new Intl.Collator('en')

/** Puts tags in the order of the alphabet, under their first letters. */
export function groupTags(tags: TagLink[]): TagGroup[] {
  const sorted = tags.toSorted((a, b) => compare(a.label, b.label))
  return [...groupBy(sorted, ({ label }) => [...label][0]?.toUpperCase() ?? '')]
    .map(([letter, group]) => ({ letter, tags: group }))
    .sort((a, b) => compare(a.letter, b.letter))
}
