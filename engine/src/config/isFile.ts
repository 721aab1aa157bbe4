import { existsSync, statSync } from 'node:fs'

/** Whether a file stands at the path; a folder does not count, and no path is too odd to be asked for. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
