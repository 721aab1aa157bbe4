import type { SourceLocation } from '../../diagnostics/diagnostic.ts'

/** The imports and exports of a note. */
export interface NoteModule {
  imports: NoteImport[]
  /** The exported declarations, without `export`. */
  statements: string[]
  /** The names that these declare. */
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
  /** The export's name in the imported module; `*` for the namespace. */
  imported: string
  /** The local name in the note. */
  local: string
}

/** The import that a name in a note comes from. */
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

/** Whether an import path names a Markdown file, which is compiled like a note. */
export const isPartial = (specifier: string) => /^[^!?]*\.mdx?$/i.test(specifier)

/** The names that a note imports or declares. */
export const moduleNames = ({ imports, declared }: NoteModule) => [
  ...imports.flatMap(({ bindings }) => bindings.map(({ local }) => local)),
  ...declared,
]
