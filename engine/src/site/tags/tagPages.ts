import type { Doc, Tag } from '../site.ts'

/** A tag and the docs that its page lists. */
export interface TagPage {
  tag: Tag
  /** By title. Unlisted docs only if the tag has no others. */
  docs: Doc[]
  /** The tag has none but unlisted docs, so the list of tags leaves it out. */
  unlisted: boolean
}

const { compare } = new Intl.Collator('en')

/** The pages of all tags that docs carry. Of several tags with one address the first gives the name. */
export function buildTagPages(docs: Doc[]): TagPage[] {
  const groups = new Map<string, { tag: Tag; docs: Doc[] }>()
  for (const doc of docs) {
    for (const tag of doc.tags) {
      const group = groups.get(tag.permalink)
      if (group) group.docs.push(doc)
      else groups.set(tag.permalink, { tag, docs: [doc] })
    }
  }
  return [...groups.values()].map(toTagPage)
}

function toTagPage({ tag, docs }: { tag: Tag; docs: Doc[] }): TagPage {
  const listed = docs.filter((doc) => !doc.unlisted)
  const unlisted = listed.length === 0
  const shown = unlisted ? docs : listed
  return { tag, docs: shown.toSorted((a, b) => compare(a.title, b.title)), unlisted }
}
