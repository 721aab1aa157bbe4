import { join, sep } from 'node:path'
import type { Bundle } from '../../bundle/bundle.ts'
import { bundleSite } from '../../bundle/bundleSite.ts'
import { createDiagramDrawer, type DiagramDrawer } from '../../bundle/diagrams/createDiagramDrawer.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { loadSidebars } from '../../config/loadSidebars.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { readGitHistory } from '../../content/gitHistory.ts'
import { readContent } from '../../content/readContent.ts'
import { findPageModules } from '../../content/readContentFiles.ts'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Compiler } from '../../markdown/compileDocument.ts'
import { createTypesetter, type Typesetter } from '../../markdown/createTypesetter.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { createHighlighter, type Highlighter } from '../../markdown/highlightCode.ts'
import { toMarkdownOptions } from '../../markdown/markdownOptions.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import type { LastUpdate } from '../../model/pageData.ts'
import type { SourcePath } from '../../model/paths.ts'
import { createRenderer, type Renderer } from '../../pages/renderPages.ts'
import { buildSite } from '../../site/buildSite.ts'

/** What is read once, and again only when something other than a note changed. */
interface Settings {
  config: SiteConfig
  sidebars: unknown
  bundle: Bundle
  history: Map<SourcePath, LastUpdate>
  highlight: Highlighter
  typeset: Typesetter
  diagrams: DiagramDrawer
}

/** The site as its files were last read; the text of its notes is compiled page by page. */
export interface DevState {
  settings: Settings
  renderer: Renderer
  compiler: Compiler
  outlines: DocumentOutline[]
  diagnostics: Diagnostic[]
}

export interface DevSite {
  current(): DevState
  /** Reads the site again after these files (absolute) changed. With a mistake in the config the former site stays. */
  refresh(changed: string[]): Promise<void>
}

export async function createDevSite(siteDir: string, configFile?: string): Promise<DevSite> {
  let state = await readState(await readSettings(siteDir, configFile))
  return {
    current: () => state,
    async refresh(changed) {
      const { settings } = state
      try {
        const isNote = changed.every((path) => isContent(path, settings.config))
        state = await readState(
          isNote ? settings : await readSettings(siteDir, configFile, settings),
          state.outlines,
        )
      } catch (error) {
        if (!(error instanceof BuildFailed)) throw error
        state = { ...state, diagnostics: error.diagnostics }
      }
    },
  }
}

async function readSettings(siteDir: string, configFile?: string, former?: Settings): Promise<Settings> {
  const config = await loadConfig(siteDir, configFile)
  former?.diagrams.stop()
  return {
    config,
    sidebars: await loadSidebars(config),
    bundle: await bundleSite(config, await findPageModules(config)),
    history: former?.history ?? (await readGitHistory(config, [])).lastUpdates,
    highlight: former?.highlight ?? createHighlighter(),
    typeset: former?.typeset ?? createTypesetter(),
    diagrams: createDiagramDrawer(config),
  }
}

async function readState(settings: Settings, former: DocumentOutline[] = []): Promise<DevState> {
  const { config, sidebars, bundle, history, highlight, typeset, diagrams } = settings
  const content = await readContent(config)
  const known = new Map(former.map((outline) => [outline.file.source, outline]))
  const outlines = content.files.map((file) => {
    const outline = known.get(file.source)
    return outline?.file.text === file.text ? outline : outlineDocument(file)
  })
  const site = buildSite({ ...content, outlines, sidebars, history }, config, { mode: 'dev' })
  return {
    settings,
    outlines,
    renderer: createRenderer(site, bundle, { assets: new Map(), diagrams: await diagrams.draw([]) }),
    compiler: { options: toMarkdownOptions(config), highlight, typeset },
    diagnostics: [...content.diagnostics, ...site.diagnostics],
  }
}

function isContent(path: string, { siteDir, docs, pages }: SiteConfig): boolean {
  const folders = [docs, pages].flatMap((folder) => (folder ? [join(siteDir, folder.path) + sep] : []))
  return /\.mdx?$|_category_\.\w+$/.test(path) && folders.some((folder) => path.startsWith(folder))
}
