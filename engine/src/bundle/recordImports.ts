import { dirname, isAbsolute, normalize, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { watchImports } from '../config/importPlaces.ts'
import type { Lookups } from './cache/sources.ts'

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

/** Adds the ids of all modules of a build, and of its workers, to a set, and what their imports have it look for. */
export function listModules(ids: Set<string>, siteDir: string, { folders, targets }: Lookups): Plugin {
  const look = watchImports(siteDir, (folder) => void folders.add(folder))
  const list: Plugin = {
    name: 'sotay:list-modules',
    resolveId: {
      order: 'pre',
      handler(name, importer) {
        look(name, importer)
        const isOfSite = importer && isAbsolute(importer) && !importer.includes('/node_modules/')
        const [path = ''] = name.split('?')
        if (isOfSite && /^[./]/.test(path)) targets.add(resolve(dirname(importer), path))
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) ids.add(id)
    },
  }
  return { ...list, config: () => ({ worker: { plugins: () => [list] } }) }
}
