import { posix } from 'node:path'

const indexNames = ['index', 'readme']

/** Whether a file is the page of its folder: named `index`, `README` or as the folder itself. */
export function isIndexFile(path: string): boolean {
  const { dir, name } = posix.parse(path.toLowerCase())
  return indexNames.includes(name) || (dir !== '' && name === posix.basename(dir))
}
