import type { SourceLocation } from '../../diagnostics/diagnostic.ts'

/** The module code of a note: what it imports and exports. */
export interface NoteModule {
  imports: NoteImport[]
  /** Its other statements, without `export`. */
  statements: string[]
  /** What these declare. */
  declared: Set<string>
}

/** An import of a note. */
export interface NoteImport {
  /** As written: `@site/src/Chart`. */
  specifier: string
  bindings: ImportBinding[]
  where: SourceLocation
}

export interface ImportBinding {
  /** The name in the module that is imported; `*` for all of it. */
  imported: string
  /** The name in the note. */
  local: string
}

/** The import that gives a name its meaning in a note. */
export function findImport(
  name: string,
  { imports }: NoteModule,
): { specifier: string; imported: string } | undefined {
  for (const { specifier, bindings } of imports) {
    const binding = bindings.find(({ local }) => local === name)
    if (binding) return { specifier, imported: binding.imported }
  }
  return undefined
}

/** Whether a specifier names a note, which is compiled as notes are, and no module. */
export const isPartial = (specifier: string) => /^[^!?]*\.mdx?$/i.test(specifier)

/** The names that a note gives a meaning to. */
export const moduleNames = ({ imports, declared }: NoteModule) => [
  ...imports.flatMap(({ bindings }) => bindings.map(({ local }) => local)),
  ...declared,
]
