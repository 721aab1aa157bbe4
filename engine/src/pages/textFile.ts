import type { OutputPath } from '../model/paths.ts'

/** A file of text as it is written to disk. */
export interface TextFile {
  output: OutputPath
  contents: string
}
