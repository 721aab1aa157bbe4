import type { Preview } from '../bundle/previews/drawPreviews.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Document } from '../markdown/document.ts'
import { anchorsBySource, sourceOf } from '../site/linkIndex.ts'
import { checkBodies } from '../site/links/checkBodies.ts'
import type { Renderer } from './createRenderer.ts'
import { mayHaveStyles } from './mayHaveStyles.ts'
import { type RenderedPage, toRenderedPage } from './renderedPage.ts'
import { renderRoute } from './renderRoute.ts'

/** Renders every page of a site whose notes are all compiled, checking links and anchors on the way. */
export function renderPages(
  renderer: Renderer,
  documents: Document[],
): { pages: RenderedPage[]; previews: Preview[]; mayHaveStyles: boolean; diagnostics: Diagnostic[] } {
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  const references = { ...renderer.references, anchors: anchorsBySource(documents) }
  const known = {
    ...renderer,
    references,
    posts: bySource,
    mayHaveStyles: mayHaveStyles(renderer, documents),
  }
  const rendered = renderer.site.routes.map((route) => {
    const source = sourceOf(route)
    const { output, html, ...others } = renderRoute(route, known, source && bySource.get(source))
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
