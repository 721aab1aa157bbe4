import { groupBy } from '../../std/collections.ts'
import type { Tag } from '../site.ts'

/** A tag and the docs or posts that have it. */
export interface TaggedItems<Item> {
  tag: Tag
  /** Unlisted ones only if the tag has no others. */
  items: Item[]
  /** Whether all items are unlisted, so that the list of tags leaves the tag out. */
  unlisted: boolean
}

/** The tags of docs or posts. Tags with the same URL are merged under the name of the first. */
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
