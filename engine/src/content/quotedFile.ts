import type { SourcePath } from '../model/paths.ts'

/** A file that a note shows as code; without text when it cannot be shown. */
export type QuotedFile = { source: SourcePath } & (
  | { text: string }
  | { problem: 'outside' }
  | { problem: 'missing'; nearest?: string | undefined }
)
