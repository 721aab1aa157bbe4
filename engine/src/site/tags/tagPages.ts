import type { PageLink, TagLink } from '../../model/pageParts.ts'
import { type AddressSettings, toHref } from '../../model/paths.ts'
import { groupBy } from '../../std/collections.ts'
import type { Blog, Doc, Post, Tag, Version } from '../site.ts'

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
  const carried = items.flatMap((item) => withTagsAround(item.tags).map((tag) => ({ tag, item })))
  return [...groupBy(carried, ({ tag }) => tag.permalink).values()].map((group) => {
    const all = group.map(({ item }) => item)
    const listed = all.filter((item) => !item.unlisted)
    const unlisted = listed.length === 0
    return { tag: group[0]!.tag, items: unlisted ? all : listed, unlisted }
  })
}

const withTagsAround = (tags: Tag[]): Tag[] => {
  const all = tags.flatMap((tag) => [tag, ...(tag.around ?? [])])
  return all.filter(({ permalink }, at) => all.findIndex((each) => each.permalink === permalink) === at)
}

/** The tags that begin with one letter. */
export interface TagGroup {
  letter: string
  tags: TagLink[]
}

/** Puts tags in the order of the alphabet, under their first letters. */
export function groupTags(tags: TagLink[]): TagGroup[] {
  const sorted = tags.toSorted((a, b) => compare(a.label, b.label))
  return [...groupBy(sorted, ({ label }) => [...label][0]?.toUpperCase() ?? '')]
    .map(([letter, group]) => ({ letter, tags: group }))
    .sort((a, b) => compare(a.letter, b.letter))
}

/** The listed tags of a version and of blogs together. A tag in several counts its docs and its posts. */
export function sharedTags(version: Version, blogs: Blog[], addresses: AddressSettings): TagLink[] {
  const links = new Map<string, TagLink>()
  const add = (tag: Tag, root: string, count: number) => {
    const key = tag.permalink.slice(root.length)
    const known = links.get(key)
    if (known) known.count += count
    else links.set(key, { label: tag.label, href: toHref(tag.permalink, addresses), count })
  }
  for (const { tag, docs, unlisted } of buildTagPages(version.docs))
    if (!unlisted) add(tag, version.tagsPath, docs.length)
  for (const { posts, tagsPath } of blogs)
    for (const { tag, items, unlisted } of groupByTag(posts)) if (!unlisted) add(tag, tagsPath, items.length)
  return [...links.values()]
}

/** The listed posts of each tag of blogs, keyed by the tag's path below the tags page. */
export function sharedPosts(blogs: Blog[]): Map<string, Post[]> {
  const shared = new Map<string, Post[]>()
  for (const { posts, tagsPath } of blogs)
    for (const { tag, items, unlisted } of groupByTag(posts)) {
      const key = tag.permalink.slice(tagsPath.length)
      if (!unlisted) shared.set(key, [...(shared.get(key) ?? []), ...items])
    }
  return shared
}

/** The link to the page of a tag. */
export function tagLink({ label, permalink }: Tag, addresses: AddressSettings): PageLink {
  return { label, href: toHref(permalink, addresses) }
}
