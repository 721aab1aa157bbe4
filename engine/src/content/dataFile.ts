import type { SourcePath } from '../model/paths.ts'

/** A YAML or JSON file, parsed but unchecked. */
export interface DataFile {
  source: SourcePath
  value: unknown
}

/** A `_category_` file: the settings of a folder's category in the sidebar. */
export interface CategoryFile extends DataFile {
  /** Relative to the docs folder, with number prefixes; empty for the docs folder itself. */
  folder: string
}
