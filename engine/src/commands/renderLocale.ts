import { dirname } from 'node:path/posix'
import { lookup } from 'mrmime'
import type { Bundle } from '../bundle/bundle.ts'
import { bundleSite } from '../bundle/bundleSite.ts'
import type { FindMade } from '../bundle/cache/makeFiles.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { diagramsInCode, drawDiagrams } from '../bundle/diagrams/createDiagramDrawer.ts'
import { checkCommonFile, findCommonComponents } from '../bundle/live/commonFile.ts'
import { liveSources } from '../bundle/live/liveNotes.ts'
import { resizePictures } from '../bundle/pictures/resizePictures.ts'
import { drawPreviews } from '../bundle/previews/drawPreviews.ts'
import { localeFolder } from '../config/locale/translations.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { readRenames } from '../content/gitLog.ts'
import { listDataFiles } from '../content/readContent.ts'
import { filesBeside, readAssets, whyWithheld } from '../content/siteFiles.ts'
import { type Diagnostic, orElse } from '../diagnostics/diagnostic.ts'
import { assetRequests } from '../links/assets.ts'
import { checkSettings } from '../links/checkSettings.ts'
import { createMoves, listPublicFiles } from '../links/linkIndex.ts'
import type { References } from '../links/references.ts'
import type { Compiler } from '../markdown/compileDocument.ts'
import { createBuiltInRenderer } from '../markdown/createBuiltInRenderer.ts'
import type { Document } from '../markdown/document.ts'
import { type OutputPath, toOutputPath, toSourcePath } from '../model/paths.ts'
import type { LocaleResults, OutputFile, PublishedAsset } from '../output/localeResults.ts'
import type { Made, Output } from '../output/outputs.ts'
import { filePaths, listOutputs, renderOutputs, toPagesByOutput } from '../output/outputs.ts'
import { listStaticFiles } from '../output/staticFiles.ts'
import { diagramSources } from '../pageData/references/resolvePictures.ts'
import { createRenderer, type Renderer } from '../pages/createRenderer.ts'
import { renderPages } from '../pages/renderPages.ts'
import { documentsBySource } from '../site/routes/routeSource.ts'
import type { Site } from '../site/site.ts'
import { memoize } from '../std/collections.ts'
import { withIndexCache, withPageCache } from './caches.ts'
import { withAnalysisCache } from './lastBuild/indexMemory.ts'
import { isPublished, type ReadLocale, type Run } from './readLocale.ts'

/**
 * Renders everything that is published in one locale.
 * 1. Gather the assets of pages: pictures, bundled code, drawn diagrams.
 * 2. Render the pages and their text versions.
 * 3. Draw preview pictures and build the search index.
 * 4. Check the addresses in settings, now that all pages are known.
 */
export async function renderLocale(
  read: ReadLocale,
  run: Run,
): Promise<{ results: LocaleResults; diagnostics: Diagnostic[] }> {
  const { tell, progress, keep, memory, isOwn } = run
  const { site, content, documents, imported, compiler, history } = read
  const { config } = site
  const { commonFile, pictures, ...shown } = await gatherShown(read, run)
  const statics = listStaticFiles(config)
  const findMade = findInLanguage(run, config)
  const { ofStatic, ofAsset } = formerCopies(findMade)
  const outputs = listOutputs(site, statics.files.map(ofStatic))
  const renderer = openRenderer(site, {
    ...shown,
    compiler,
    documents: documentsBySource(documents),
    imported: documentsBySource(imported),
    files: listPublicFiles(site, filePaths(outputs)),
  })
  const { pages, previews, mayHaveStyles, diagnostics } = await progress.stage('Rendering pages', (count) =>
    withPageCache(config, codeIdentity(), (recallHtml) =>
      renderPages({ ...renderer, recallHtml }, count, {
        keep,
        memory: memory?.of(config.i18n.currentLocale),
        isOwn,
      }),
    ),
  )
  const results = {
    site,
    pages,
    bundle: renderer.bundle,
    assets: [...shown.assets.values(), ...shown.diagrams.files].map(ofAsset),
    pictures,
    previews: await progress.stage('Drawing preview pictures', (count) =>
      orElse(() => drawPreviews(previews, config, { count, findMade }), [], tell),
    ),
    // A part of the site publishes nothing; its index is made for the words of its pages.
    files: await renderFiles(
      isOwn ? outputs.filter(({ kind }) => kind === 'search') : outputs,
      { renderer, pages: toPagesByOutput(pages), history },
      run,
    ),
    mayHaveStyles,
  }
  const parts = renderer.bundle.overrides?.overrides.map(({ key: [, name] }) => name)
  const settings = checkSettings(site, listDataFiles(content), renderer.references, parts)
  const common = await orElse(() => checkCommonFile(commonFile, config.siteDir), [], tell)
  return { results, diagnostics: [...diagnostics, ...settings, ...common, ...statics.diagnostics] }
}

/** Notes which files the output has already: nothing but texts of notes has changed since they were copied. */
function formerCopies(findMade: FindMade = () => undefined) {
  const known = (path: OutputPath) => (findMade(path) ? { former: true as const } : {})
  return {
    ofStatic: (file: OutputFile) => (isMedia(file.path) ? { ...file, ...known(file.path) } : file),
    ofAsset: (asset: PublishedAsset): PublishedAsset => ({ ...asset, ...known(asset.output) }),
  }
}

/** Whether a path is that of a picture, a font or the like: other files may be made by the engine as well. */
const isMedia = (path: OutputPath) =>
  /^(?:image|font|video|audio)\/|^application\/(?:pdf|zip)$/.test(lookup(path) ?? '')

/** Finds the files of a language that were made before, by their paths in its folder. */
function findInLanguage({ findMade }: Run, { i18n }: SiteConfig): FindMade | undefined {
  const folder = localeFolder(i18n, i18n.currentLocale)
  if (folder === undefined || !findMade) return findMade
  return (path) => {
    const found = findMade(toOutputPath(`${folder}/${path}`))
    return found && { ...found, path }
  }
}

async function renderFiles(
  outputs: Output[],
  made: Made,
  { progress, memory, keep }: Run,
): Promise<LocaleResults['files']> {
  const { config } = made.renderer.site
  const language = memory?.of(config.i18n.currentLocale)
  const all = {
    ...made,
    ...language?.openCopies(made.renderer),
  }
  const render = (kind: Output['kind']) => renderOutputs(outputs, kind, all, keep)
  const code = codeIdentity()
  return {
    static: await render('static'),
    page: await render('page'),
    search: await progress.stage('Indexing for the search', () =>
      withIndexCache(config, { code, keep }, (recall) =>
        withAnalysisCache(config, code, (analyser) => {
          const recallIndex = language?.openIndex(recall, config.i18n) ?? recall
          return renderOutputs(outputs, 'search', { ...all, analyser, recallIndex }, keep)
        }),
      ),
    ),
    text: await progress.stage('Rendering texts', () => render('text')),
  }
}

/** The assets, bundle and diagrams of the pages. */
async function gatherShown(
  { site: { config }, content, documents, partials, imported }: ReadLocale,
  { tell, progress }: Run,
) {
  const commonFile = findCommonComponents(config.siteDir)
  const published = documents.filter(isPublished)
  const shown = [...published, ...imported]
  const requests = shown.flatMap((document) => assetRequests(document, config))
  const found = await progress.stage('Reading pictures and files', () => readAssets(config, requests))
  const [{ assets, files: pictures }, bundle, diagrams] = await Promise.all([
    progress.stage('Resizing pictures', (count) => resizePictures(found, config, { tell, count })),
    progress.stage('Bundling scripts and styles', () =>
      bundleSite(config, content, { notes: liveSources([...published, ...partials]), commonFile }, tell),
    ),
    progress.stage('Drawing diagrams', async (count) =>
      drawDiagrams(await diagramsOf(shown, config), config, count),
    ),
  ])
  return { assets, pictures, bundle, diagrams, commonFile }
}

/** The diagrams of notes and of the code of the site. */
export async function diagramsOf(shown: Document[], { siteDir }: SiteConfig) {
  const live = shown.filter((document) => document.live).map(({ file }) => file.text)
  const { sources, hasOthers } = await diagramsInCode(siteDir, live)
  return { sources: [...shown.flatMap(diagramSources), ...sources], hasOthers }
}

/** What pages show besides the site, and what renders their built-in components. */
interface Shown extends Pick<References, 'documents' | 'imported' | 'assets' | 'diagrams' | 'files'> {
  bundle: Bundle
  compiler: Compiler
}

/** Creates a renderer that asks git and the disk where the target of a broken link may be. */
export function openRenderer(site: Site, { bundle, compiler, ...shown }: Shown): Renderer {
  const { siteDir } = site.config
  // A site may have thousands of broken links into one folder.
  const filesIn = memoize((folder: string) => filesBeside(siteDir, toSourcePath(`${folder}/*`)))
  return createRenderer(site, bundle, {
    ...shown,
    renderBuiltIn: createBuiltInRenderer(compiler),
    moves: createMoves(site, () => readRenames(siteDir)),
    filesBeside: (place) => filesIn(dirname(place)),
    whyWithheld: (place) => whyWithheld(place, site.config),
  })
}
