import type { SiteConfig } from '../config/siteConfig.ts'
import type { Asset } from '../content/asset.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Document } from '../markdown/document.ts'
import type { RoutePath, SourcePath } from '../model/paths.ts'
import type { LinkIndex } from './linkIndex.ts'
import { type DiagramSet, resolveDiagram } from './references/resolveDiagram.ts'
import { resolveImage } from './references/resolveImage.ts'
import { resolveNoteLink } from './references/resolveNoteLink.ts'

/** What resolving a note's references needs of the rest of the site. */
export interface References {
  config: SiteConfig
  index: LinkIndex
  assets: Map<SourcePath, Asset>
  diagrams: DiagramSet
  /** Ids by file; undefined while not every note is compiled, and then anchors are not checked. */
  anchors?: Map<SourcePath, Set<string>>
}

/** A note whose body is filled in, and the address of its page. */
export interface ReferringPage {
  document: Document
  path: RoutePath
}

/** Fills the holes of a note's body. `path` is the address of its page. */
export function resolveReferences(
  document: Document,
  path: RoutePath,
  references: References,
): { html: string; diagnostics: Diagnostic[] } {
  const resolved = document.references.map((reference, number) => {
    if (reference.kind === 'diagram') return resolveDiagram(reference, number, references.diagrams)
    if (reference.kind === 'image') return resolveImage(reference, document, references)
    return resolveNoteLink(reference, { document, path }, references)
  })
  const parts = document.body.map((part) => (typeof part === 'number' ? resolved[part]!.html : part))
  return { html: parts.join(''), diagnostics: resolved.flatMap(({ diagnostics }) => diagnostics) }
}
