import type { SourcePath } from '../model/paths.ts'
import type { QuotedFile } from './quotedFile.ts'

/** A Markdown file as it was found on disk. */
export interface ContentFile {
  /** Which part of the site it belongs to. */
  collection: 'docs' | 'pages' | 'blog'
  /** The root folder of its docs version, pages or blog, from the site folder: `docs`, `versioned_docs/version-1.0`. */
  folder: SourcePath
  /** Relative to the site folder: `docs/guides/vim.md`. */
  source: SourcePath
  /** The original, if this is a translation. Relative links are resolved from there. */
  original?: SourcePath
  /** Whether it is an original, shown because the current locale lacks a translation. */
  isUntranslated?: boolean
  /** Relative to the folder of its collection: `guides/vim.md`. */
  path: SourcePath
  /** Normalized by `normalizeText`: NFC, LF line ends, no byte order mark. */
  text: string
  /** The files that its code blocks quote, by the paths written there. */
  quotes?: Record<string, QuotedFile>
}
