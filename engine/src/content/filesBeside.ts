import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourcePath } from '../model/paths.ts'

/** The files in the folder where a missing file should be, to suggest the nearest name. */
export function filesBeside(siteDir: string, place: SourcePath): string[] {
  const folder = join(siteDir, dirname(place))
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
