import { existsSync, statSync } from 'node:fs'

/** Whether the path is a file, not a folder. A path that the system refuses, such as one with a NUL, is none. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
