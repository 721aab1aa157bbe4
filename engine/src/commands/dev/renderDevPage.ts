import type { Asset } from '../../content/asset.ts'
import { readAssets } from '../../content/readAssets.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { compileDocument } from '../../markdown/compileDocument.ts'
import type { Document } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { renderRoute } from '../../pages/renderPages.ts'
import { assetRequests } from '../../site/assetRequests.ts'
import type { Route } from '../../site/site.ts'
import { escapeHtml } from '../../std/escapeHtml.ts'
import type { DevState } from './devSite.ts'

export interface DevPage {
  html: string
  /** The files that the page shows or offers. */
  assets: Map<SourcePath, Asset>
  diagnostics: Diagnostic[]
}

/**
 * Compiles and renders a page, now, with what is wrong on it and a script that keeps it up to date.
 * A note with an error is shown as it last was without one; `sound` remembers that.
 */
export function renderDevPage(
  route: Route,
  { settings, renderer, compiler, diagnostics }: DevState,
  sound: Map<SourcePath, Document>,
): DevPage {
  const outline = outlineOf(route)
  const document = outline && showSound(compileDocument(outline, compiler), sound)
  const { config } = settings
  const assets = document ? readAssets(config.siteDir, assetRequests(document, config)) : new Map()
  const page = renderRoute(route, { ...renderer, references: { ...renderer.references, assets } }, document)
  const own = [...(document?.diagnostics ?? []), ...page.diagnostics]
  const errors = unique([...diagnostics, ...own]).filter(({ level }) => level === 'error')
  return { html: page.html.replace('</body>', () => `${devTags(errors)}</body>`), assets, diagnostics: own }
}

function outlineOf({ target }: Route) {
  if (target.kind === 'doc') return target.doc.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}

function showSound(document: Document, sound: Map<SourcePath, Document>): Document {
  const { source } = document.file
  if (!document.diagnostics.some(({ level }) => level === 'error')) sound.set(source, document)
  return { ...(sound.get(source) ?? document), diagnostics: document.diagnostics }
}

function devTags(errors: Diagnostic[]): string {
  return `<template id="sotay-problems">${escapeHtml(printReport(errors))}</template><script src="/__sotay/dev.js"></script>`
}

/** A note's front matter is checked with the site and again with the note. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [printReport([diagnostic]), diagnostic])).values()]
}
