import type { TagLink } from '../../model/pageData.ts'

/** The tags that begin with one letter. */
export interface TagGroup {
  letter: string
  tags: TagLink[]
}

const { compare } = new Intl.Collator('en')

/** Puts tags in the order of the alphabet, under their first letters. */
export function groupTags(tags: TagLink[]): TagGroup[] {
  const groups = new Map<string, TagLink[]>()
  for (const tag of tags.toSorted((a, b) => compare(a.label, b.label))) {
    const letter = [...tag.label][0]?.toUpperCase() ?? ''
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, tags: group }))
    .sort((a, b) => compare(a.letter, b.letter))
}
