import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { Document, LiveModule } from '../../markdown/document.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { toMissingExport } from '../plugins/foreignModules.ts'

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

/** Reports components that a note neither imports nor declares, and that are not available in all notes. */
export function checkComponents(notes: LiveSource[], common: string[]): Diagnostic[] {
  return notes.flatMap(({ module }) =>
    module.components
      .filter(({ name }) => !common.includes(name))
      .map(({ name, where }) =>
        diagnose('unknown-component', [name, nearestMatch(name, [...module.names, ...common])], where),
      ),
  )
}

const query = '?note'

/** Moves a problem in the generated module of a note to the note itself. */
export function placeInNote(problem: Diagnostic, notes: LiveSource[]): Diagnostic {
  const { where } = problem
  if (!where?.file.endsWith(query)) return problem
  const file = toSourcePath(where.file.slice(0, -query.length))
  const [, name] = /^"(\S+)" is not exported by /.exec(problem.message) ?? []
  const imports = notes.find(({ source }) => source === file)?.module.imports ?? []
  const found = imports.find(({ names }) => name !== undefined && names.includes(name))
  return found ? toMissingExport(name!, found.specifier, found.where) : { ...problem, where: { file } }
}
