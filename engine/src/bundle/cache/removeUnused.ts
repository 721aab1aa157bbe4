import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryEnding } from './cacheFile.ts'

/** In milliseconds. */
const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Removes the entries of a folder that were neither written nor marked as used for so many days. Younger ones may be in
 * use by another process. What cannot be removed stays.
 */
export function removeUnused(folder: string, days: number): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
      const age = Date.now() - usedAt
      if (age > (name.endsWith(temporaryEnding) ? hour : days * day))
        rmSync(path, { recursive: true, force: true })
    }
  } catch {
    // There is no such folder, or nothing may be changed in it.
  }
}
