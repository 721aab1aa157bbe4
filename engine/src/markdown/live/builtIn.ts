import { builtInComponents } from '../../model/noteModules.ts'
import { findImport, type NoteModule } from './noteModule.ts'

const byModule = new Map<string, string>([
  ...[...builtInComponents].map(([name, module]) => [module, name] as const),
  // Not known without an import, because many sites have a component of this name.
  ['@theme/Mermaid', 'Mermaid'],
])

/** Whether an import path is that of a built-in component. */
export const isBuiltInModule = (specifier: string) => byModule.has(specifier)

/** The built-in component that a name refers to in a note; undefined if the note gives the name another meaning. */
export function findBuiltIn(name: string, module: NoteModule): string | undefined {
  const imported = findImport(name, module)
  if (imported) return imported.imported === 'default' ? byModule.get(imported.specifier) : undefined
  return builtInComponents.has(name) && !module.declared.has(name) ? name : undefined
}
