import { compileDocument } from '../../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { searchFolder } from '../../model/searchSettings.ts'
import { searchFiles } from '../../output/searchFiles.ts'
import { cacheAnalysis, createAnalyser } from '../../search/building/analysePage.ts'
import { searchScopes } from '../../site/searchScopes.ts'
import { compileNotes } from '../compileNotes.ts'
import type { DevState } from './devLanguage.ts'

/** Gives a file of the search index. The index is built when its map is requested and the site has changed. */
export type FindSearchFile = (path: string, state: DevState) => Uint8Array | undefined

/** Keeps compiled notes and their analysis, so that an edit costs only the changed note. */
export function createSearchFinder(): FindSearchFile {
  let documents = new WeakMap<DocumentOutline, Document>()
  let compiledBy: DevState['compiler'] | undefined
  const analyser = cacheAnalysis(createAnalyser())
  let known: { state: DevState; files: Map<string, Uint8Array> } | undefined
  return (path, state) => {
    if (!path.startsWith(searchFolder)) return undefined
    // Browsers request the map first, and it names the other files; so only the map has to trigger a new index.
    if (!known || (known.state !== state && path.endsWith('map.bin')))
      known = { state, files: buildFiles(state) }
    return known.files.get(path)
  }

  function buildFiles({ outlines, compiler, renderer }: DevState): Map<string, Uint8Array> {
    const { site } = renderer
    if (compiledBy !== compiler) documents = new WeakMap()
    compiledBy = compiler
    const compile = (outline: DocumentOutline) => compileDocument(outline, compiler)
    const compiled = outlines.map((outline) => {
      const document =
        documents.get(outline) ?? compileNotes([outline], compile, site.config.siteDir).documents[0]!
      documents.set(outline, document)
      return document
    })
    const files = searchFiles(searchScopes(site, compiled), site.config, analyser)
    return new Map(files.map(({ path, contents }) => [path, contents]))
  }
}
