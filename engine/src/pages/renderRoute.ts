import { linkProblems } from '../diagnostics/catalogue/links.ts'
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts'
import { checkPreviewImage, imageOf, previewImage } from '../links/assets.ts'
import { readBody } from '../links/checkBodies.ts'
import type { Document } from '../markdown/document.ts'
import { isExternalUrl, resolveAsset, toHref } from '../model/paths.ts'
import { buildPageData } from '../pageData/buildPageData.ts'
import { checkTruncation, excerptHtml, type PostExcerpt } from '../pageData/content/excerpts.ts'
import { listedPosts } from '../site/blog/postLists.ts'
import { documentOf } from '../site/routes/routeSource.ts'
import type { Post, Route } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import { headTags, renderTags } from './headTags.ts'
import { htmlDocument } from './htmlDocument.ts'
import { renderNote } from './live/renderNote.tsx'
import { mergeHeadTags } from './mergeHeadTags.ts'
import { pageFiles, pageScripts } from './pageFiles.ts'
import { findPreview } from './preview/findPreview.ts'
import { renderPageBody, renderPageModule } from './renderPageBody.tsx'

/** Renders one page, and returns the problems found on it. */
export function renderRoute(route: Route, renderer: Renderer) {
  const { site, mayHaveStyles } = renderer
  const { config } = site
  const judged = { href: new Set<string>(), src: new Set<string>() }
  const references = { ...renderer.references, judged }
  const document = documentOf(route.target, references.documents)
  const { diagnostics, head, ...body } = renderContent(route, { ...renderer, references }, document)
  const built = buildPageData(site, route, body, references.neighbours)
  const page = { ...built, ...pageScripts(route, renderer, built) }
  const rendered = renderPageBody(page, route.path, renderer)
  const image = previewImage(route, document, references)
  const preview = image === undefined ? findPreview(page, route, config) : undefined
  const listed = listedPosts(route).map(({ outline }) => references.documents.get(outline.file.source))
  const { parts, ...files } = pageFiles(route, renderer, {
    page,
    documents: [document, ...listed].filter((each) => each !== undefined),
    // Components of the site may need the Infima styles too.
    html: renderer.bundle.overrides ? rendered.html : body.html,
    whole: rendered.html,
  })
  const siteTags = (route.target.kind === 'reactPage' ? head : '') + rendered.head
  const tags = headTags({ page, route, config, files, image, preview, mayHaveStyles, siteTags })
  const ownTags = head + rendered.head
  const { before, after } = config.plugged?.bodyTags ?? { before: [], after: [] }
  return {
    output: route.output,
    html: htmlDocument(page, {
      head: mergeHeadTags(tags, ownTags),
      ownTags,
      body: rendered.html,
      around: { before: renderTags(before), after: renderTags(after) },
      colorMode: config.colorMode.respectPrefersColorScheme ? undefined : config.colorMode.defaultMode,
    }),
    parts,
    preview,
    body: readBody({
      route,
      document,
      html: body.html,
      judged,
      isWhole: isWhole(document, diagnostics, renderer),
    }),
    diagnostics: [
      ...diagnostics,
      ...rendered.diagnostics,
      ...checkTruncation(route, document),
      ...checkPreviewImage(document, references),
    ],
  }
}

function renderContent(route: Route, renderer: Renderer, document: Document | undefined) {
  if (document) {
    const { headings, ownToc = headings, lang, hasContentTitle } = document
    return { headings: ownToc, lang, hasContentTitle, ...renderNote(document, route.path, renderer) }
  }
  const body = { headings: [], hasContentTitle: true, html: '', head: '', diagnostics: [] }
  if (route.target.kind === 'postList')
    return { ...body, excerpts: renderExcerpts(route.target.posts, renderer) }
  return route.target.kind === 'reactPage' ? { ...body, ...renderPageModule(route, renderer) } : body
}

/** Whether nothing of a page is missing because of an error. A wrong link takes nothing away. */
function isWhole(document: Document | undefined, problems: Diagnostic[], { bundle }: Renderer): boolean {
  const isBundled = !document?.live || bundle.pageModules.has(document.file.source)
  const others = problems.filter(({ code }) => !(code in linkProblems))
  return isBundled && !hasErrors([...(document?.diagnostics ?? []), ...others])
}

/** Each post numbers its diagrams from 0, so lists renumber them. */
const diagramId = /\bdiagram-(?=\d+-)/g

/** Renders the posts of a list. Their problems are dropped here, because the posts' own pages report them. */
function renderExcerpts(posts: Post[], renderer: Renderer): PostExcerpt[] {
  const taken = new Set<string>()
  return posts.map((post, number) => {
    const document = renderer.references.documents.get(post.outline.file.source)
    if (!document) return { html: '', isWhole: false }
    const excerpt = renderExcerpt(post, document, { renderer, taken })
    return { ...excerpt, html: excerpt.html.replace(diagramId, `diagram-${number}-`) }
  })
}

function renderExcerpt(
  { permalink }: Post,
  document: Document,
  { renderer, taken }: { renderer: Renderer; taken: Set<string> },
): PostExcerpt {
  const { beginning, body, lang } = document
  const { config } = renderer.site
  const { html } = renderNote({ ...document, body: beginning ?? body }, permalink, renderer)
  const image = imageOf(document, renderer.references)
  // Pages ask no other host for anything.
  const picture =
    image === undefined || isExternalUrl(image) ? undefined : resolveAsset(image, config.baseUrl)
  return { html: excerptHtml(html, toHref(permalink, config), taken), isWhole: !beginning, lang, picture }
}
