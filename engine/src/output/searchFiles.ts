import { gzipSync } from 'node:zlib'
import type { SiteConfig } from '../config/siteConfig.ts'
import { toOutputPath } from '../model/paths.ts'
import { searchFolder } from '../model/searchFolder.ts'
import { buildSearchIndex } from '../search/building/buildSearchIndex.ts'
import type { Analyser } from '../search/building/createAnalyser.ts'
import type { SearchScope } from '../site/searchScopes.ts'

/** A file of the search index, compressed in itself: so its size does not depend on what the host compresses. */
export interface SearchFile {
  path: ReturnType<typeof toOutputPath>
  contents: Uint8Array
}

/** The indexes of all versions, each in a folder of its own; `analyser` may know pages from before. */
export function searchFiles(
  scopes: SearchScope[],
  { search }: SiteConfig,
  analyser?: Analyser,
): SearchFile[] {
  if (search === false || search.provider) return []
  const contexts = search.searchContextByPaths.map(({ path }) => path)
  return scopes.flatMap(({ path, pages }) =>
    buildSearchIndex(pages, contexts, analyser).map(({ name, bytes }) => ({
      path: toOutputPath(searchFolder + path + name),
      contents: gzipSync(bytes, { level: 9 }),
    })),
  )
}
