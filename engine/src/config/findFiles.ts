import { type Dirent, readdir, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type GlobOptions, glob } from 'tinyglobby'

type Done = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void

/**
 * The files of a folder that match, in any order. A folder that cannot be listed is an error, not an empty one. Links
 * to a folder that they are in are not followed, because they have no end.
 */
export async function findFiles(
  folder: string,
  patterns: string | string[],
  options: Pick<GlobOptions, 'dot' | 'ignore'> = {},
): Promise<string[]> {
  const errors: Error[] = []
  // Left to itself, `glob` passes over such folders in silence.
  const list = (path: string, settings: { withFileTypes: true }, done: Done) =>
    readdir(path, settings, (error, entries) => {
      if (error && error.code !== 'ENOENT') errors.push(error)
      done(
        error,
        error ? entries : entries.filter((entry) => !entry.isSymbolicLink() || !leadsBack(path, entry)),
      )
    })
  const fs = { readdir: list as typeof readdir }
  const found = await glob(patterns, { ...options, cwd: folder, expandDirectories: false, fs })
  if (errors.length > 0) throw errors[0]
  return found
}

function leadsBack(folder: string, { name }: Dirent): boolean {
  try {
    const target = realpathSync.native(join(folder, name))
    return join(realpathSync.native(folder), sep).startsWith(join(target, sep))
  } catch {
    return false
  }
}
