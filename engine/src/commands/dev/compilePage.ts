import type { Bundle } from '../../bundle/bundle.ts'
import { toBundleParts } from '../../bundle/bundleSite.ts'
import { liveSources } from '../../bundle/live/liveNotes.ts'
import { readAssets } from '../../content/quotedFiles.ts'
import { BuildFailed, type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts'
import { assetRequests } from '../../links/assets.ts'
import { compileDocument } from '../../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { diagramSources } from '../../pageData/references/resolvePictures.ts'
import { compileNotes } from '../compileNotes.ts'
import type { DevState } from './devLanguage.ts'

/** A compiled note, and the bundle that its page loads. */
export interface CompiledPage {
  document: Document
  bundle: Bundle
}

/** Compiles the note that a page is made from. */
export async function compilePage(
  outline: DocumentOutline,
  state: DevState,
): Promise<CompiledPage & { diagnostics: Diagnostic[] }> {
  const { documents, ...others } = await compileShown([outline], state)
  return { document: documents[0]!, ...others }
}

/** Compiles the notes that a page shows. If they contain live parts, bundles these too. */
export async function compileShown(
  outlines: DocumentOutline[],
  { settings, renderer, compiler }: DevState,
): Promise<{ documents: Document[]; bundle: Bundle; diagnostics: Diagnostic[] }> {
  const compile = (outline: DocumentOutline) => compileDocument(outline, compiler)
  const { documents, partials } = compileNotes(outlines, compile, settings.config.siteDir)
  const diagnostics = documents.flatMap((document) => document.diagnostics)
  const notes = liveSources([...documents, ...partials])
  if (notes.length === 0 || hasErrors(diagnostics)) return { documents, bundle: renderer.bundle, diagnostics }
  try {
    const { modules, warnings } = await settings.bundleNotes(notes)
    const bundle = { ...renderer.bundle, ...toBundleParts(modules) }
    return { documents, bundle, diagnostics: [...diagnostics, ...warnings] }
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    return { documents, bundle: renderer.bundle, diagnostics: [...diagnostics, ...error.diagnostics] }
  }
}

/** Reads the pictures and files that notes refer to, and draws their diagrams. */
export async function lookUpReferences(documents: Document[], { settings, renderer }: DevState) {
  const { config } = settings
  const requests = documents.flatMap((document) => assetRequests(document, config))
  const diagrams = await settings.diagrams.draw(documents.flatMap(diagramSources))
  return { ...renderer.references, assets: readAssets(config.siteDir, requests), diagrams }
}
