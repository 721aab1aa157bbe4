import type { Bundle, BundledFile } from '../../bundle/bundle.ts'
import type { Asset } from '../../content/asset.ts'
import { readAssets } from '../../content/readAssets.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { uniqueDiagnostics } from '../../diagnostics/uniqueDiagnostics.ts'
import type { SourcePath } from '../../model/paths.ts'
import { renderRoute } from '../../pages/renderPages.ts'
import { assetRequests } from '../../site/assetRequests.ts'
import { listedPosts } from '../../site/blog/listedPosts.ts'
import { diagramSources } from '../../site/diagramSources.ts'
import { outlineOf } from '../../site/outlineOf.ts'
import type { Route } from '../../site/site.ts'
import { escapeHtml } from '../../std/escapeHtml.ts'
import { type CompiledPage, compilePage, compileShown } from './compilePage.ts'
import type { DevState } from './devSite.ts'

export interface DevPage {
  html: string
  /** What the page shows, offers or loads, besides what every page loads. */
  files: Pick<Asset, 'output' | 'path'>[]
  /** Made for this page: the code of its islands, and its styles. */
  bundled: BundledFile[]
  diagnostics: Diagnostic[]
}

/**
 * Compiles and renders a page, now, with what is wrong on it and a script that keeps it up to date.
 * A note with an error is shown as it last was without one; `whole` remembers that.
 */
export async function renderDevPage(
  route: Route,
  state: DevState,
  whole: Map<SourcePath, CompiledPage>,
): Promise<DevPage> {
  const { settings, renderer, diagnostics } = state
  const outline = outlineOf(route.target)
  const current = outline && (await compilePage(outline, state))
  const shown = current && lastWhole(current, whole)
  const document = shown?.document
  const listed = await compileShown(
    listedPosts(route).map((post) => post.outline),
    state,
  )
  const documents = document ? [document, ...listed.documents] : listed.documents
  const { config } = settings
  const assets = readAssets(
    config.siteDir,
    documents.flatMap((each) => assetRequests(each, config)),
  )
  const diagrams = await settings.diagrams.draw(documents.flatMap(diagramSources))
  const references = { ...renderer.references, assets, diagrams }
  const bundle = shown?.bundle ?? listed.bundle
  const posts = new Map(documents.map((each) => [each.file.source, each]))
  const page = renderRoute(route, { ...renderer, bundle, references, posts }, document)
  const isShown = current?.document === document
  const own = isShown ? [...(current?.diagnostics ?? []), ...page.diagnostics] : current!.diagnostics
  // A note's front matter is checked with the site and again with the note.
  const errors = uniqueDiagnostics([...diagnostics, ...own]).filter(({ level }) => level === 'error')
  return {
    html: page.html.replace('</body>', () => `${devTags(errors)}</body>`),
    files: [...assets.values(), ...diagrams.files],
    bundled: bundle === renderer.bundle ? [] : liveFiles(bundle),
    diagnostics: own,
  }
}

/** What a note with live parts loads beside other pages. */
function liveFiles({ pageFiles, pageStylesheet }: Bundle): BundledFile[] {
  return pageStylesheet ? [...pageFiles, pageStylesheet] : pageFiles
}

/** The note itself, or the one before it if this one has an error. */
function lastWhole(
  page: CompiledPage & { diagnostics: Diagnostic[] },
  whole: Map<SourcePath, CompiledPage>,
): CompiledPage {
  const { source } = page.document.file
  if (!page.diagnostics.some(({ level }) => level === 'error')) whole.set(source, page)
  return whole.get(source) ?? page
}

function devTags(errors: Diagnostic[]): string {
  return `<template id="sotay-problems">${escapeHtml(printReport(errors))}</template><script src="/__sotay/dev.js"></script>`
}
