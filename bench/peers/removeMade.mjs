import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes all that a peer has made and kept in its folder, so that it begins from nothing. */
export function removeMade({ made }, folder) {
  for (const name of made) rmSync(join(folder, name), { recursive: true, force: true })
}
