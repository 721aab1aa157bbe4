import type { TagLink } from '../../model/pageData.ts'
import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Blog } from '../blog/blog.ts'
import type { Tag, Version } from '../site.ts'
import { groupByTag } from './groupByTag.ts'
import { buildTagPages } from './tagPages.ts'

/** The listed tags of a version and of the blog together. A tag in both counts its docs and its posts. */
export function sharedTags(version: Version, blog: Blog | undefined, addresses: AddressSettings): TagLink[] {
  const links = new Map<string, TagLink>()
  const add = (tag: Tag, root: string, count: number) => {
    const key = tag.permalink.slice(root.length)
    const known = links.get(key)
    if (known) known.count += count
    else links.set(key, { label: tag.label, href: toHref(tag.permalink, addresses), count })
  }
  for (const { tag, docs, unlisted } of buildTagPages(version.docs))
    if (!unlisted) add(tag, version.tagsPath, docs.length)
  for (const { tag, items: posts, unlisted } of blog ? groupByTag(blog.posts) : [])
    if (!unlisted) add(tag, blog!.tagsPath, posts.length)
  return [...links.values()]
}
