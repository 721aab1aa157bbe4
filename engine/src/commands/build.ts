import { resolve } from 'node:path'
import { bundleSite } from '../bundle/bundleSite.ts'
import { drawDiagrams } from '../bundle/diagrams/drawDiagrams.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { loadSidebars } from '../config/loadSidebars.ts'
import { readGitHistory } from '../content/gitHistory.ts'
import { readAssets } from '../content/readAssets.ts'
import { readContent } from '../content/readContent.ts'
import { stopOnErrors } from '../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { compileDocuments } from '../markdown/compileDocuments.ts'
import { createTypesetter } from '../markdown/createTypesetter.ts'
import { createHighlighter } from '../markdown/highlightCode.ts'
import { toMarkdownOptions } from '../markdown/markdownOptions.ts'
import { checkOutputFolder } from '../output/checkOutputFolder.ts'
import { searchFiles } from '../output/searchFiles.ts'
import { writeSite } from '../output/writeSite.ts'
import { createRenderer, renderPages } from '../pages/renderPages.ts'
import { assetRequests } from '../site/assetRequests.ts'
import { buildSite } from '../site/buildSite.ts'
import { diagramSources } from '../site/diagramSources.ts'
import { searchScopes } from '../site/searchPages.ts'

export interface BuildOptions {
  /** Relative to the site folder; `build` unless given. */
  outDir?: string
  /** Config file, relative to the site folder. */
  config?: string
}

export interface BuildResult {
  pageCount: number
  /** Absolute. */
  outDir: string
  /** What did not stop the build. */
  diagnostics: Diagnostic[]
}

/** Builds the whole site once. Each line is a stage; ARCHITECTURE.md describes them in this order. */
export async function build(siteDir: string, options: BuildOptions = {}): Promise<BuildResult> {
  const config = await loadConfig(siteDir, options.config)
  const outDir = resolve(config.siteDir, options.outDir ?? 'build')
  stopOnErrors(checkOutputFolder(outDir, config))

  const content = await readContent(config)
  const documents = compileDocuments(content.files, {
    options: toMarkdownOptions(config),
    highlight: createHighlighter(),
    typeset: createTypesetter(),
  })
  const history = await readGitHistory(
    config,
    content.files.map(({ source }) => source),
  )
  const sidebars = await loadSidebars(config)
  const site = buildSite(
    { ...content, outlines: documents, sidebars, history: history.lastUpdates },
    config,
    { mode: 'build' },
  )
  const assets = readAssets(
    config.siteDir,
    documents.flatMap((document) => assetRequests(document, config)),
  )
  const [bundle, diagrams] = await Promise.all([
    bundleSite(config, content.pageModules),
    drawDiagrams(documents.flatMap(diagramSources), config),
  ])
  const renderer = createRenderer(site, bundle, { assets, diagrams })
  const { pages, diagnostics: pageProblems } = renderPages(renderer, documents)

  const diagnostics = [...content.diagnostics, ...history.diagnostics, ...site.diagnostics, ...pageProblems]
  stopOnErrors(diagnostics)
  const hasMath = documents.some((document) => document.hasMath)
  const search = searchFiles(searchScopes(site, documents), config)
  await writeSite(
    { site, pages, bundle, assets: [...assets.values(), ...diagrams.files], search, hasMath },
    outDir,
  )
  return { pageCount: pages.length, outDir, diagnostics }
}
