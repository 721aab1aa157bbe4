import type { DocsVersion } from '../config/versions/docsVersion.ts'
import type { CategoryFile, DataFile } from './dataFile.ts'

/** What a version of the docs is made from, besides its notes. */
export interface VersionContent {
  version: DocsVersion
  /** `_category_` files, parsed but unchecked. */
  categoryFiles: CategoryFile[]
  /** The tags file, parsed but unchecked; undefined when there is none. */
  tagsFile?: DataFile | undefined
}
