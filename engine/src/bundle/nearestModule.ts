import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The name of the file beside one that is missing that is spelt most like it; endings of code may be left out. */
export function nearestModule(missing: string): string | undefined {
  if (!existsSync(dirname(missing))) return undefined
  const names = readdirSync(dirname(missing))
  const bare = names.map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''))
  return nearestMatch(basename(missing), [...bare, ...names])
}
