import { existsSync, utimesSync } from 'node:fs'

/** Marks a kept file as used, so that `removeUnused` leaves it; false where there is none. */
export function markUsed(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Whoever may not write here may not remove it either.
  }
  return true
}
