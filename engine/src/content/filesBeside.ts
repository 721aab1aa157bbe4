import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourcePath } from '../model/paths.ts'

/** The names of the files that lie where a file should lie that is missing, for those that look for the one that was meant. */
export function filesBeside(siteDir: string, place: SourcePath): string[] {
  const folder = join(siteDir, dirname(place))
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
