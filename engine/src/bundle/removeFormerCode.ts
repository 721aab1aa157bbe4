import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000

/** Removes the folders of code that no build has written for a day; younger ones may be in use by a process beside this one. */
export function removeFormerCode(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const folder = join(parent, name)
    const writtenAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - writtenAt > day) rmSync(folder, { recursive: true, force: true })
  }
}
