import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { type OutputPath, type SourcePath, toOutputPath } from '../model/paths.ts'
import { moduleId } from './moduleId.ts'
import { packageFolder } from './packageFolder.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** The browser's code of React pages. */
export interface BrowserPages {
  /** The files of each page: its own first, then those it imports. */
  islands: Map<SourcePath, OutputPath[]>
  files: BuiltFile[]
}

/** Bundles the pages that need it for the browser. React, with what all islands share, is a file of its own. */
export async function bundleForBrowser(modules: PageModule[], config: SiteConfig): Promise<BrowserPages> {
  if (modules.length === 0) return { islands: new Map(), files: [] }
  const entryOf = (module: PageModule) => moduleId(module, config) + islandQuery
  const files = await runPageBuild(config, {
    ssr: false,
    input: Object.fromEntries(modules.map((module) => [module.path, entryOf(module)])),
    plugins: [shareReact, islandEntries],
    output: {
      entryFileNames: ({ name }) =>
        `assets/js/${name.replace(/\.\w+$/, '').replaceAll('/', '-')}.[hash:8].js`,
      chunkFileNames: 'assets/js/[name].[hash:8].js',
      codeSplitting: { groups: [{ name: 'react', test: sharedCode }] },
    },
  })
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const byEntry = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk]))
  const islands = modules.map(
    (module) => [module.source, filesOf(byEntry.get(entryOf(module))!, chunks)] as const,
  )
  return { islands: new Map(islands), files }
}

const islandQuery = '?island'
const sharedCode = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]hydrateIsland\.js$/

/** The module of an island: a page's component, tied to what makes it live. */
const islandEntries: Plugin = {
  name: 'sotay:island-entries',
  load(id) {
    if (!id.endsWith(islandQuery)) return undefined
    const hydrateIsland = join(packageFolder(), 'dist/browser/hydrateIsland.js')
    return `
      import component from ${JSON.stringify(id.slice(0, -islandQuery.length))}
      import { hydrateIsland } from ${JSON.stringify(hydrateIsland)}
      export const hydrate = (island, actions) => hydrateIsland(island, component, actions)
    `
  },
}

/** All islands run with the engine's React, the one that drew them at build. */
const shareReact: Plugin = {
  name: 'sotay:share-react',
  enforce: 'pre',
  resolveId: (id) =>
    /^react(?:-dom)?(?:\/|$)/.test(id) ? fileURLToPath(import.meta.resolve(id)) : undefined,
}

/** A file and all it imports, and what these import. */
function filesOf(entry: Rolldown.OutputChunk, chunks: Map<string, Rolldown.OutputChunk>): OutputPath[] {
  const names = new Set([entry.fileName])
  for (const name of names) for (const imported of chunks.get(name)!.imports) names.add(imported)
  return [...names].map(toOutputPath)
}
