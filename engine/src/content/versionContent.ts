import type { DocsVersion } from '../config/versions/docsVersion.ts'
import type { CategoryFile, DataFile } from './dataFile.ts'

/** A version of the docs with its data files. */
export interface VersionContent {
  version: DocsVersion
  /** `_category_` files, parsed but unchecked. */
  categoryFiles: CategoryFile[]
  /** The tags file, parsed but unchecked; undefined when there is none. */
  tagsFile?: DataFile | undefined
  /** The sidebar items that the site's own generator made of folders, by folder, unchecked. */
  generatedItems?: Record<string, unknown> | undefined
}
