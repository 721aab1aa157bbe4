import type { Bundle } from '../bundle/bundle.ts'
import type { ComponentDrawer } from '../markdown/createComponentDrawer.ts'
import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'
import { fileHref } from '../site/addresses/fileHref.ts'
import { buildLinkIndex } from '../site/linkIndex.ts'
import type { References } from '../site/resolveReferences.ts'
import type { Site } from '../site/site.ts'
import { listRenderer } from './listRenderer.tsx'

/** What pages are rendered from. */
export interface Renderer {
  site: Site
  bundle: Bundle
  references: References
  /** The compiled notes that are to be shown. */
  documents: ReadonlyMap<SourcePath, Document>
  /** Whether elements may have styles of their own. True until all notes are known. */
  mayHaveStyles: boolean
  drawComponent: ComponentDrawer
}

/** What references are held against besides pages. */
type Known = Pick<References, 'assets' | 'diagrams' | 'files' | 'moves' | 'filesBeside'>

/** Gathers what pages are rendered from; `known` is what their references are held against. */
export function createRenderer(
  site: Site,
  bundle: Bundle,
  { documents, drawComponent, ...known }: Known & Pick<Renderer, 'documents' | 'drawComponent'>,
): Renderer {
  const { config } = site
  return {
    site,
    bundle,
    references: {
      config,
      index: buildLinkIndex(site),
      lists: listRenderer,
      pictureViewer: fileHref(bundle.pictureViewer.script.output, config),
      ...known,
    },
    documents,
    mayHaveStyles: true,
    drawComponent,
  }
}
