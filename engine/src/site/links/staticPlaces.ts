import type { SiteConfig } from '../../config/siteConfig.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'

/** Where the file that is published at a URL path may lie in the static folders. */
export function staticPlaces(path: string, { baseUrl, staticDirectories }: SiteConfig): SourcePath[] {
  return staticDirectories.map((folder) => toSourcePath(`${folder}/${path.slice(baseUrl.length)}`))
}
