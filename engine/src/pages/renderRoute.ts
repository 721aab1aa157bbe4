import type { Document } from '../markdown/document.ts'
import type { PageData } from '../model/pageData.ts'
import { fileHref } from '../site/addresses/fileHref.ts'
import { checkTruncation } from '../site/blog/checkTruncation.ts'
import { listedPosts } from '../site/blog/listedPosts.ts'
import { buildPageData } from '../site/buildPageData.ts'
import { hasChoices } from '../site/hasChoices.ts'
import { previewImage } from '../site/references/previewImage.ts'
import type { Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import { drawPage } from './drawPage.tsx'
import { renderNote } from './live/renderNote.ts'
import { pageFiles } from './pageFiles.ts'
import { findPreview } from './preview/findPreview.ts'
import { renderExcerpts } from './renderExcerpts.ts'
import { renderPage } from './renderPage.ts'
import { renderPageModule } from './renderPageModule.tsx'

/** Renders one page, with what is wrong on it; `document` is the compiled note where the page is made from one. */
export function renderRoute(route: Route, renderer: Renderer, document: Document | undefined) {
  const { site, posts, mayHaveStyles } = renderer
  const judged = new Set<string>()
  const references = { ...renderer.references, judged }
  const { diagnostics, head, ...body } = renderBody(route, { ...renderer, references }, document)
  const { config } = site
  const built = buildPageData(site, route, body)
  const page = {
    ...built,
    ...scriptOfChoices(renderer),
    ...copyOf(built, renderer),
    ...scriptOffline(route, renderer),
  }
  const image = previewImage(route, document, references)
  const preview = image === undefined ? findPreview(page, route, config) : undefined
  const documents = [document, ...listedPosts(route).map(({ outline }) => posts.get(outline.file.source))]
  const drawn = drawPage(page, route.path, renderer)
  // Where the site replaces parts of the theme, those may count on it too.
  const own = renderer.bundle.overrides ? drawn.html : body.html
  const files = pageFiles(route, renderer, { documents, html: own })
  const ownHead = head + drawn.head
  const html = renderPage(page, route, {
    config,
    files,
    image,
    preview,
    mayHaveStyles,
    ownHead,
    body: drawn.html,
  })
  return {
    output: route.output,
    html,
    preview,
    body: { route, document, html: body.html, judged },
    diagnostics: [...diagnostics, ...drawn.diagnostics, ...checkTruncation(route, document)],
  }
}

function renderBody(route: Route, renderer: Renderer, document: Document | undefined) {
  if (document) {
    const { headings, ownToc = headings, lang, hasContentTitle } = document
    return { headings: ownToc, lang, hasContentTitle, ...renderNote(document, route.path, renderer) }
  }
  const body = { headings: [], hasContentTitle: true, html: '', head: '', diagnostics: [] }
  if (route.target.kind === 'postList')
    return { ...body, excerpts: renderExcerpts(route.target.posts, renderer) }
  return route.target.kind === 'reactPage' ? { ...body, ...renderPageModule(route, renderer) } : body
}

/** The script that helps with the choice of version and language, where there is one. */
function scriptOfChoices({ site, bundle }: Renderer) {
  return hasChoices(site) ? { switchScript: fileHref(bundle.switches.output, site.config) } : {}
}

/** The script that keeps the site, on the page that offers it. */
function scriptOffline({ target }: Route, { site, bundle }: Renderer): Pick<PageData, 'offlineScript'> {
  return target.kind === 'offline'
    ? { offlineScript: fileHref(bundle.offline.script.output, site.config) }
    : {}
}

/** The page as Markdown with the script that copies it, where settings want a button for that. */
function copyOf({ markdownHref: href }: PageData, { site, bundle }: Renderer): Pick<PageData, 'copyPage'> {
  if (!href || !site.config.machineReaders.copyPage) return {}
  return { copyPage: { href, script: fileHref(bundle.copyPage.output, site.config) } }
}
