import type { SourcePath } from '../model/paths.ts'

/** A file quoted in a code block; it has no text if it cannot be shown. */
export type QuotedFile = { source: SourcePath } & (
  | { text: string }
  | { problem: 'outside' }
  | { problem: 'secret' }
  | { problem: 'missing'; nearest?: string | undefined }
)
