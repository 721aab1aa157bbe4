import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { findUnknownComponents, liveSources } from '../../bundle/live/liveNotes.ts'
import { withExactFix } from '../../check/applyFixes.ts'
import { checkNotes } from '../../check/checkNotes.ts'
import { fileNamesIn, readAssets, whyWithheld } from '../../content/siteFiles.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { assetRequests, checkPreviewImage } from '../../links/assets.ts'
import { checkBodies, readBody } from '../../links/checkBodies.ts'
import { anchorsBySource } from '../../links/linkIndex.ts'
import type { References, ReferringPage } from '../../links/references.ts'
import type { Document } from '../../markdown/document.ts'
import type { ListRenderer } from '../../model/pageParts.ts'
import type { SourcePath } from '../../model/paths.ts'
import { checkTruncation } from '../../pageData/content/excerpts.ts'
import { resolveReferences, routesOfAnchors } from '../../pageData/references/resolveReferences.ts'
import { documentsBySource, outlineOf } from '../../site/routes/routeSource.ts'
import { memoize } from '../../std/collections.ts'
import { compileNotes } from '../compileNotes.ts'
import { pageOf } from '../move/siteChange.ts'
import { locateProblems } from '../places/locateProblems.ts'
import { withoutConsequences } from '../withoutConsequences.ts'
import { type EditedLanguage, fileOf, isTooLong } from './editedSite.ts'

/**
 * The problems of a note, as `sotay check` gives them, with the places of those that settings have. Nothing is rendered
 * by React and no diagram is drawn, so what only these find is not among them.
 */
export async function findProblems(
  source: SourcePath,
  language: EditedLanguage,
  readFile: (source: SourcePath) => string,
): Promise<Diagnostic[]> {
  const own = fileOf(source, language) ? await problemsOf(source, language) : []
  const all = withoutConsequences([...language.problems, ...own], language.config.faults)
  const located = await locateProblems(language.config.siteDir, all, readFile)
  return located.map(withExactFix)
}

async function problemsOf(source: SourcePath, language: EditedLanguage): Promise<Diagnostic[]> {
  const { config, compile, compiler, outlines, index } = language
  const outline = outlines.find(({ file }) => file.source === source)!
  if (isTooLong(outline.file)) {
    const problem = diagnose('too-long-to-watch', [outline.file.text.length], { file: source, line: 1 })
    return [...outline.diagnostics, problem]
  }
  const { documents, partials } = await compileNotes([outline], compile, config, { all: outlines })
  const [document] = documents as [Document]
  const page = { document, path: pageOf(outline.file, language) }
  const references = await referencesOf(page, language)
  const judged = { href: new Set<string>(), src: new Set<string>() }
  const { html, diagnostics } = resolveReferences(document, page.path, { ...references, judged })
  const route = [...index.routesByKey.values()].find(({ path }) => path === page.path)
  const body = route && readBody({ route, document, html, judged, isWhole: false })
  return [
    ...document.diagnostics,
    ...findUnknownComponents(
      liveSources([document, ...partials]),
      compiler.options.ownComponents,
      config,
    ).map(({ problem }) => problem),
    ...diagnostics,
    ...(body ? checkBodies([body], references) : []),
    ...checkPreviewImage(document, references),
    ...(route ? checkTruncation(route, document) : []),
    ...checkNotes([document], compiler),
  ]
}

/** What the references of a note are checked against. Of other notes only those are compiled whose headings it names. */
async function referencesOf(
  page: ReferringPage,
  { config, index, files, compile }: EditedLanguage,
): Promise<References> {
  const { document } = page
  const readFolder = memoize(fileNamesIn)
  const known: References = {
    config,
    index,
    files,
    assets: readAssets(config, assetRequests(document, config)),
    diagrams: { drawings: new Map(), stylesheet: '', painter: '', look: '' },
    lists: noLists,
    documents: documentsBySource([document]),
    imported: new Map(),
    viewer: '',
    filesBeside: (missing) => readFolder(join(config.siteDir, dirname(missing))),
    whyWithheld: (place) => whyWithheld(place, config),
  }
  const named = routesOfAnchors(page, known).flatMap(({ target }) => outlineOf(target) ?? [])
  const documents = [document]
  for (const outline of named) {
    documents.push(compile(outline))
    // What the editor asks meanwhile is answered.
    await setImmediate()
  }
  return { ...known, documents: documentsBySource(documents), anchors: anchorsBySource(documents) }
}

/** Lists that the engine makes have no mistakes of the note. */
const noLists: ListRenderer = {
  cards: () => '',
  searchField: () => '',
  shelf: () => '',
  news: () => '',
  headings: () => '',
}
