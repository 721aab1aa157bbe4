import type { DataFile } from './dataFile.ts'

/** The data files of the blog, parsed but unchecked. Each is undefined if the file does not exist. */
export interface BlogFiles {
  authorsFile?: DataFile | undefined
  /** The authors file exists but is invalid YAML, which has been reported already. */
  authorsUnreadable?: boolean
  tagsFile?: DataFile | undefined
}
