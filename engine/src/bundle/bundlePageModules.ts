import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { HydrateTime } from '../model/markup.ts'
import { builtInNames } from '../model/noteModules.ts'
import { type OutputPath, type SourcePath, toSourcePath } from '../model/paths.ts'
import { type BundledFile, type CodeFile, commonSource, type StyleSheetClass } from './bundle.ts'
import { type BuiltIsland, bundleForBrowser, type SiteModules, withFrame } from './bundleForBrowser.ts'
import {
  type BundleOptions,
  bundleForServer,
  loadServerModules,
  type ModuleExports,
  type ServerModule,
  styleCollectors,
  styleSheetClass,
} from './bundleForServer.ts'
import { uncached } from './cache/openBuildCache.ts'
import type { InteractiveModules, UnknownTime } from './findInteractiveModules.ts'
import { findInteractiveModules } from './findInteractiveModules.ts'
import { entryId, type IslandEntry } from './islandEntry.ts'
import { findElementFiles } from './live/commonFile.ts'
import { checkContexts, findContexts } from './live/contexts.ts'
import { findNoteIslands } from './live/findNoteIslands.ts'
import type { LiveModules, LiveSource } from './live/liveNotes.ts'
import { commonId, createLiveModules, findUnknownComponents, noteId, placeInNote } from './live/liveNotes.ts'
import { moduleId } from './modulePaths.ts'
import { bundledFacts } from './plugins/foreignModules.ts'
import { pageProps } from './plugins/pageProps.ts'
import { findFrame, frameEntry, isFramed } from './plugins/themeImports.ts'
import { recordImports } from './recordImports.ts'
import { type BuiltFile, gatherFiles } from './runPageBuild.ts'
import { followSystem } from './styles/followSystem.ts'

/** The React pages and live notes of a site, ready to render, and their files for the browser. */
export interface PageModules extends Pick<IslandFiles, 'pageIslands' | 'noteIslands' | 'runtime'> {
  /** Exports of React pages and of the modules of notes. */
  exports: Map<SourcePath, ModuleExports>
  /** The components available in all notes. */
  components: Record<string, unknown>
  /** The styles of each of them, and of what adds components to all notes, if there are any. */
  styles: Map<SourcePath, string>
  /** What collects the styles that components make while they are rendered. */
  styleSheet?: StyleSheetClass | undefined
  /** Code for browsers, and pictures and fonts that pages import. */
  files: BundledFile[]
}

/**
 * Bundles React pages and live notes for rendering at build time, and at the same time their interactive parts for the
 * browser. Vite is loaded only when a site has either, and no former build can be found.
 */
export async function bundlePageModules(
  site: SiteModules,
  config: SiteConfig,
  { cached, tell }: BundleOptions,
): Promise<PageModules> {
  const { pages, live } = site
  if (pages.length === 0 && live.notes.length === 0) return nothing
  const findUnknown = (names: string[]) => findUnknownComponents(live.notes, names, config)
  const unknown = live.commonFile === undefined ? findUnknown(knownNames(config)) : []
  tell(unknown.map(({ problem }) => problem))
  const { entries, built, hasCommon } = await buildSound(site, config, { cached, tell })
  const { code, problems, warnings, ...files } = built
  tell(warnings)
  const exports = await loadServerModules(code, entries, { config, tell })
  const components = (exports.get(commonId)?.default ?? {}) as Record<string, unknown>
  const missing = findUnknown(Object.keys(components))
  const ofMissing = missing.map(({ problem }) => problem)
  tell(hasCommon && exports.has(commonId) ? [...problems, ...ofMissing] : problems)
  const found = [...unknown.map(({ problem }) => problem), ...problems, ...ofMissing]
  const broken = new Set(found.flatMap(({ level, where }) => (level === 'error' ? [where?.file] : [])))
  const sound = entries.filter(({ id, source }) => exports.has(id) && !broken.has(source))
  return {
    exports: new Map(sound.map(({ id, source }) => [source, exports.get(id)!])),
    components: { ...Object.fromEntries(missing.map(({ name }) => [name, 'div'])), ...components },
    styleSheet: styleSheetClass(exports),
    ...files,
    pageIslands: withFrame(files.pageIslands, exports),
    noteIslands: new Map(
      Array.from(files.noteIslands, ([note, islands]) => [note, withFrame(islands, exports)]),
    ),
    styles: await followSystemIn(files.styles, config),
  }
}

/** The components that notes have without a file of the site that adds some. */
const knownNames = ({ siteDir }: SiteConfig) => [...builtInNames, ...findElementFiles(siteDir).keys()]

async function followSystemIn(styles: PageModules['styles'], config: SiteConfig) {
  const followed = Array.from(
    styles,
    async ([source, css]): Promise<[SourcePath, string]> => [source, await followSystem(css, config)],
  )
  return new Map(await Promise.all(followed))
}

interface SoundBuild {
  entries: ServerModule[]
  built: BuiltModules
  /** Whether the components that the site adds to all notes are among them. */
  hasCommon: boolean
}

/** Builds the modules. If some fail, hands over why, and builds those that import nothing of what failed. */
async function buildSound(
  site: SiteModules,
  config: SiteConfig,
  { cached, tell }: BundleOptions,
  hasCommon = true,
): Promise<SoundBuild> {
  const entries = serverModules(site, config)
  const graph = recordImports()
  const props = pageProps(site.pages.map((page) => moduleId(page, config)))
  try {
    const built = await cached(
      [site, entries, bundledFacts(config), config.ui, config.isWritten],
      (plugins) => buildModules(site, { entries, plugins: [...plugins, graph.plugin, props] }, config),
    )
    return { entries, built, hasCommon }
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    tell(error.diagnostics)
    const errors = error.diagnostics.filter(({ level }) => level === 'error')
    const failed = errors.map(({ where }) => where && join(config.siteDir, where.file))
    const broken = entries.filter(({ id }) => graph.reaches(id, failed))
    if (broken.length === 0) return { entries: [], built: nothingBuilt, hasCommon: false }
    const isCommonSound = !broken.some(({ id }) => id === commonId)
    const rest = withoutFiles(
      site,
      broken.map(({ source }) => ({ where: { file: source } })),
    )
    const sound = isCommonSound ? rest : { ...rest, live: { ...rest.live, commonFile: undefined } }
    // What is around all pages, or draws elements of all notes, cannot be left out.
    if (sizeOf(sound) === sizeOf(site) && (isCommonSound || !hasCommon))
      return { entries: [], built: nothingBuilt, hasCommon: false }
    return buildSound(sound, config, { cached: uncached, tell }, hasCommon && isCommonSound)
  }
}

const sizeOf = ({ pages, live }: SiteModules) => pages.length + live.notes.length

/** The modules besides those of files with problems. */
function withoutFiles({ pages, live }: SiteModules, problems: Pick<Diagnostic, 'where'>[]): SiteModules {
  const broken = new Set(problems.map(({ where }) => where?.file))
  const isSound = ({ source }: { source: SourcePath }) => !broken.has(source)
  return { pages: pages.filter(isSound), live: { ...live, notes: live.notes.filter(isSound) } }
}

/** What is bundled, before its code runs. */
interface BuiltModules extends Omit<PageModules, 'exports' | 'components' | 'styleSheet'> {
  code: CodeFile[]
  problems: Diagnostic[]
  /** What was forgiven in style sheets. */
  warnings: Diagnostic[]
}

async function buildModules(
  site: SiteModules,
  { entries, plugins }: { entries: ServerModule[]; plugins: Plugin[] },
  config: SiteConfig,
): Promise<BuiltModules> {
  const modules = createLiveModules(site.live, config)
  const { plugin, found, unknownTimes } = findInteractiveModules()
  const contexts = findContexts()
  const [server, browser] = await Promise.all([
    bundleForServer(entries, [...plugins, modules.plugin, plugin, contexts.plugin], config, {
      splitsStyles: true,
    }),
    found.then((interactive) => bundleIslands(site, { modules, interactive, config, plugins })),
  ]).catch((error) => {
    throw withProblems(error, modules.problems, site.live.notes)
  })
  const { pageIslands, noteIslands, runtime } = browser
  const { code, assets, styles } = server
  const { files } = gatherFiles(assets, browser.files)
  const problems = [
    ...modules.problems,
    ...explainTimes(unknownTimes, site, config),
    ...checkContexts(site.live.notes, { modules, interactive: await found, config, contexts }),
  ]
  const warnings = [...server.warnings, ...browser.warnings]
  return { code, problems, warnings, styles, pageIslands, noteIslands, runtime, files }
}

/** The times of pages are reported with their routes when they are rendered. */
function explainTimes(times: UnknownTime[], { pages }: SiteModules, config: SiteConfig): Diagnostic[] {
  const ofPages = new Set(pages.map((page) => moduleId(page, config)))
  return times
    .filter(({ id }) => !ofPages.has(id))
    .map(({ id, value }) => {
      const file = toSourcePath(relative(config.siteDir, id.replace(/\?.*/s, '')).replaceAll('\\', '/'))
      return diagnose('unknown-hydrate', [value], { file, texts: [value] })
    })
}

const nothingBuilt: BuiltModules = {
  code: [],
  problems: [],
  warnings: [],
  styles: new Map(),
  pageIslands: new Map(),
  noteIslands: new Map(),
  runtime: [],
  files: [],
}

const nothing: PageModules = { exports: new Map(), components: {}, ...nothingBuilt }

function serverModules({ pages, live }: SiteModules, config: SiteConfig): ServerModule[] {
  return [
    ...pages.map((page) => ({ id: moduleId(page, config), source: page.source })),
    ...live.notes.map((note) => ({ id: noteId(note, config), source: note.source })),
    { id: commonId, source: commonSource },
    ...frameEntry(config),
    ...styleCollectors(config),
  ]
}

/** Puts the problems of notes before the bundler errors that they cause. */
function withProblems(error: unknown, problems: Diagnostic[], notes: LiveSource[]): unknown {
  if (!(error instanceof BuildFailed)) return error
  return new BuildFailed([...problems, ...error.diagnostics.map((each) => placeInNote(each, notes))])
}

/** The files of islands; each island's entry first, then its imports. */
interface IslandFiles {
  pageIslands: Map<SourcePath, BuiltIsland>
  /** By the keys that the note's module uses for its components. */
  noteIslands: Map<SourcePath, Map<string, BuiltIsland>>
  /** What the engine's own components run on, if that is the React of the islands. */
  runtime: OutputPath[]
  files: BuiltFile[]
  warnings: Diagnostic[]
}

interface Findings {
  modules: LiveModules
  interactive: InteractiveModules
  config: SiteConfig
  plugins: Plugin[]
}

/** Bundles the parts that need JavaScript in the browser: whole React pages, and single components of notes. */
async function bundleIslands({ pages, live }: SiteModules, findings: Findings): Promise<IslandFiles> {
  const { modules, config, plugins } = findings
  const frame = findFrame(config)
  // What only reads a context shows what others change in it, and fails where nothing is around it.
  const isInFrame = (id: string) => isFramed(id, frame, config)
  const whenFramed = (id: string) => (isInFrame(id) ? ('visible' as const) : undefined)
  const interactive = { get: (id: string) => findings.interactive.get(id) ?? whenFramed(id) }
  const pageEntries = pages.flatMap((page) => {
    const id = moduleId(page, config)
    const when = interactive.get(id)
    const entry = { id, exported: 'default', name: chunkName(page.path) }
    return when ? [{ source: page.source, entry, when }] : []
  })
  const components = findNoteIslands(live, { ...findings, interactive, isFramed: isInFrame })
  const entries: IslandEntry[] = [...pageEntries, ...components].map(({ entry }) =>
    Object.assign(entry, isInFrame(entry.id) && { isFramed: true }),
  )
  const { islands, ...others } = await bundleForBrowser(entries, [...plugins, modules.plugin], config)
  const toIsland = ({ entry, when }: { entry: IslandEntry; when: HydrateTime }): BuiltIsland => ({
    outputs: islands.get(entryId(entry))!,
    when,
    ...(entry.isFramed && { isFramed: true }),
  })
  const noteIslands = new Map<SourcePath, Map<string, BuiltIsland>>()
  for (const island of components) {
    const ofNote = noteIslands.get(island.note) ?? new Map()
    noteIslands.set(island.note, ofNote.set(island.key, toIsland(island)))
  }
  const pageIslands = new Map(pageEntries.map((page) => [page.source, toIsland(page)]))
  return { pageIslands, noteIslands, ...others }
}

const chunkName = (path: string) => path.replace(/\.\w+$/, '').replaceAll('/', '-')
