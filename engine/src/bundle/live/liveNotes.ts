import type { Document, LiveModule } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'

/** The module of a note, to be bundled. */
export interface LiveSource {
  source: SourcePath
  module: LiveModule
}

/** What of the notes goes through the bundler. */
export interface LiveNotes {
  notes: LiveSource[]
  /** The file in which the site adds to the components that all notes have; absolute. */
  commonFile?: string | undefined
}

/** The modules of notes and of the files that are parts of them. */
export function liveSources(documents: Document[]): LiveSource[] {
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  return [...bySource.values()].flatMap(({ file, live }) =>
    live ? [{ source: file.source, module: live }] : [],
  )
}
