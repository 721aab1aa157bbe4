import type { Bundle, BundledFile } from '../../bundle/bundle.ts'
import { drawPreviews, type Preview } from '../../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts'
import { countProblems, printReport, uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { checkBodies } from '../../links/checkBodies.ts'
import type { SourcePath } from '../../model/paths.ts'
import { fromBundle, type Output, toOutput } from '../../output/outputs.ts'
import { renderRoute } from '../../pages/renderRoute.ts'
import { listedPosts } from '../../site/blog/postLists.ts'
import { documentsBySource, outlineOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { escapeHtml } from '../../std/html.ts'
import { locateProblems } from '../places/locateProblems.ts'
import { inLanguage } from '../renderSite.ts'
import { type CompiledPage, compilePage, compileShown, lookUpReferences } from './compilePage.ts'
import type { DevState } from './devLanguage.ts'

export interface DevPage {
  html: string
  /** The files that it names: pictures, diagrams, the code and styles of its islands, its preview picture. */
  files: Output[]
  diagnostics: Diagnostic[]
}

/**
 * Compiles and renders a page, and adds its problems and a script that shows them and updates the page. For a note
 * with an error the last version without one is shown, which `lastValid` keeps by source path.
 */
export async function renderDevPage(
  route: Route,
  state: DevState,
  lastValid: Map<SourcePath, CompiledPage>,
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
  const references = await lookUpReferences(documents, state)
  const bundle = shown?.bundle ?? listed.bundle
  const known = { ...renderer, bundle, references, documents: documentsBySource(documents) }
  const page = renderRoute(route, known)
  const rendered = [...page.diagnostics, ...checkBodies([page.body], references)]
  const found = current ? problemsOf(current, current.document === document ? rendered : []) : rendered
  const own = await locateProblems(config.siteDir, inLanguage(found, config))
  const tags = devTags(state.id, uniqueDiagnostics([...diagnostics, ...own]))
  return {
    html: page.html.replace('</body>', () => `${tags}</body>`),
    files: [
      ...[...references.assets.values(), ...references.diagrams.files].map(({ output, path }) =>
        toOutput({ path: output, copyOf: path }),
      ),
      ...(bundle === renderer.bundle ? [] : liveFiles(bundle).map(fromBundle)),
      ...(page.preview ? [previewOutput(page.preview, config)] : []),
    ],
    diagnostics: withoutReported(diagnostics, own),
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
