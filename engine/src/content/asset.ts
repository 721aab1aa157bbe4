import type { OutputPath, SourcePath } from '../model/paths.ts'

/** A file that a note shows or offers, under the name it is published by. */
export interface Asset {
  source: SourcePath
  /** Absolute. */
  path: string
  /** With a hash of its bytes in the name. */
  output: OutputPath
  /** Of a picture, in CSS pixels. */
  width?: number
  height?: number
}
