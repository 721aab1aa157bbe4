import type { Preview } from '../bundle/previews/drawPreviews.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { anchorsBySource } from '../site/linkIndex.ts'
import { checkBodies } from '../site/links/checkBodies.ts'
import type { Renderer } from './createRenderer.ts'
import { mayHaveStyles } from './mayHaveStyles.ts'
import { type RenderedPage, toRenderedPage } from './renderedPage.ts'
import { renderRoute } from './renderRoute.ts'

export interface RenderedPages {
  pages: RenderedPage[]
  /** The pictures to draw for them. */
  previews: Preview[]
  mayHaveStyles: boolean
  diagnostics: Diagnostic[]
}

/** Renders every page of a site whose notes are all compiled, checking links and anchors on the way. */
export function renderPages(renderer: Renderer): RenderedPages {
  const references = { ...renderer.references, anchors: anchorsBySource([...renderer.documents.values()]) }
  const known = { ...renderer, references, mayHaveStyles: mayHaveStyles(renderer) }
  const rendered = renderer.site.routes.map((route) => {
    const { output, html, ...others } = renderRoute(route, known)
    return { ...others, page: toRenderedPage(output, html) }
  })
  const bodies = rendered.map(({ body }) => body)
  return {
    pages: rendered.map(({ page }) => page),
    previews: rendered.flatMap(({ preview }) => preview ?? []),
    mayHaveStyles: known.mayHaveStyles,
    diagnostics: [
      ...withoutRepeats(rendered.flatMap(({ diagnostics }) => diagnostics)),
      ...checkBodies(bodies, references),
    ],
  }
}

/** A component that is on every page throws on every page, and is told once. */
function withoutRepeats(diagnostics: Diagnostic[]): Diagnostic[] {
  const told = new Set<string>()
  return diagnostics.filter(({ code, where }) => {
    if (code !== 'override-failed') return true
    const isNew = !told.has(where!.file)
    told.add(where!.file)
    return isNew
  })
}
