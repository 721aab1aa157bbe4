import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { toMissingExport } from '../plugins/foreignModules.ts'
import type { LiveSource } from './liveNotes.ts'

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
