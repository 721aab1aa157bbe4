import type { Bundle } from '../bundle/bundle.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Document } from '../markdown/document.ts'
import { encodePath, type OutputPath } from '../model/paths.ts'
import { anchorsBySource, buildLinkIndex, sourceOf } from '../site/linkIndex.ts'
import { buildPageData } from '../site/pageData.ts'
import { previewImage } from '../site/references/previewImage.ts'
import { type References, resolveReferences } from '../site/resolveReferences.ts'
import type { Route, Site } from '../site/site.ts'
import type { PageFiles } from './headTags.ts'
import { renderPage } from './renderPage.tsx'
import { renderPageModule } from './renderPageModule.tsx'
import { searchSettings } from './searchSettings.ts'

/** A page as it is written to disk. */
export interface RenderedPage {
  output: OutputPath
  html: string
}

/** What pages are rendered from. */
export interface Renderer {
  site: Site
  bundle: Bundle
  references: References
}

export function createRenderer(
  site: Site,
  bundle: Bundle,
  pictures: Pick<References, 'assets' | 'diagrams'>,
): Renderer {
  return { site, bundle, references: { config: site.config, index: buildLinkIndex(site), ...pictures } }
}

/** Renders every page of a site whose notes are all compiled, checking links and anchors on the way. */
export function renderPages(
  renderer: Renderer,
  documents: Document[],
): { pages: RenderedPage[]; diagnostics: Diagnostic[] } {
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  const references = { ...renderer.references, anchors: anchorsBySource(documents) }
  const rendered = renderer.site.routes.map((route) => {
    const source = sourceOf(route)
    return renderRoute(route, { ...renderer, references }, source && bySource.get(source))
  })
  return {
    pages: rendered.map(({ output, html }) => ({ output, html })),
    diagnostics: rendered.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Renders one page, with what is wrong on it; `document` is the compiled note where the page is made from one. */
export function renderRoute(
  route: Route,
  { site, bundle, references }: Renderer,
  document: Document | undefined,
) {
  const { diagnostics, ...body } = renderBody(route, { bundle, references }, document)
  const page = buildPageData(site, route, body)
  const { config } = site
  const image = previewImage(route, document, references)
  const files = pageFiles(route, { bundle, references, document })
  const html = renderPage(page, route, { config, files, image })
  return { output: route.output, html, diagnostics }
}

function renderBody(
  route: Route,
  { bundle, references }: Omit<Renderer, 'site'>,
  document: Document | undefined,
) {
  if (document) {
    const { headings, lang, hasContentTitle } = document
    return { headings, lang, hasContentTitle, ...resolveReferences(document, route.path, references) }
  }
  const body = { headings: [], hasContentTitle: true, html: '', diagnostics: [] }
  if (route.target.kind !== 'reactPage') return body
  const { source } = route.target.module
  const files = bundle.pageIslands.get(source)?.map((output) => address(output, references.config))
  return { ...body, ...renderPageModule(bundle.pageModules.get(source)!, route, files) }
}

interface PageNeeds {
  bundle: Bundle
  references: References
  document: Document | undefined
}

/** A page loads what stands on it: the styles of React pages stay with React pages, the banner with the home page. */
function pageFiles({ target, path }: Route, { bundle, references, document }: PageNeeds): PageFiles {
  const { config, diagrams } = references
  const hasBanner = config.baseUrlIssueBanner && path === config.baseUrl
  const own = target.kind === 'reactPage' && bundle.pageStylesheet ? [bundle.pageStylesheet] : []
  const math = document?.hasMath ? [bundle.mathStylesheet] : []
  const hasDiagrams = document?.references.some(({ kind }) => kind === 'diagram')
  return {
    stylesheets: [
      ...[bundle.stylesheet, ...math, ...own].map(({ output }) => address(output, config)),
      ...(hasDiagrams ? [diagrams.stylesheet] : []),
    ],
    script: address(bundle.script.output, config),
    search: searchSettings(bundle, config),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
  }
}

const address = (output: OutputPath, { baseUrl }: SiteConfig) => encodePath(baseUrl + output)
