import { compileDocument } from '../../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { searchFolder } from '../../model/searchFolder.ts'
import { searchFiles } from '../../output/searchFiles.ts'
import { createAnalyser } from '../../search/building/createAnalyser.ts'
import { rememberPages } from '../../search/building/rememberPages.ts'
import { searchScopes } from '../../site/searchScopes.ts'
import { compileNotes } from '../compileNotes.ts'
import type { DevState } from './devSite.ts'

/** The files of the search index by their paths, as the site is now. Made when the first of them is asked for. */
export type FindSearchFile = (path: string, state: DevState) => Uint8Array | undefined

/** After an edit, only what changed is compiled and analysed again. */
export function createSearchFinder(): FindSearchFile {
  let documents = new WeakMap<DocumentOutline, Document>()
  let compiledBy: DevState['compiler'] | undefined
  const analyser = rememberPages(createAnalyser())
  let known: { state: DevState; files: Map<string, Uint8Array> } | undefined
  return (path, state) => {
    if (!path.startsWith(searchFolder)) return undefined
    // The map names the other files: it is asked for first, and so the only one that has to be new.
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
