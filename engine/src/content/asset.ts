import type { OutputPath, SourcePath } from '../model/paths.ts'

/** A file that a note shows or links to, with the path it is published under. */
export interface Asset {
  source: SourcePath
  /** The file on disk. Absolute. */
  path: string
  /** Published path, with a content hash in the name. */
  output: OutputPath
  /** Width of a picture in CSS pixels. */
  width?: number
  height?: number
  /** Whether it is no picture, although its name says so. */
  isDamaged?: boolean
}
