import type { SourcePath } from '../model/paths.ts'
import type { QuotedFile } from './quotedFile.ts'

/** A Markdown file as it was found on disk. */
export interface ContentFile {
  /** Which part of the site it belongs to. */
  collection: 'docs' | 'pages' | 'blog'
  /** The folder that holds it with all of its kind, from the site folder: `docs`, `versioned_docs/version-1.0`. */
  folder: SourcePath
  /** Relative to the site folder: `docs/guides/vim.md`. */
  source: SourcePath
  /** Where its original is, if this is a translation: its links are seen from there. */
  original?: SourcePath
  /** Whether it is an original that stands where the current locale should have a translation. */
  isUntranslated?: boolean
  /** Relative to the folder of its collection: `guides/vim.md`. */
  path: SourcePath
  /** NFC, without byte order mark, lines ended by `\n`. */
  text: string
  /** The files it shows as code, by their paths as written. */
  quotes?: Record<string, QuotedFile>
}
