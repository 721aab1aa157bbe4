import { normalize } from 'node:path'
import type { Plugin } from 'vite'

/** The imports of the modules of a build, also of one that failed. */
export interface ImportGraph {
  plugin: Plugin
  /** Whether a module is one of the files (absolute), or imports one, directly or through others. */
  reaches(id: string, files: (string | undefined)[]): boolean
}

/** Records which module imports which. */
export function recordImports(): ImportGraph {
  const imports = new Map<string, readonly string[]>()
  return {
    plugin: {
      name: 'sotay:record-imports',
      moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
        imports.set(id, [...importedIds, ...dynamicallyImportedIds])
      },
    },
    reaches(id, files) {
      const wanted = new Set(files)
      const seen = new Set([id])
      for (const each of seen) {
        if (wanted.has(toFile(each))) return true
        for (const imported of imports.get(each) ?? []) seen.add(imported)
      }
      return false
    },
  }
}

/** The file of a module: its id may end in a query. */
const toFile = (id: string) => normalize(id.replace(/\?.*/s, ''))
