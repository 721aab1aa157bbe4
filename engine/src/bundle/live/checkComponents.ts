import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { LiveSource } from './liveNotes.ts'

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
