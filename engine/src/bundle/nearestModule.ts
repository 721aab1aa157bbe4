import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The name in the folder of a missing file that is spelt most like it, with or without the file extension. */
export function nearestModule(missing: string): string | undefined {
  const names = namesIn(dirname(missing))
  const bare = names.map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''))
  return nearestMatch(basename(missing), [...bare, ...names])
}

/** None if there is no such folder, or it cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
