import { compileDocument } from '../../markdown/compileDocument.ts'
import { searchFolder } from '../../model/searchFolder.ts'
import { searchFiles } from '../../output/searchFiles.ts'
import { searchScopes } from '../../site/searchPages.ts'
import type { DevState } from './devSite.ts'

/** The files of the search index by their paths, as the site is now. Made when the first of them is asked for. */
export type FindSearchFile = (path: string, state: DevState) => Uint8Array | undefined

export function createSearchFinder(): FindSearchFile {
  let known: { state: DevState; files: Map<string, Uint8Array> } | undefined
  return (path, state) => {
    if (!path.startsWith(searchFolder)) return undefined
    // The map names the other files: it is asked for first, and so the only one that has to be new.
    if (!known || (known.state !== state && path.endsWith('map.bin')))
      known = { state, files: buildFiles(state) }
    return known.files.get(path)
  }
}

function buildFiles({ outlines, compiler, renderer }: DevState): Map<string, Uint8Array> {
  const { site } = renderer
  const documents = outlines.map((outline) => compileDocument(outline, compiler))
  const files = searchFiles(searchScopes(site, documents), site.config)
  return new Map(files.map(({ path, contents }) => [path, contents]))
}
