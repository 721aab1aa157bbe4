import { existsSync, utimesSync } from 'node:fs'

/** Marks a cached file as used, so that `removeUnused` keeps it; false if it does not exist. */
export function markUsed(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // A process that may not write here cannot remove the file either.
  }
  return true
}
