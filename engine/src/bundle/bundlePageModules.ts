import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { BuildFailed, stopOnErrors } from '../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { builtInNames } from '../model/noteModules.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { BundledFile } from './bundle.ts'
import { bundleForServer, type CodeFile, type ServerModule } from './bundleForServer.ts'
import { bundleIslands, type IslandFiles } from './bundleIslands.ts'
import { type CachedBuild, uncached } from './cache/openBuildCache.ts'
import { findInteractiveModules } from './findInteractiveModules.ts'
import { gatherFiles } from './gatherFiles.ts'
import { checkComponents } from './live/checkComponents.ts'
import { commonId, createLiveModules, noteId } from './live/liveModules.ts'
import type { LiveNotes, LiveSource } from './live/liveNotes.ts'
import { placeInNote } from './live/placeInNote.ts'
import { loadServerModules, type ModuleExports } from './loadServerModules.ts'
import { moduleId } from './moduleId.ts'
import { bundledFacts } from './plugins/foreignModules.ts'

/** The React pages and live notes of a site, ready to render, and their files for the browser. */
export interface PageModules extends Pick<IslandFiles, 'pageIslands' | 'noteIslands'> {
  /** Exports of React pages and of the modules of notes. */
  exports: Map<SourcePath, ModuleExports>
  /** The components available in all notes. */
  components: Record<string, unknown>
  css: string
  /** Code for browsers, and pictures and fonts that pages import. */
  files: BundledFile[]
}

/** The modules of a site that the bundler processes. */
export interface SiteModules {
  pages: PageModule[]
  live: LiveNotes
}

/**
 * Bundles React pages and live notes for rendering at build time, and at the same time their interactive parts for the
 * browser. Vite is loaded only when a site has either, and no former build can be found.
 */
export async function bundlePageModules(
  site: SiteModules,
  config: SiteConfig,
  cached: CachedBuild = uncached,
): Promise<PageModules> {
  if (site.pages.length === 0 && site.live.notes.length === 0) return nothing
  const { notes, commonFile } = site.live
  if (commonFile === undefined) stopOnErrors(checkComponents(notes, builtInNames))
  const entries = serverModules(site, config)
  const { code, problems, ...files } = await cached([site, bundledFacts(config)], (plugins) =>
    buildModules(site, { entries, plugins }, config),
  )
  const exports = await loadServerModules(code, entries, config)
  const components = exports.get(commonId)!.default as Record<string, unknown>
  stopOnErrors([...problems, ...checkComponents(notes, Object.keys(components))])
  return {
    exports: new Map(entries.map(({ id, source }) => [source, exports.get(id)!])),
    components,
    ...files,
  }
}

/** What is bundled, before its code runs. */
interface BuiltModules extends Omit<PageModules, 'exports' | 'components'> {
  code: CodeFile[]
  problems: Diagnostic[]
}

async function buildModules(
  site: SiteModules,
  { entries, plugins }: { entries: ServerModule[]; plugins: Plugin[] },
  config: SiteConfig,
): Promise<BuiltModules> {
  const modules = createLiveModules(site.live, config)
  const { plugin, found } = findInteractiveModules()
  const [server, browser] = await Promise.all([
    bundleForServer(entries, [...plugins, modules.plugin, plugin], config),
    found.then((interactive) => bundleIslands(site, { modules, interactive, config, plugins })),
  ]).catch((error) => {
    throw withProblems(error, modules.problems, site.live.notes)
  })
  const { pageIslands, noteIslands } = browser
  const { code, assets } = server
  return { code, problems: modules.problems, pageIslands, noteIslands, ...gatherFiles(assets, browser.files) }
}

const nothing: PageModules = {
  exports: new Map(),
  components: {},
  css: '',
  pageIslands: new Map(),
  noteIslands: new Map(),
  files: [],
}

function serverModules({ pages, live }: SiteModules, config: SiteConfig): ServerModule[] {
  return [
    ...pages.map((page) => ({ id: moduleId(page, config), source: page.source })),
    ...live.notes.map((note) => ({ id: noteId(note, config), source: note.source })),
    { id: commonId, source: toSourcePath('src/theme/MDXComponents') },
  ]
}

/** Puts the problems of notes before the bundler errors that they cause. */
function withProblems(error: unknown, problems: Diagnostic[], notes: LiveSource[]): unknown {
  if (!(error instanceof BuildFailed)) return error
  return new BuildFailed([...problems, ...error.diagnostics.map((each) => placeInNote(each, notes))])
}
