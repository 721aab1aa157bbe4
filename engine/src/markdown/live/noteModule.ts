import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { builtInComponents, builtInNames } from '../../model/noteModules.ts'
import type { ImportedName } from '../document.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'

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
export function findImport(name: string, { imports }: NoteModule): ImportedName | undefined {
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

/** The names and keywords in code. */
export const wordsIn = (code: string): string[] => code.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []

const byModule = new Map<string, string>([
  ...[...builtInComponents].map(([name, module]) => [module, name] as const),
  // Not known without an import, because many sites have a component of this name.
  ['@theme/Mermaid', 'Mermaid'],
])

/** Whether an import path is that of a built-in component. */
export const isBuiltInModule = (specifier: string) => byModule.has(specifier)

/** The built-in component that a name refers to in a note; undefined if note or site give the name another meaning. */
export function findBuiltIn(name: string, { module, options }: NameScope): string | undefined {
  const imported = findImport(name, module)
  if (imported) return importedBuiltIn(imported, options)
  const isOwn = module.declared.has(name) || options.ownComponents.includes(name)
  return builtInNames.includes(name) && !isOwn ? name : undefined
}

/** The built-in component of an import, if the site has no part of its own for it. */
function importedBuiltIn({ specifier, imported }: ImportedName, { ownComponents }: NameScope['options']) {
  const name = imported === 'default' ? byModule.get(specifier) : undefined
  const construct = name === 'Admonition' ? 'admonition' : name === 'CodeBlock' ? 'codeBlock' : ''
  return ownComponents.includes(construct) ? undefined : name
}

/** Where names of components may come from: the note, and the site. */
interface NameScope {
  module: NoteModule
  options: Pick<MarkdownOptions, 'ownComponents'>
}

/** A component generated in the note's module for an element that needs a function in the browser. */
export interface OwnPart {
  name: string
  /** The component function, as JSX source. */
  code: string
  /** The imports of a composition, which decide whether it is an island. */
  imports?: ImportedName[]
}
