import { bundleSite } from '../bundle/bundleSite.ts'
import { drawDiagrams } from '../bundle/diagrams/drawDiagrams.ts'
import { checkCommonFile } from '../bundle/live/checkCommonFile.ts'
import { liveSources } from '../bundle/live/liveNotes.ts'
import { drawPreviews } from '../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { DataFile } from '../content/dataFile.ts'
import { filesBeside } from '../content/filesBeside.ts'
import { findCommonComponents } from '../content/findCommonComponents.ts'
import { readAssets } from '../content/readAssets.ts'
import type { Content } from '../content/readContent.ts'
import { readRenames } from '../content/readRenames.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { LocaleResults } from '../output/localeResults.ts'
import { searchFiles } from '../output/searchFiles.ts'
import { listStaticFiles } from '../output/staticFiles.ts'
import { createRenderer } from '../pages/createRenderer.ts'
import { renderPages } from '../pages/renderPages.ts'
import { renderTexts } from '../pages/renderTexts.ts'
import { assetRequests } from '../site/assetRequests.ts'
import { diagramSources } from '../site/diagramSources.ts'
import { checkSettings } from '../site/links/checkSettings.ts'
import { createMoves } from '../site/links/createMoves.ts'
import { listPublicFiles } from '../site/links/linkTargets.ts'
import { searchScopes } from '../site/searchPages.ts'
import type { ReadLocale } from './readLocale.ts'

/** Makes all that is published of the site in one language. */
export async function renderLocale({
  site,
  content,
  documents,
  partials,
  drawComponent,
  history,
}: ReadLocale): Promise<{ results: LocaleResults; diagnostics: Diagnostic[] }> {
  const { config } = site
  const assets = readAssets(
    config.siteDir,
    documents.flatMap((document) => assetRequests(document, config)),
  )
  const commonFile = findCommonComponents(config.siteDir)
  const [bundle, diagrams] = await Promise.all([
    bundleSite(config, content, { notes: liveSources([...documents, ...partials]), commonFile }),
    drawDiagrams(documents.flatMap(diagramSources), config),
  ])
  const files = listPublicFiles(site, await staticNames(config))
  const moves = createMoves(site, () => readRenames(config.siteDir))
  const renderer = createRenderer(site, bundle, {
    assets,
    diagrams,
    drawComponent,
    files,
    moves,
    filesBeside: (place) => filesBeside(config.siteDir, place),
  })
  const { pages, previews, mayHaveStyles, diagnostics } = renderPages(renderer, documents)
  const results = {
    site,
    pages,
    bundle,
    assets: [...assets.values(), ...diagrams.files, ...(await drawPreviews(previews, config))],
    search: searchFiles(searchScopes(site, documents), config),
    texts: await renderTexts(renderer, documents),
    history,
    hasMath: documents.some((document) => document.hasMath),
    mayHaveStyles,
  }
  const settings = checkSettings(site, dataFiles(content), renderer.references)
  return {
    results,
    diagnostics: [...diagnostics, ...settings, ...(await checkCommonFile(commonFile, config.siteDir))],
  }
}

async function staticNames(config: SiteConfig): Promise<string[]> {
  return (await listStaticFiles(config)).map(({ path }) => path)
}

/** Files that name addresses, besides notes and the config. */
export function dataFiles({ docs, blog }: Content): DataFile[] {
  const sidebars = docs.flatMap(({ version: { sidebarsFile: source, sidebars: value } }) =>
    source ? [{ source, value }] : [],
  )
  return blog.authorsFile ? [...sidebars, blog.authorsFile] : sidebars
}
