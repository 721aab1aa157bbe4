import type { Bundle, BundledFile } from '../../bundle/bundle.ts'
import { toBundleParts } from '../../bundle/bundleSite.ts'
import { liveSources } from '../../bundle/live/liveNotes.ts'
import { makePictures, planPictures } from '../../bundle/pictures/resizePictures.ts'
import { drawPreviews, type Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { readAssets } from '../../content/siteFiles.ts'
import { BuildFailed, type Diagnostic, hasErrors, type Tell } from '../../diagnostics/diagnostic.ts'
import { countProblems, printReport, uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { assetRequests } from '../../links/assets.ts'
import { checkBodies } from '../../links/checkBodies.ts'
import { anchorsBySource } from '../../links/linkIndex.ts'
import type { References, ReferringPage } from '../../links/references.ts'
import { compileSettled } from '../../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import type { Neighbours } from '../../model/pageParts.ts'
import type { SourcePath } from '../../model/paths.ts'
import { fromBundle, type Output, toOutput } from '../../output/outputs.ts'
import {
  findNeighbours,
  routesOfAnchors,
  showsNeighbours,
} from '../../pageData/references/resolveReferences.ts'
import { renderRoute } from '../../pages/renderRoute.ts'
import { listedPosts } from '../../site/blog/postLists.ts'
import { documentsBySource, outlineOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { escapeHtml } from '../../std/html.ts'
import { type CompiledNotes, compileNotes } from '../compileNotes.ts'
import { locateProblems } from '../places/locateProblems.ts'
import { diagramsOf } from '../renderLocale.ts'
import { inLanguage } from '../renderSite.ts'
import type { DevState } from './devLanguage.ts'

export interface DevPage {
  html: string
  /** The files that it names: pictures, diagrams, the code and styles of its islands, its preview picture. */
  files: Output[]
  diagnostics: Diagnostic[]
}

/**
 * Compiles and renders a page, and adds its problems and a script that shows them and updates the page. For a note
 * with an error the last version without one is shown.
 */
export async function renderDevPage(
  route: Route,
  state: DevState,
  { lastValid, compileText, findAllNeighbours }: DevMemory,
): Promise<DevPage> {
  const { renderer, diagnostics } = state
  const { config } = state.settings
  const outline = outlineOf(route.target)
  const current = outline && (await compilePage(outline, state))
  const shown = current && lastWithoutErrors(current, lastValid)
  const document = shown?.document
  const listed = await compileShown(
    listedPosts(route).map((post) => post.outline),
    state,
  )
  const documents = document ? [document, ...listed.documents] : listed.documents
  const imported = [...(shown?.imported ?? []), ...listed.imported]
  const { pictures, problems, ...looked } = await lookUpReferences({ documents, imported }, state)
  const compile = (note: DocumentOutline) => compileText(note, state)
  const references = {
    ...looked.references,
    neighbours: showsNeighbours(route, [...documents, ...imported], config)
      ? await findAllNeighbours(state)
      : {},
    ...(document && {
      anchors: await anchorsOf({ document, path: route.path }, looked.references, compile),
    }),
  }
  const bundle = shown?.bundle ?? listed.bundle
  const known = { ...renderer, bundle, references }
  const page = renderRoute(route, known)
  const rendered = [...problems, ...page.diagnostics, ...checkBodies([page.body], references)]
  const found = current ? problemsOf(current, current.document === document ? rendered : []) : rendered
  const own = await locateProblems(config.siteDir, inLanguage(found, config))
  const tags = devTags(state.id, uniqueDiagnostics([...diagnostics, ...own]))
  return {
    html: page.html.replace('</body>', () => `${tags}</body>`),
    files: [
      ...[...references.assets.values(), ...references.diagrams.files].map(({ output, path }) =>
        toOutput({ path: output, copyOf: path }),
      ),
      ...pictures,
      ...(bundle === renderer.bundle ? [] : liveFiles(bundle).map(fromBundle)),
      ...(page.preview ? [previewOutput(page.preview, config)] : []),
    ],
    diagnostics: withoutReported(diagnostics, own),
  }
}

/** What is kept from page to page while a site is served. */
export interface DevMemory {
  /** The last version of each note that compiled without an error. */
  lastValid: Map<SourcePath, CompiledPage>
  compileText: CompileText
  findAllNeighbours(state: DevState): Promise<Neighbours>
}

/** Compiles a note without what it shows. */
export type CompileText = (outline: DocumentOutline, state: DevState) => Promise<Document>

/** The anchors of a page and of the notes to whose anchors it links. Of no others it needs them. */
async function anchorsOf(
  page: ReferringPage,
  references: References,
  compile: (outline: DocumentOutline) => Promise<Document>,
): Promise<Map<SourcePath, Set<string>>> {
  const outlines = routesOfAnchors(page, references).map(({ target }) => outlineOf(target))
  const named: Document[] = []
  for (const outline of outlines) if (outline) named.push(await compile(outline))
  return anchorsBySource([page.document, ...named])
}

/** Finds the notes around each page, once for each reading of the site: that takes the texts of all notes. */
export function createNeighbourFinder(compileText: CompileText): DevMemory['findAllNeighbours'] {
  const find = async (state: DevState) => {
    const documents: Document[] = []
    for (const outline of state.outlines) documents.push(await compileText(outline, state))
    return findNeighbours(documents, state.renderer.references)
  }
  const known = new WeakMap<DocumentOutline[], Promise<Neighbours>>()
  return (state) => {
    const found = known.get(state.outlines) ?? find(state)
    known.set(state.outlines, found)
    return found
  }
}

/**
 * A note with an error is not bundled, so its `live-part-failed` problems only follow from that error and are dropped.
 */
function problemsOf({ diagnostics }: { diagnostics: Diagnostic[] }, rendered: Diagnostic[]): Diagnostic[] {
  const isWhole = !hasErrors(diagnostics)
  return [...diagnostics, ...rendered.filter(({ code }) => isWhole || code !== 'live-part-failed')]
}

/** The problems that the site has not reported yet: front matter is checked with the site and again with the note. */
function withoutReported(known: Diagnostic[], diagnostics: Diagnostic[]): Diagnostic[] {
  const reported = new Set(known.map((problem) => printReport([problem])))
  return diagnostics.filter((problem) => !reported.has(printReport([problem])))
}

/** The files that only a page with live parts loads. */
function liveFiles({ pageFiles, pageStylesheets }: Bundle): BundledFile[] {
  return [...pageFiles, ...new Set(pageStylesheets.values())]
}

/** A preview picture is drawn when it is requested. */
function previewOutput(preview: Preview, config: SiteConfig): Output {
  return { kind: 'text', paths: [preview.output], render: () => drawPreviews([preview], config) }
}

/** The note if it has no error, else its last version without one. */
function lastWithoutErrors(
  page: CompiledPage & { diagnostics: Diagnostic[] },
  lastValid: Map<SourcePath, CompiledPage>,
): CompiledPage {
  const { source } = page.document.file
  if (!hasErrors(page.diagnostics)) lastValid.set(source, page)
  return lastValid.get(source) ?? page
}

/** The problems as text, errors first, and the script that shows them and keeps the page up to date. */
function devTags(state: string, problems: Diagnostic[]): string {
  const [errors, warnings] = (['error', 'warning'] as const).map((wanted) =>
    problems.filter(({ level }) => level === wanted),
  ) as [Diagnostic[], Diagnostic[]]
  const text = [errors, warnings].map((some) => printReport(some)).join('\n')
  const attributes = `data-state="${state}" data-count="${countProblems(problems)}"${errors.length > 0 ? ' data-urgent' : ''}`
  return `<template id="sotay-problems" ${attributes}>${escapeHtml(text)}</template><script src="/__sotay/dev.js"></script>`
}

/** A compiled note, and the bundle that its page loads. */
export interface CompiledPage {
  document: Document
  /** The Markdown files that code imports. */
  imported: Document[]
  bundle: Bundle
}

/** Compiles the note that a page is made from. */
async function compilePage(
  outline: DocumentOutline,
  state: DevState,
): Promise<CompiledPage & { diagnostics: Diagnostic[] }> {
  const { documents, ...others } = await compileShown([outline], state)
  return { document: documents[0]!, ...others }
}

/** Compiles the notes that a page shows. If they contain live parts, bundles these too. */
export async function compileShown(
  outlines: DocumentOutline[],
  { settings, renderer, outlines: all, code }: DevState,
): Promise<{ documents: Document[]; imported: Document[]; bundle: Bundle; diagnostics: Diagnostic[] }> {
  const compile = (outline: DocumentOutline) => compileSettled(outline, settings.compiler)
  const { documents, partials, imported } = await compileNotes(outlines, compile, settings.config, {
    all,
    code,
  })
  const diagnostics = documents.flatMap((document) => document.diagnostics)
  const notes = liveSources([...documents, ...partials])
  if (notes.length === 0 || hasErrors(diagnostics))
    return { documents, imported, bundle: renderer.bundle, diagnostics }
  try {
    const { modules, warnings } = await settings.bundleNotes(notes)
    const bundle = { ...renderer.bundle, ...toBundleParts(modules) }
    return { documents, imported, bundle, diagnostics: [...diagnostics, ...warnings] }
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    return {
      documents,
      imported,
      bundle: renderer.bundle,
      diagnostics: [...diagnostics, ...error.diagnostics],
    }
  }
}

/** The references of a renderer with the notes that it is to show. */
export const showing = (
  { documents, imported }: Pick<CompiledNotes, 'documents' | 'imported'>,
  { references }: DevState['renderer'],
): References => ({
  ...references,
  documents: documentsBySource(documents),
  imported: documentsBySource(imported),
})

/**
 * Reads the pictures and files that notes refer to, and draws their diagrams. Further sizes of pictures are made when
 * they are requested.
 */
export async function lookUpReferences(
  { documents, imported }: Pick<CompiledNotes, 'documents' | 'imported'>,
  { settings, renderer }: DevState,
) {
  const { config } = settings
  const shown = [...documents, ...imported]
  const requests = shown.flatMap((document) => assetRequests(document, config))
  const diagrams = await settings.diagrams.draw(await diagramsOf(shown, config))
  const problems: Diagnostic[] = []
  const tell: Tell = (found) => problems.push(...found)
  const { assets, files } = await planPictures(readAssets(config, requests), config, tell)
  const pictures = files.map(
    (file): Output => ({
      kind: 'text',
      paths: [file.output],
      render: () => makePictures([file], config),
    }),
  )
  const references = { ...showing({ documents, imported }, renderer), assets, diagrams }
  return { references, pictures, problems }
}
