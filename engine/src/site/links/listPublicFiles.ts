import { decodePath, toPageKey } from '../../model/paths.ts'
import { feedFiles } from '../blog/feedFiles.ts'
import type { Site } from '../site.ts'

/** Paths of everything published besides the pages of this locale, normalized by `toPageKey`. */
export type PublicFiles = Pick<ReadonlySet<string>, 'has'>

/** Everything a link may lead to besides the site's own pages. `staticFiles` are paths below the output folder. */
export function listPublicFiles(site: Site, staticFiles: string[]): PublicFiles {
  const { config, localePages } = site
  const own = [...staticFiles, 'sitemap.xml'].map((name) => config.baseUrl + name)
  const feeds = feedFiles(site).map(({ path }) => path)
  const otherPages = [...(localePages?.values() ?? [])].flatMap((pages) => [...pages.values()])
  return new Set(
    [...own, ...[...feeds, ...otherPages].map((path) => decodePath(path) ?? path)].map(toPageKey),
  )
}
