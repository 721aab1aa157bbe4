import type { Document, LiveModule } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'

/** The module of a note, to bundle. */
export interface LiveSource {
  source: SourcePath
  module: LiveModule
}

/** The parts of notes that the bundler processes. */
export interface LiveNotes {
  notes: LiveSource[]
  /** Absolute path of the site's `MDXComponents` file, which adds components to all notes. */
  commonFile?: string | undefined
}

/** The modules of notes and of their partials. */
export function liveSources(documents: Document[]): LiveSource[] {
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  return [...bySource.values()].flatMap(({ file, live }) =>
    live ? [{ source: file.source, module: live }] : [],
  )
}
