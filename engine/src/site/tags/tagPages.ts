import type { Doc, Tag } from '../site.ts'
import { groupByTag } from './groupByTag.ts'

/** A tag and the docs that its page lists. */
export interface TagPage {
  tag: Tag
  /** By title. */
  docs: Doc[]
  unlisted: boolean
}

const { compare } = new Intl.Collator('en')

/** The pages of all tags that docs carry. */
export function buildTagPages(docs: Doc[]): TagPage[] {
  return groupByTag(docs).map(({ items, ...tag }) => {
    return { ...tag, docs: items.toSorted((a, b) => compare(a.title, b.title)) }
  })
}
