import { normalize } from 'node:path/posix'
import { isSecretFile, sourceFolders } from '../config/files.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

/**
 * Finds the reason not to publish a file that a note names: what a note says may come from somebody who may not read
 * all that the build can read. Folders that settings name may lie outside of the site's folder.
 */
export function withheldReason(place: SourcePath, config: SiteConfig): 'outside' | 'secret' | undefined {
  if (isSecretFile(place)) return 'secret'
  const isNamed = () =>
    sourceFolders(config).some((folder) => place.startsWith(`${normalize(toSourcePath(folder))}/`))
  return place.startsWith('../') && !isNamed() ? 'outside' : undefined
}
