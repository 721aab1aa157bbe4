import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { decodePath, joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import { kebabCase } from '../../std/text.ts'
import type { Tag } from '../site.ts'
import type { DefinedTag } from './tagsFile.ts'

type WrittenTag = NonNullable<DocFrontMatter['tags']>[number]
type DefinedTags = Map<string, DefinedTag>

/** The tags of a note with their addresses below `tagsPath`. Two that share an address count once. */
export function docTags({ tags = [] }: DocFrontMatter, tagsPath: RoutePath, defined?: DefinedTags): Tag[] {
  const byPermalink = new Map<string, Tag>()
  for (const written of tags) {
    const tag = placeTag(findDefinition(written, defined), tagsPath)
    if (!byPermalink.has(tag.permalink)) byPermalink.set(tag.permalink, tag)
  }
  return [...byPermalink.values()]
}

function findDefinition(written: WrittenTag, defined?: DefinedTags): DefinedTag {
  return typeof written === 'string' ? (defined?.get(written) ?? inlineTag(written)) : written
}

function placeTag(tag: DefinedTag, tagsPath: RoutePath): Tag {
  const permalink = decodePath(tag.permalink) ?? tag.permalink
  return { ...tag, permalink: toRoutePath(joinUrlPath(tagsPath, permalink)) }
}

function inlineTag(label: string): DefinedTag {
  return { label, permalink: kebabCase(label) }
}

/** The tags of a note that the tags file does not hold. */
export function undefinedTags({ tags = [] }: DocFrontMatter, defined: DefinedTags): string[] {
  return tags.filter((tag) => typeof tag === 'string').filter((tag) => !defined.has(tag))
}
