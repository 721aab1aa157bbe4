import type { Asset } from '../../content/asset.ts'
import { readAssets } from '../../content/readAssets.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { compileDocument } from '../../markdown/compileDocument.ts'
import type { Document } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { renderRoute } from '../../pages/renderPages.ts'
import { assetRequests } from '../../site/assetRequests.ts'
import { diagramSources } from '../../site/diagramSources.ts'
import type { Route } from '../../site/site.ts'
import { escapeHtml } from '../../std/escapeHtml.ts'
import type { DevState } from './devSite.ts'

export interface DevPage {
  html: string
  /** What the page shows, offers or loads, besides what every page loads. */
  files: Pick<Asset, 'output' | 'path'>[]
  diagnostics: Diagnostic[]
}

/**
 * Compiles and renders a page, now, with what is wrong on it and a script that keeps it up to date.
 * A note with an error is shown as it last was without one; `whole` remembers that.
 */
export async function renderDevPage(
  route: Route,
  { settings, renderer, compiler, diagnostics }: DevState,
  whole: Map<SourcePath, Document>,
): Promise<DevPage> {
  const outline = outlineOf(route)
  const current = outline && compileDocument(outline, compiler)
  const document = current && lastWhole(current, whole)
  const { config } = settings
  const assets = document ? readAssets(config.siteDir, assetRequests(document, config)) : new Map()
  const diagrams = await settings.diagrams.draw(document ? diagramSources(document) : [])
  const references = { ...renderer.references, assets, diagrams }
  const page = renderRoute(route, { ...renderer, references }, document)
  const own =
    current === document ? [...(current?.diagnostics ?? []), ...page.diagnostics] : current!.diagnostics
  const errors = unique([...diagnostics, ...own]).filter(({ level }) => level === 'error')
  return {
    html: page.html.replace('</body>', () => `${devTags(errors)}</body>`),
    files: [...assets.values(), ...diagrams.files],
    diagnostics: own,
  }
}

function outlineOf({ target }: Route) {
  if (target.kind === 'doc') return target.doc.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}

/** The note itself, or the one before it if this one has an error. */
function lastWhole(document: Document, whole: Map<SourcePath, Document>): Document {
  const { source } = document.file
  if (!document.diagnostics.some(({ level }) => level === 'error')) whole.set(source, document)
  return whole.get(source) ?? document
}

function devTags(errors: Diagnostic[]): string {
  return `<template id="sotay-problems">${escapeHtml(printReport(errors))}</template><script src="/__sotay/dev.js"></script>`
}

/** A note's front matter is checked with the site and again with the note. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [printReport([diagnostic]), diagnostic])).values()]
}
