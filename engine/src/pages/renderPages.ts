import type { Bundle } from '../bundle/bundle.ts'
import type { Preview } from '../bundle/previews/drawPreviews.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ComponentDrawer } from '../markdown/createComponentDrawer.ts'
import type { Document } from '../markdown/document.ts'
import type { PageData } from '../model/pageData.ts'
import { encodePath, type OutputPath, type SourcePath } from '../model/paths.ts'
import { checkTruncation } from '../site/blog/checkTruncation.ts'
import { feedFiles } from '../site/blog/feedFiles.ts'
import { listedPosts } from '../site/blog/listedPosts.ts'
import { hasChoices } from '../site/hasChoices.ts'
import { anchorsBySource, buildLinkIndex, sourceOf } from '../site/linkIndex.ts'
import { checkBodies } from '../site/links/checkBodies.ts'
import { buildPageData } from '../site/pageData.ts'
import { previewImage } from '../site/references/previewImage.ts'
import type { References } from '../site/resolveReferences.ts'
import type { Route, Site } from '../site/site.ts'
import type { PageFiles } from './headTags.ts'
import { listRenderer } from './listRenderer.tsx'
import { isLiveNote, renderNote } from './live/renderNote.ts'
import { mayHaveStyles } from './mayHaveStyles.ts'
import { findPreview } from './preview/findPreview.ts'
import { renderExcerpts } from './renderExcerpts.ts'
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
  /** The compiled posts that lists show. */
  posts: ReadonlyMap<SourcePath, Document>
  /** Whether elements may have styles of their own. True until all notes are known. */
  mayHaveStyles: boolean
  drawComponent: ComponentDrawer
}

/** What references are held against besides pages. */
type Known = Pick<References, 'assets' | 'diagrams' | 'files' | 'moves'>

export function createRenderer(
  site: Site,
  bundle: Bundle,
  { drawComponent, ...known }: Known & Pick<Renderer, 'drawComponent'>,
): Renderer {
  const { config } = site
  return {
    site,
    bundle,
    references: {
      config,
      index: buildLinkIndex(site),
      lists: listRenderer,
      pictureViewer: address(bundle.pictureViewer.script.output, config),
      ...known,
    },
    posts: new Map(),
    mayHaveStyles: true,
    drawComponent,
  }
}

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
    return renderRoute(route, known, source && bySource.get(source))
  })
  const bodies = rendered.map(({ body }) => body)
  return {
    pages: rendered.map(({ output, html }) => ({ output, html })),
    previews: rendered.flatMap(({ preview }) => preview ?? []),
    mayHaveStyles: known.mayHaveStyles,
    diagnostics: [...rendered.flatMap(({ diagnostics }) => diagnostics), ...checkBodies(bodies, references)],
  }
}

/** Renders one page, with what is wrong on it; `document` is the compiled note where the page is made from one. */
export function renderRoute(route: Route, renderer: Renderer, document: Document | undefined) {
  const { site, posts, mayHaveStyles } = renderer
  const judged = new Set<string>()
  const references = { ...renderer.references, judged }
  const { diagnostics, head, ...body } = renderBody(route, { ...renderer, references }, document)
  const { config } = site
  const built = buildPageData(site, route, body)
  const page = { ...built, ...scriptOfChoices(renderer), ...copyOf(built, renderer) }
  const image = previewImage(route, document, references)
  const preview = image === undefined ? findPreview(page, route, config) : undefined
  const documents = [document, ...listedPosts(route).map(({ outline }) => posts.get(outline.file.source))]
  const files = pageFiles(route, renderer, documents)
  const html = renderPage(page, route, { config, files, image, preview, mayHaveStyles, ownHead: head })
  return {
    output: route.output,
    html,
    preview,
    body: { route, document, html: body.html, judged },
    diagnostics: [...diagnostics, ...checkTruncation(route, document)],
  }
}

function renderBody(route: Route, renderer: Renderer, document: Document | undefined) {
  if (document) {
    const { headings, lang, hasContentTitle } = document
    return { headings, lang, hasContentTitle, ...renderNote(document, route.path, renderer) }
  }
  const body = { headings: [], hasContentTitle: true, html: '', head: '', diagnostics: [] }
  if (route.target.kind === 'postList')
    return { ...body, excerpts: renderExcerpts(route.target.posts, renderer) }
  return route.target.kind === 'reactPage' ? { ...body, ...renderPageModule(route, renderer) } : body
}

/** A page loads what stands on it: the styles of React pages stay with React pages, the banner with the home page. */
function pageFiles(
  { target, path }: Route,
  { site, bundle, references }: Renderer,
  documents: (Document | undefined)[],
): PageFiles {
  const { config, diagrams } = references
  const hasBanner = config.baseUrlIssueBanner && path === config.baseUrl
  const isLive = target.kind === 'reactPage' || documents.some((document) => document && isLiveNote(document))
  const own = isLive && bundle.pageStylesheet ? [bundle.pageStylesheet] : []
  const blog = 'blog' in target ? [bundle.blogStylesheet] : []
  const math = documents.some((document) => document?.hasMath) ? [bundle.mathStylesheet] : []
  const hasDiagrams = documents.some((document) =>
    document?.references.some(({ kind }) => kind === 'diagram'),
  )
  const hasPictures = documents.some((document) => document?.references.some((each) => 'tag' in each))
  const pictures = hasPictures ? [bundle.pictureViewer.stylesheet] : []
  return {
    stylesheets: [
      ...[bundle.stylesheet, ...blog, ...math, ...pictures, ...own].map(({ output }) =>
        address(output, config),
      ),
      ...(hasDiagrams ? [diagrams.stylesheet] : []),
    ],
    script: address(bundle.script.output, config),
    search: searchSettings(bundle, site),
    feeds: feedFiles(site),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
  }
}

/** The script that helps with the choice of version and language, where there is one. */
function scriptOfChoices({ site, bundle }: Renderer) {
  return hasChoices(site) ? { switchScript: address(bundle.switches.output, site.config) } : {}
}

/** The page as Markdown with the script that copies it, where settings want a button for that. */
function copyOf({ markdownHref: href }: PageData, { site, bundle }: Renderer): Pick<PageData, 'copyPage'> {
  if (!href || !site.config.machineReaders.copyPage) return {}
  return { copyPage: { href, script: address(bundle.copyPage.output, site.config) } }
}

const address = (output: OutputPath, { baseUrl }: SiteConfig) => encodePath(baseUrl + output)
