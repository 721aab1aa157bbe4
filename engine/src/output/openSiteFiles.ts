import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { globSync } from 'tinyglobby'
import type { SiteFiles } from './findPage.ts'

/** The files of a folder, read anew at each request, so that a new build is served at once. */
export function openSiteFiles(folder: string): SiteFiles {
  return {
    has: (path) => path !== '' && !path.endsWith('/') && isFileWithin(folder, path),
    pages: () => globSync('**/*.html', { cwd: folder, expandDirectories: false, followSymbolicLinks: false }),
  }
}

/** Ignores symbolic links that lead out of the folder. */
function isFileWithin(folder: string, path: string): boolean {
  try {
    const real = realpathSync(join(folder, path))
    return statSync(real).isFile() && real.startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}
