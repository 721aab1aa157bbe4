import type { Document, DocumentOutline } from '../../markdown/document.ts'
import type { OutputFile } from '../../output/localeResults.ts'
import { type Made, type Output, toPagesByOutput } from '../../output/outputs.ts'
import { renderPages } from '../../pages/renderPages.ts'
import { cacheAnalysis, createAnalyser } from '../../search/building/analysePage.ts'
import { hasNames } from '../../site/notes/noteNames.ts'
import { compileNotes } from '../compileNotes.ts'
import type { DevState } from './devLanguage.ts'
import { type CompileText, compileShown, lookUpReferences, showing } from './renderDevPage.ts'

/** Renders an output that is not a page. */
export type RenderOutput = (output: Output, state: DevState) => Promise<OutputFile[]>

/**
 * Returns a function that renders one output with what it needs. Outputs that show no single note are made of the
 * whole site, so they are kept until the site changes.
 */
export function createOutputRenderer(compile: CompileText): RenderOutput {
  const analyser = cacheAnalysis(createAnalyser())
  const kept = new WeakMap<Output, OutputFile[]>()
  return async (output, state) => {
    const known = kept.get(output)
    if (known) return known
    const files = await output.render({ ...(await prepare(output, state, compile)), analyser })
    if (output.needs !== 'shown') kept.set(output, files)
    return files
  }
}

async function prepare(
  { notes = [], needs }: Output,
  state: DevState,
  compile: CompileText,
): Promise<Omit<Made, 'analyser'>> {
  const { renderer, outlines, settings } = state
  const made = { renderer, pages: new Map(), history: settings.history }
  if (needs === undefined) {
    const documents: Document[] = []
    for (const outline of notes) documents.push(await compile(outline, state))
    return { ...made, renderer: { ...renderer, references: showing({ documents, imported: [] }, renderer) } }
  }
  const { documents, imported, bundle } = await compileShown(needs === 'pages' ? outlines : notes, state)
  if (needs === 'pages') {
    const known = { ...renderer, bundle, references: showing({ documents, imported }, renderer) }
    return { ...made, renderer: known, pages: toPagesByOutput(renderPages(known).pages) }
  }
  const { references } = await lookUpReferences({ documents, imported }, state)
  return { ...made, renderer: { ...renderer, bundle, references } }
}

/** Compiles notes without what they show. Keeps them, so that an edit costs only the changed note. */
export function createTextCompiler(): CompileText {
  let compiled = new WeakMap<DocumentOutline, Document>()
  let compiledWith: DevState['settings'] | undefined
  return async (outline, { settings, outlines }) => {
    if (compiledWith !== settings) compiled = new WeakMap()
    compiledWith = settings
    const ofSettings = compiled
    const known = ofSettings.get(outline)
    if (known) return known
    const { documents } = await compileNotes([outline], settings.notes.compile, settings.config, {
      all: outlines,
    })
    const [document] = documents as [Document]
    // An edit of a file that it imports or names does not show in its outline.
    if (document.partials.length === 0 && !hasNames(document)) ofSettings.set(outline, document)
    return document
  }
}
