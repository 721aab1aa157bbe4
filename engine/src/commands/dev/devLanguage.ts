import { join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Bundle } from '../../bundle/bundle.ts'
import { bundleSite } from '../../bundle/bundleSite.ts'
import { codeIdentity } from '../../bundle/cache/sources.ts'
import { createDiagramDrawer, type DiagramDrawer } from '../../bundle/diagrams/createDiagramDrawer.ts'
import { findCommonComponents, namesOfCommon } from '../../bundle/live/commonFile.ts'
import { createLiveBundler, type LiveBundler } from '../../bundle/live/createLiveBundler.ts'
import { spelledOnDisk } from '../../config/files.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { localizeConfig } from '../../config/locale/localizeConfig.ts'
import { chooseLocales } from '../../config/locale/translations.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type DocsVersion, loadVersions } from '../../config/versions.ts'
import { type Content, factsOf, isSameFile } from '../../content/contentFile.ts'
import { askedOfGit, readGitHistory } from '../../content/gitHistory.ts'
import { listDataFiles, readContent } from '../../content/readContent.ts'
import { readAgain } from '../../content/readNote.ts'
import { BuildFailed, type Diagnostic, stopOnErrors, type Tell } from '../../diagnostics/diagnostic.ts'
import { checkSettings } from '../../links/checkSettings.ts'
import { listPublicFiles, type PublicFiles } from '../../links/linkIndex.ts'
import { type Compiler, openCompiler } from '../../markdown/compileDocument.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { LastUpdate } from '../../model/pageParts.ts'
import { type OutputPath, type SourcePath, toPageKey } from '../../model/paths.ts'
import type { OutputFile } from '../../output/localeResults.ts'
import { filePaths, listOutputs, type Output } from '../../output/outputs.ts'
import { listStaticFiles } from '../../output/staticFiles.ts'
import type { Renderer } from '../../pages/createRenderer.ts'
import { runPlugins } from '../../plugins/runPlugins.ts'
import { withOutlines } from '../../site/routes/routeSource.ts'
import type { Site } from '../../site/site.ts'
import { readNoteCache } from '../caches.ts'
import { codeOfPages } from '../compileNotes.ts'
import { findKnownFiles } from '../knownFiles.ts'
import { locateProblems, withPlaces } from '../places/locateProblems.ts'
import { type Progress, silent } from '../progress.ts'
import { assembleSite, readPosts } from '../readLocale.ts'
import { openRenderer } from '../renderLocale.ts'
import { inLanguage } from '../renderSite.ts'
import { findMoves } from './findMoves.ts'

/** Everything that an edit of a note cannot change. Read again only when another file changes. */
interface Settings {
  config: SiteConfig
  versions: DocsVersion[]
  bundle: Bundle
  history: Map<SourcePath, LastUpdate>
  diagrams: DiagramDrawer
  bundleNotes: LiveBundler
  compiler: Compiler
  /** Compiles notes and reads outlines, or takes them from what the last build has kept. */
  notes: ReturnType<typeof readNoteCache>
  /** What was reported while they were read, such as slips in style sheets. */
  warnings: Diagnostic[]
}

/** The site as last read from disk: outlines only, since each note is compiled when its page is requested. */
export interface DevState {
  /** Random, a new one for each reading of the site, so that pages also notice a restarted server. */
  id: string
  settings: Settings
  renderer: Renderer
  content: Content
  outlines: DocumentOutline[]
  /** Everything that is published, besides the files of the bundle and those that pages name. */
  outputs: Output[]
  /** The files (absolute paths) of React pages and of the site's own parts of the theme. */
  code: string[]
  /** The files of the static folders. */
  statics: OutputFile[]
  /** Where pages are now that had other addresses since the server started. */
  moves: ReadonlyMap<string, string>
  diagnostics: Diagnostic[]
}

/** Which site is served, and in which of its languages. */
export interface DevLanguageOptions {
  config?: string | undefined
  /** The default locale unless given. */
  locale?: string | undefined
  /** Called with each stage of the first reading. */
  progress?: Progress | undefined
  /** The file (absolute) that changes with each commit. */
  commitLog?: string | undefined
}

/** One language of the site, as a site of its own. */
export interface DevLanguage {
  current(): DevState
  /**
   * Reads the language again after these files (absolute) changed, into a state with the given id. If the settings have
   * a mistake, the last valid ones stay in force and the mistake is reported until it is fixed. If the content cannot
   * be read, the whole previous state stays.
   */
  refresh(changed: string[], id: string): Promise<void>
}

export async function createDevLanguage(
  siteDir: string,
  { progress = silent, commitLog, ...options }: DevLanguageOptions,
  id: string,
): Promise<DevLanguage> {
  let state = await withPlaces(siteDir, async () => {
    const read = await progress.stage('Reading settings', () => readSettings(siteDir, options))
    return progress.stage('Reading notes', () => readState(read.settings, id, read))
  })
  let settings = state.settings
  let mistakes: Diagnostic[] = []
  /** Whether something has changed that the state does not have. */
  let isBehind = false
  const readSettingsAgain = async () => {
    mistakes = await problemsOf(siteDir, async () => {
      settings = (await readSettings(siteDir, options, settings)).settings
    })
  }
  return {
    current: () => state,
    async refresh(changed, id) {
      const edited = changed.filter((path) => path !== commitLog)
      const isCommit = edited.length < changed.length
      const isSetting = mistakes.length > 0 || edited.some((path) => !isContent(path, settings))
      if (isSetting) await readSettingsAgain()
      if (isCommit) settings = { ...settings, history: await readDates(settings.config) }
      const notes = isSetting || isCommit || isBehind ? undefined : changed
      const problems = await problemsOf(siteDir, async () => {
        state = await readState(settings, id, { former: state, changed: notes })
      })
      isBehind = problems.length > 0
      const known = problems.length > 0 ? [] : state.diagnostics
      state = { ...state, id, diagnostics: [...known, ...mistakes, ...problems] }
    },
  }
}

/** Runs the work; gives the problems of a `BuildFailed` that it throws. */
async function problemsOf(siteDir: string, work: () => Promise<void>): Promise<Diagnostic[]> {
  try {
    await withPlaces(siteDir, work)
    return []
  } catch (error) {
    if (error instanceof BuildFailed) return error.diagnostics
    throw error
  }
}

async function readSettings(
  siteDir: string,
  { config: configFile, locale }: DevLanguageOptions,
  former?: Settings,
): Promise<{ settings: Settings; content: Content }> {
  const warnings: Diagnostic[] = []
  const tell: Tell = (found) => {
    stopOnErrors(found)
    warnings.push(...found)
  }
  const loaded = await loadConfig(siteDir, { configFile })
  const [chosen] = chooseLocales(loaded, locale ?? loaded.i18n.defaultLocale)
  const localized = await runPlugins(await localizeConfig(loaded, chosen!, stopOnErrors), { tell, readPosts })
  const config = { ...localized, isWritten: true, knownFiles: findKnownFiles(localized, codeIdentity()) }
  const versions = await loadVersions(config, stopOnErrors)
  const content = await readContent(config, versions)
  const bundle = await bundleSite(config, content, { notes: [] }, tell)
  await former?.diagrams.stop()
  // Reading it takes a second where there are many commits.
  const isSameOfGit = former && isDeepStrictEqual(askedOfGit(former.config), askedOfGit(config))
  const common = findCommonComponents(config.siteDir)
  const compiler = openCompiler(config, namesOfCommon(common, config.siteDir), former?.compiler)
  const settings = {
    config,
    versions,
    bundle,
    history: isSameOfGit ? former.history : await readDates(config),
    diagrams: createDiagramDrawer(config),
    bundleNotes: createLiveBundler(config, common),
    compiler,
    notes: readNoteCache(compiler, config, codeIdentity()),
    warnings,
  }
  return { settings, content }
}

const readDates = async (config: SiteConfig) => (await readGitHistory(config, [])).lastUpdates

/** What is known of a site before it is read: what was read with the settings, or the last state and what has changed. */
interface KnownContent {
  content?: Content
  former?: DevState
  changed?: string[] | undefined
}

async function readState(
  settings: Settings,
  id: string,
  { former, changed, content: read }: KnownContent,
): Promise<DevState> {
  const { config, versions, bundle, history, diagrams, compiler, notes, warnings } = settings
  const again = former && changed && (await readAgain(former.content, changed, config))
  const content = read ?? again ?? (await readContent(config, versions))
  const known = new Map(former?.outlines.map((outline) => [outline.file.source, outline]))
  const outlines = content.files.map((file) => {
    const outline = known.get(file.source)
    return outline && isSameFile(outline.file, file) ? outline : notes.outline(file)
  })
  const texts = again && former && otherTexts(former.outlines, outlines)
  const site = texts
    ? withOutlines(former.renderer.site, texts)
    : await assembleSite({ ...content, outlines, history }, config, 'dev')
  const statics = listStaticFiles(config)
  const outputs = listOutputs(site, statics.files)
  const renderer = openRenderer(site, {
    bundle,
    compiler,
    assets: new Map(),
    diagrams: await diagrams.draw({ sources: [] }),
    documents: new Map(),
    imported: new Map(),
    files: publicFiles(site, filePaths(outputs)),
  })
  const settingProblems = checkSettings(site, listDataFiles(content), renderer.references)
  const problems = [...warnings, ...site.diagnostics, ...settingProblems, ...statics.diagnostics]
  return {
    id,
    settings,
    content,
    outlines,
    outputs,
    code: codeOfPages(content, config),
    statics: statics.files,
    renderer,
    moves: former ? findMoves(former, site) : new Map(),
    diagnostics: await locateProblems(config.siteDir, inLanguage(problems, config)),
  }
}

/** The outlines that have changed, if nothing but texts of docs and pages has. Of posts the site shows more. */
function otherTexts(
  former: DocumentOutline[],
  outlines: DocumentOutline[],
): Map<DocumentOutline, DocumentOutline> | undefined {
  const pairs = former.map((outline, at) => [outline, outlines[at]!] as const)
  const changed = pairs.filter(([before, now]) => before !== now)
  const isSame = changed.every(
    ([before, now]) => now.file.collection !== 'blog' && isDeepStrictEqual(faceOf(before), faceOf(now)),
  )
  return isSame ? new Map(changed) : undefined
}

/** What a site is made of. */
function faceOf({ file, ...outline }: DocumentOutline): object {
  const { quotes: _, ...facts } = factsOf(file)
  return { ...outline, facts }
}

/** Whether a file is a note or a data file (folders, tags, authors) of a content folder, and so no setting. Plugins read it as well, if they say so. */
function isContent(path: string, { config, versions }: Settings): boolean {
  const isRead = /\.(?:mdx?|ya?ml)$|_category_\.\w+$/.test(path)
  const ofPlugins = config.plugged?.watched ?? []
  if (ofPlugins.some((place) => path === place || path.startsWith(place + sep))) return false
  return isRead && contentFolders(config, versions).some((folder) => path.startsWith(folder + sep))
}

/**
 * Every file that a link may lead to besides pages. Other locales are not read in dev, so any address below theirs
 * counts as existing.
 */
export function publicFiles(site: Site, paths: OutputPath[]): PublicFiles {
  const { config } = site
  const files = listPublicFiles(site, paths)
  const languages = Object.values(config.i18n.localeConfigs)
    .map(({ baseUrl = config.baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== config.baseUrl && baseUrl.startsWith(config.baseUrl))
    .map(toPageKey)
  const isInLanguage = (key: string) => languages.some((folder) => `${key}/`.startsWith(`${folder}/`))
  return { has: (key) => files.has(key) || isInLanguage(key) }
}

/** The folders that notes, posts, pages and their translations are read from. Absolute; some may lie outside of the site. */
export function contentFolders(
  { siteDir, pages, blog, i18n }: SiteConfig,
  versions: DocsVersion[],
): string[] {
  const folders = [
    ...versions.map(({ folder }) => folder),
    ...[...pages, ...blog, i18n].map(({ path }) => path),
  ]
  return folders.map((folder) => spelledOnDisk(join(siteDir, folder)))
}
