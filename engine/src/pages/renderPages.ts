import type { Keep } from '../bundle/cache/cacheFile.ts'
import type { Preview } from '../bundle/previews/drawPreviews.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkBodies } from '../links/checkBodies.ts'
import { anchorsBySource } from '../links/linkIndex.ts'
import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'
import { findNeighbours } from '../pageData/references/resolveReferences.ts'
import { sourceOf } from '../site/routes/routeSource.ts'
import type { Route } from '../site/site.ts'
import { type CountWork, counted } from '../std/countWork.ts'
import { isStyled } from '../std/html.ts'
import {
  keepInMemory,
  type RecallCopy,
  type RenderedPage,
  type Renderer,
  toRenderedPage,
} from './createRenderer.ts'
import { renderRoute } from './renderRoute.ts'

export interface RenderedPages {
  pages: RenderedPage[]
  /** The preview images to draw. */
  previews: Preview[]
  mayHaveStyles: boolean
  diagnostics: Diagnostic[]
}

/** A page with what is known of it besides its HTML. */
export interface RenderedRoute extends Omit<ReturnType<typeof renderRoute>, 'output' | 'html' | 'parts'> {
  page: RenderedPage
}

/** Gives a page as an earlier build rendered it, if it would be the same now, or renders it. */
export type RecallPage = (route: Route, render: () => RenderedRoute) => RenderedRoute

/** What is kept of the pages of one language from build to build. */
export interface LanguageMemory {
  /** Has noted what is read of notes. They are the same in all other ways. `nameOf` gives names to those that have one. */
  watch(
    documents: Document[],
    siteDir: string,
    nameOf: (document: Document) => string | undefined,
  ): Document[]
  /**
   * Has noted what else is read from now on; what the renderer then gives are the same values. The pages are rendered in
   * the other direction if it is asked for.
   */
  open(renderer: Renderer): { renderer: Renderer; recall: RecallPage; isBackwards?: boolean }
  /** The same for Markdown copies, after the pages. */
  openCopies(renderer: Renderer): { renderer: Renderer; recallCopy?: RecallCopy }
}

const withoutMemory: Pick<LanguageMemory, 'open'> = {
  open: (renderer) => ({ renderer, recall: (_, render) => render() }),
}

/** How pages are kept until they are written, and from build to build. */
interface Keeping {
  keep?: Keep | undefined
  memory?: Pick<LanguageMemory, 'open'> | undefined
  /** Whether the page of a note is rendered here. */
  isOwn?: ((note: SourcePath) => boolean) | undefined
}

/** Renders every page of a fully compiled site, and checks its links and anchors. */
export function renderPages(
  renderer: Renderer,
  count?: CountWork,
  { keep = keepInMemory, memory = withoutMemory, isOwn }: Keeping = {},
): RenderedPages {
  const documents = [...renderer.references.documents.values()]
  const references = {
    ...renderer.references,
    anchors: anchorsBySource(documents),
    neighbours: findNeighbours(documents, renderer.references),
  }
  const {
    renderer: known,
    recall,
    isBackwards,
  } = memory.open({
    ...renderer,
    references,
    mayHaveStyles: mayHaveStyles(renderer),
  })
  const routes = renderer.site.routes.filter((route) => {
    const source = isOwn && sourceOf(route)
    return source === undefined || isOwn!(source)
  })
  const render = (route: Route) =>
    recall(route, () => {
      const { output, html, parts, ...others } = renderRoute(route, known)
      return { ...others, page: toRenderedPage({ output, html, parts }, keep) }
    })
  const renderCounted = counted(render, routes.length, count)
  const inOrder = (list: RenderedRoute[]) => (isBackwards ? list.reverse() : list)
  const rendered = inOrder((isBackwards ? routes.toReversed() : routes).map((route) => renderCounted(route)))
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

/** A component on every page may fail on every page. It is reported once per file. */
function withoutRepeats(diagnostics: Diagnostic[]): Diagnostic[] {
  const told = new Set<string>()
  return diagnostics.filter(({ code, where }) => {
    if (code !== 'override-failed') return true
    const isNew = !told.has(where!.file)
    told.add(where!.file)
    return isNew
  })
}

/**
 * Whether any element of the site may have a `style` attribute: formulas have, HTML in notes and settings may, and
 * React can render anything. The answer covers the whole site, because client-side navigation keeps the content
 * security policy of the first page.
 */
function mayHaveStyles({ site, bundle, references }: Renderer): boolean {
  const { config, versions, routes } = site
  return (
    bundle.overrides !== undefined ||
    routes.some(({ target }) => target.kind === 'reactPage') ||
    [...references.documents.values()].some(({ hasMath, live, hasStyles }) => hasMath || live || hasStyles) ||
    [...references.diagrams.drawings.values()].some((drawing) => 'svg' in drawing && isStyled(drawing.svg)) ||
    isStyled(JSON.stringify([config, versions.map(({ sidebars }) => sidebars)]))
  )
}
