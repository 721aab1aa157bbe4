import { posix } from 'node:path'

/** The address of a file below the pages folder: its own without the ending; for `index`, that of its folder. */
export function pagePath(file: string): string {
  const { dir, name } = posix.parse(`/${file}`)
  return posix.join(dir, name.toLowerCase() === 'index' ? '/' : name)
}
