import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000

/**
 * Removes the entries of a folder that were neither written nor marked as used for so many days. Younger ones may be in
 * use by another process.
 */
export function removeUnused(folder: string, days: number): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - usedAt > days * day) rmSync(path, { recursive: true, force: true })
  }
}
