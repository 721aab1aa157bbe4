import { findUnknownComponents, liveSources } from '../../bundle/live/liveNotes.ts'
import { withExactFix } from '../../check/applyFixes.ts'
import { checkNotes } from '../../check/checkNotes.ts'
import { filesBeside, readAssets } from '../../content/quotedFiles.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { assetRequests, checkPreviewImage } from '../../links/assets.ts'
import { checkBodies, readBody } from '../../links/checkBodies.ts'
import { anchorsBySource } from '../../links/linkIndex.ts'
import type { ListRenderer, References } from '../../links/references.ts'
import type { Document } from '../../markdown/document.ts'
import { parseUrl, type SourcePath } from '../../model/paths.ts'
import { checkTruncation } from '../../pageData/content/excerpts.ts'
import { resolveReferences } from '../../pageData/references/resolveReferences.ts'
import { compileNotes } from '../compileNotes.ts'
import { pageOf } from '../move/siteChange.ts'
import { findTarget, type Place } from '../move/siteView.ts'
import { locateProblems } from '../places/locateProblems.ts'
import { withoutConsequences } from '../withoutConsequences.ts'
import { type EditedLanguage, fileOf } from './editedSite.ts'

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
  const { documents, partials } = await compileNotes([outline], compile, config, { all: outlines })
  const [document] = documents as [Document]
  const place = { file: outline.file, page: pageOf(outline.file, language) }
  const references = referencesOf(document, place, language)
  const judged = { href: new Set<string>(), src: new Set<string>() }
  const { html, diagnostics } = resolveReferences(document, place.page, { ...references, judged })
  const route = [...index.routesByKey.values()].find(({ path }) => path === place.page)
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
function referencesOf(document: Document, place: Place, language: EditedLanguage): References {
  const { config, index, files } = language
  const documents = [document, ...namedNotes(document, place, language)]
  return {
    config,
    index,
    files,
    assets: readAssets(config.siteDir, assetRequests(document, config)),
    diagrams: { drawings: new Map(), stylesheet: '', painter: '', look: '' },
    lists: noLists,
    documents: new Map(documents.map((each) => [each.file.source, each])),
    imported: new Map(),
    anchors: anchorsBySource(documents),
    viewer: '',
    filesBeside: (missing) => filesBeside(config.siteDir, missing),
  }
}

/** Lists that the engine makes have no mistakes of the note. */
const noLists: ListRenderer = {
  cards: () => '',
  searchField: () => '',
  shelf: () => '',
  news: () => '',
  headings: () => '',
}

function namedNotes(document: Document, place: Place, language: EditedLanguage): Document[] {
  const sources = document.references.flatMap((reference) => {
    if (reference.kind !== 'link' || !parseUrl(reference.url).hash) return []
    return findTarget({ kind: 'link', url: reference.url }, place, language)?.source ?? []
  })
  const wanted = new Set(sources)
  return language.outlines
    .filter(({ file }) => file.source !== place.file.source && wanted.has(file.original ?? file.source))
    .map(language.compile)
}
