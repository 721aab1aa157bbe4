import type { SourcePath } from '../model/paths.ts'

/** A Markdown file as it was found on disk. */
export interface ContentFile {
  /** Which part of the site it belongs to. */
  collection: 'docs' | 'pages'
  /** Relative to the site folder: `docs/guides/vim.md`. */
  source: SourcePath
  /** Relative to the folder of its collection: `guides/vim.md`. */
  path: SourcePath
  /** NFC, without byte order mark, lines ended by `\n`. */
  text: string
}
