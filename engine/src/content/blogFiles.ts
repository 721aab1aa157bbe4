import type { DataFile } from './dataFile.ts'

/** What a blog is made from, besides its posts: parsed but unchecked. Each is undefined when there is no such file. */
export interface BlogFiles {
  authorsFile?: DataFile | undefined
  /** There is an authors file, but it cannot be read; that is told where it is read. */
  authorsUnreadable?: boolean
  tagsFile?: DataFile | undefined
}
