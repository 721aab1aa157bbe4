import type { OutputPath } from '../model/paths.ts'

/** A file of the finished site: its content, what reads it, or where to copy it from (absolute). */
export type OutputFile = { path: OutputPath } & (
  | { contents: string | Uint8Array }
  | { read: () => Uint8Array }
  | { copyOf: string }
)
