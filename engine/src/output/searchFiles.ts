import { gzipSync } from 'node:zlib'
import type { SiteConfig } from '../config/siteConfig.ts'
import { toOutputPath } from '../model/paths.ts'
import { searchFolder } from '../model/searchSettings.ts'
import type { Analyser } from '../search/building/analysePage.ts'
import { buildSearchIndex } from '../search/building/buildSearchIndex.ts'
import type { SearchScope } from '../site/searchScopes.ts'

/** A gzipped file of the search index, so that its size does not depend on the host's compression. */
export interface SearchFile {
  path: ReturnType<typeof toOutputPath>
  contents: Uint8Array
}

/** The search indexes of all versions, each in its own folder; `analyser` may have pages cached from earlier builds. */
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
