import type { Part } from '../bundle/readParts.ts'
import type { OutputPath } from '../model/paths.ts'

/** A text file to write to disk. */
export interface TextFile {
  output: OutputPath
  contents: string
  /** If it is an HTML page: the optional parts of the bundle that it loads. */
  parts?: Part[]
}
