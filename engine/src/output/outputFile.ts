import type { OutputPath } from '../model/paths.ts'

/** A file of the finished site: its text, or where to copy it from (absolute). */
export type OutputFile = { path: OutputPath } & ({ contents: string } | { copyOf: string })
