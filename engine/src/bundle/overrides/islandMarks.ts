import { isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { isInteractive } from '../findInteractiveModules.ts'
import { isOfSite, packageFolder } from '../modulePaths.ts'
import { parseModule } from '../parseModule.ts'
import { findFrame, readsFrame } from '../plugins/themeImports.ts'

/** A plugin that marks components which may become islands, and the modules it marked. */
export interface IslandMarks {
  plugin: Plugin
  /**
   * The marked modules: their exported components, whether their own code needs a browser, and the packages they
   * import. Complete when the build has ended.
   */
  marked: Map<string, { exports: string[]; isOwn: boolean; packages: string[] }>
}

const query = '?marked'

/**
 * Replaces each import of a site module that may need a browser by a proxy module. The proxy re-exports everything,
 * with components marked (`theme/notes/noteContext`), so that rendering can turn them into islands.
 */
export function markIslands(config: SiteConfig): IslandMarks {
  const frame = findFrame(config)
  const marked: IslandMarks['marked'] = new Map()
  const plugin: Plugin = {
    name: 'sotay:island-marks',
    enforce: 'pre',
    async resolveId(specifier, importer) {
      if (importer?.endsWith(query)) return undefined
      const found = await this.resolve(specifier, importer, { skipSelf: true })
      if (!found || !isSiteCode(found.id)) return undefined
      const needs = readNeeds(found.id, readsFrame(found.id, frame, config))
      if (!needs) return undefined
      marked.set(found.id, { ...needs, packages: [] })
      return found.id + query
    },
    load(id) {
      if (!id.endsWith(query)) return undefined
      const module = id.slice(0, -query.length)
      return writeMarks(module, marked.get(module)!.exports)
    },
    buildEnd() {
      for (const [id, module] of marked)
        module.packages = [...(this.getModuleInfo(id)?.importedIds ?? [])].filter(isPackage)
    },
  }
  return { plugin, marked }
}

const isPackage = (id: string) => id.includes('/node_modules/')
const isSiteCode = (id: string) => isAbsolute(id) && /\.[cm]?[jt]sx?$/.test(id) && isOfSite(id)

/** The exported components of a module that needs a browser, or that imports a package, which may need one. */
function readNeeds(id: string, isReader: boolean): { exports: string[]; isOwn: boolean } | undefined {
  const code = readBytes(id).toString()
  const isOwn = isReader || isInteractive(code, id)
  const { staticExports, staticImports } = parseModule(code, id).module
  const values = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  if (!isOwn && !values.some(({ moduleRequest }) => isBare(moduleRequest.value))) return undefined
  const names = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : exportName.name))
  return {
    isOwn,
    exports: names.filter((name) => name !== null && /^(?:default$|\p{Lu})/u.test(name)) as string[],
  }
}

const isBare = (specifier: string) =>
  !/^(?:\.|\/|@site\/|@theme|@docusaurus\/|@generated\/|sotay\/|react(?:-dom)?(?:\/|$))/.test(specifier)

function writeMarks(module: string, exports: string[]): string {
  const from = JSON.stringify(module)
  const marks = JSON.stringify(join(packageFolder(), 'dist/browser/noteExports.js'))
  const mark = (name: string) => `markIsland(module.${name}, ${JSON.stringify(`${module}#${name}`)})`
  return [
    `import { markIsland } from ${marks}`,
    `import * as module from ${from}`,
    `export * from ${from}`,
    ...exports.map((name) =>
      name === 'default' ? `export default ${mark(name)}` : `export const ${name} = ${mark(name)}`,
    ),
  ].join('\n')
}
