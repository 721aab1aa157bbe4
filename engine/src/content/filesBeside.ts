import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourcePath } from '../model/paths.ts'

/**
 * The files in the folder where a missing file should be, to suggest the nearest name; none if there is no such folder
 * or it cannot be read.
 */
export function filesBeside(siteDir: string, place: SourcePath): string[] {
  try {
    return readdirSync(join(siteDir, dirname(place)), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}
