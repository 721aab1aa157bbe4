import { builtInComponents } from '../../model/noteModules.ts'
import { findImport, type NoteModule } from './noteModule.ts'

const byModule = new Map<string, string>([...builtInComponents].map(([name, module]) => [module, name]))

/** Whether an import gives nothing but what every note has anyway. */
export const isBuiltInModule = (specifier: string) => byModule.has(specifier)

/** The component of Sotay that a name means in a note; undefined when it means another one. */
export function findBuiltIn(name: string, module: NoteModule): string | undefined {
  const imported = findImport(name, module)
  if (imported) return imported.imported === 'default' ? byModule.get(imported.specifier) : undefined
  return builtInComponents.has(name) && !module.declared.has(name) ? name : undefined
}
