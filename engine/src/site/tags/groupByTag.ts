import { groupBy } from '../../std/groupBy.ts'
import type { Tag } from '../site.ts'

/** A tag and what carries it. */
export interface TaggedItems<Item> {
  tag: Tag
  /** Unlisted ones only if the tag has no others. */
  items: Item[]
  /** The tag has none but unlisted ones, so the list of tags leaves it out. */
  unlisted: boolean
}

/** The tags that docs or posts carry. Of several tags with one address the first gives the name. */
export function groupByTag<Item extends { tags: Tag[]; unlisted: boolean }>(
  items: Item[],
): TaggedItems<Item>[] {
  const carried = items.flatMap((item) => item.tags.map((tag) => ({ tag, item })))
  return [...groupBy(carried, ({ tag }) => tag.permalink).values()].map((group) => {
    const all = group.map(({ item }) => item)
    const listed = all.filter((item) => !item.unlisted)
    const unlisted = listed.length === 0
    return { tag: group[0]!.tag, items: unlisted ? all : listed, unlisted }
  })
}
