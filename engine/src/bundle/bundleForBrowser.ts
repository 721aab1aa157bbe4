import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/contentFile.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type OutputPath, toOutputPath } from '../model/paths.ts'
import type { BundledIsland } from './bundle.ts'
import type { ModuleExports } from './bundleForServer.ts'
import { entryId, type IslandEntry, islandEntries } from './islandEntry.ts'
import type { LiveNotes } from './live/liveNotes.ts'
import { isOfSite, packageFolder } from './modulePaths.ts'
import { frameId } from './plugins/themeImports.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** The browser code of islands. */
export interface BrowserIslands {
  /** The files of each island by entry id: its entry first, then its imports. */
  islands: Map<string, OutputPath[]>
  /** What the engine's own components run on, if that is the React of the islands: its entry first, then its imports. */
  runtime: OutputPath[]
  files: BuiltFile[]
  /** What was forgiven. */
  warnings: Diagnostic[]
}

/**
 * Bundles islands for the browser; `plugins` supply the modules of notes. React and other code that all islands share
 * becomes a chunk of its own.
 */
export async function bundleForBrowser(
  entries: IslandEntry[],
  plugins: Plugin[],
  config: SiteConfig,
): Promise<BrowserIslands> {
  const byId = new Map(entries.map((entry) => [entryId(entry), entry]))
  if (byId.size === 0) return { islands: new Map(), runtime: [], files: [], warnings: [] }
  const warnings: Diagnostic[] = []
  const files = await runPageBuild(config, {
    ssr: false,
    warn: (problems) => void warnings.push(...problems),
    input: { ...inputs(byId), ...(config.ui === 'react' && { 'ui~0': uiReact() }) },
    plugins: [islandEntries(config), ...(config.isWritten ? [keepState] : []), ...plugins],
    output: {
      entryFileNames: nameEntry,
      chunkFileNames: 'assets/js/[name].[hash:8].js',
      codeSplitting: { groups: [{ name: 'react', test: sharedCode }] },
      // Licences, as React's, ask that their notices go along.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  })
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const byEntry = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk]))
  const islands = [...byId.keys()].map((id) => [id, filesOf(byEntry.get(id)!, chunks)] as const)
  const runtime = byEntry.get(uiReact())
  return { islands: new Map(islands), runtime: runtime ? filesOf(runtime, chunks) : [], files, warnings }
}

/** Rolldown never lets go of it, nor of what is around it: within a function it would keep the files of each build. */
const nameEntry = ({ name }: { name: string }) => `assets/js/${name.replace(/~\d+$/, '')}.[hash:8].js`

/** The module that gives the engine's own components their React. */
const uiReact = () => join(packageFolder(), 'dist/browser/uiReact.js')

/** Entry points by name. Islands with equal names get a number. */
function inputs(entries: Map<string, IslandEntry>): Record<string, string> {
  const input: Record<string, string> = {}
  for (const [id, { name }] of entries) {
    let free = name
    for (let count = 2; free in input; count++) free = `${name}~${count}`
    input[free] = id
  }
  return input
}

const sharedCode =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]dist[\\/]browser[\\/](?:hydrateIsland|devIsland|fastRefresh[\w-]*)\.js$/

/** A chunk and all its imports, direct and indirect, but for what is not bundled. */
function filesOf(entry: Rolldown.OutputChunk, chunks: Map<string, Rolldown.OutputChunk>): OutputPath[] {
  const names = new Set([entry.fileName])
  for (const name of names)
    for (const imported of chunks.get(name)!.imports) if (chunks.has(imported)) names.add(imported)
  return [...names].map(toOutputPath)
}

/** An island as it was built, before what the site has around all pages is loaded. */
export type BuiltIsland<Island = BundledIsland> = Island & Pick<IslandEntry, 'isFramed'>

/**
 * Puts what the site has around all pages to the islands that read its contexts. What others change is seen without a
 * touch.
 */
export function withFrame<Key, Island extends BundledIsland>(
  islands: Map<Key, BuiltIsland<Island>>,
  exports: ReadonlyMap<string, ModuleExports>,
): Map<Key, Island> {
  const frame = exports.get(frameId)?.default as Island['frame']
  return new Map(
    Array.from(islands, ([key, { isFramed, ...island }]) => {
      const when = island.when === 'touched' ? 'visible' : island.when
      return [key, (isFramed ? { ...island, frame, when } : island) as unknown as Island]
    }),
  )
}

/** The modules of a site that the bundler processes. */
export interface SiteModules {
  pages: PageModule[]
  live: LiveNotes
}

const siteCode = /^[^?\0]+\.([cm]?[jt]sx?)$|\.mdx?\?note$/

/** A plugin that registers the components of a site, so that an edit of their code keeps their state. */
const keepState: Plugin = {
  name: 'sotay:keep-state',
  enforce: 'pre',
  async transform(code, id) {
    const [, extension] = siteCode.exec(id) ?? []
    if (!siteCode.test(id) || !isOfSite(id)) return undefined
    // A native library, loaded only where a site is being edited.
    const { transformSync } = await import('rolldown/utils')
    // A syntax error is reported by the bundler.
    const { code: marked, errors } = transformSync(id.replace(/\?note$/, ''), code, {
      lang: /tsx?$/.test(extension ?? '') ? 'tsx' : 'jsx',
      jsx: { runtime: 'automatic', development: false, refresh: true },
    })
    if (errors.length > 0) return undefined
    return { code: `${registration(id)}\n${marked}`, map: null, moduleType: 'js' }
  },
}

/** The functions that marked code calls. */
function registration(id: string): string {
  const from = JSON.stringify(join(packageFolder(), 'dist/browser/fastRefresh.js'))
  return [
    `import { createSignature as $RefreshSig$, register as register$ } from ${from}`,
    `const $RefreshReg$ = (component, name) => register$(component, ${JSON.stringify(`${id}#`)} + name)`,
  ].join('\n')
}
