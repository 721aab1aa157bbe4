import { posix } from 'node:path'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { decodePath, joinUrlPath } from '../../model/paths.ts'
import type { DocPlace } from './docPlace.ts'

/** The path of a doc below that of its version, decoded. The slug of an index page ends in a slash. */
export function docSlug(place: DocPlace, { id, slug }: DocFrontMatter): string {
  const folder = joinUrlPath(place.folder, '/')
  if (slug) return resolveSlug(decodePath(slug) ?? slug, folder)
  return place.isIndex ? folder : joinUrlPath(folder, id || place.name)
}

function resolveSlug(slug: string, folder: string): string {
  return slug.startsWith('/') ? slug : posix.join(folder, slug)
}
