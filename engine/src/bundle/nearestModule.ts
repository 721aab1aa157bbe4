import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The name in the folder of a missing file that is spelt most like it, with or without the file extension. */
export function nearestModule(missing: string): string | undefined {
  if (!existsSync(dirname(missing))) return undefined
  const names = readdirSync(dirname(missing))
  const bare = names.map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''))
  return nearestMatch(basename(missing), [...bare, ...names])
}
