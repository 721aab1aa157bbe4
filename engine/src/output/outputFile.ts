import type { OutputPath } from '../model/paths.ts'

/** A file of the finished site: its content, or where to copy it from (absolute). */
export type OutputFile = { path: OutputPath } & ({ contents: string | Uint8Array } | { copyOf: string })
