import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes to a temporary file and renames it, so that other processes read either the old file or the new one. A failed
 * write is ignored: what is cached can be made again.
 */
export function writeCacheFile(path: string, contents: Uint8Array): void {
  const begun = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(begun, contents)
    renameSync(begun, path)
  } catch {
    if (existsSync(begun)) rmSync(begun)
  }
}
