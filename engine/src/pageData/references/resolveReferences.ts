import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { inFile } from '../../links/assets.ts'
import type {
  FillBody,
  GivenProps,
  LiveRenderer,
  References,
  ReferringPage,
  ResolvedReference,
} from '../../links/references.ts'
import { leadsTo } from '../../links/references.ts'
import type { BodyReference, Document, LivePart, TagReference } from '../../markdown/document.ts'
import type { Neighbours } from '../../model/pageParts.ts'
import { normalizeRouteKey, parseUrl, type RoutePath, toHref } from '../../model/paths.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { memoize } from '../../std/collections.ts'
import { collectBacklinks, type ResolvedLink } from '../content/backlinks.ts'
import { resolveCards } from '../content/cards.ts'
import { countLinks, hasShelf, resolveHomePart } from '../content/home.ts'
import { collectGraphs } from '../content/noteGraph.ts'
import { collectRelated } from '../content/relatedNotes.ts'
import { resolveToc } from '../content/toc.ts'
import { resolveNoteLink } from './resolveNoteLink.ts'
import { resolveDiagram, resolveImage } from './resolvePictures.ts'

/**
 * Renders a note: replaces the references in its body and in what it adds to the head. `path` is the route of its page.
 */
export function resolveReferences(
  document: Document,
  path: RoutePath,
  references: References,
  live?: LiveRenderer,
): { html: string; head: string; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const collect = ({ html, diagnostics: problems }: ResolvedReference) => {
    diagnostics.push(...problems)
    return html
  }
  const resolved = document.references.map((reference, number) => {
    const filling = resolveReference(reference, number, { document, path, references })
    if (filling.address !== undefined && !filling.isOpen)
      references.judged?.[reference.kind === 'link' ? 'href' : 'src'].add(filling.address)
    return collect(filling)
  })
  const fill: FillBody = (body, given) =>
    body
      .map((piece) => {
        const reference = typeof piece === 'number' ? document.references[piece] : undefined
        if (reference?.kind === 'live' && live)
          return collect(live.renderPart(withProps(reference, given), fill))
        return typeof piece === 'number' ? resolved[piece] : piece
      })
      .join('')
  return { html: fill(document.body), head: fill(document.head), diagnostics }
}

const withProps = (part: LivePart, given?: GivenProps) =>
  given?.module === part.module ? { ...part, props: given.props } : part

function resolveReference(
  reference: BodyReference,
  number: number,
  { document, path, references }: ReferringPage & { references: References },
): ResolvedReference {
  switch (reference.kind) {
    case 'diagram':
      return resolveDiagram(reference, number, {
        ...references.diagrams,
        viewer: references.viewer,
        uiText: uiTextOf(references.config),
      })
    case 'image':
      return resolveImage(reference, inFile(reference.where, document), references)
    case 'link':
      return resolveNoteLink(reference, { document: inFile(reference.where, document), path }, references)
    case 'tag':
      return resolveTag(reference, path, references)
    case 'toc':
      return resolveToc(reference, document, references)
    case 'cards':
      return resolveCards(path, references)
    case 'home':
      return resolveHomePart(reference, path, references)
    default:
      return { html: '', diagnostics: [] }
  }
}

/** Where a tag in the text of a note leads. */
function resolveTag(
  { name, source }: TagReference,
  path: RoutePath,
  { index, config }: References,
): ResolvedReference {
  const own = source === undefined ? path : (index.routesBySource.get(source) ?? path)
  const { target } = index.routesByKey.get(normalizeRouteKey(own)) ?? {}
  const tags = target?.kind === 'doc' ? target.doc.tags : target?.kind === 'post' ? target.post.tags : []
  const tag = tags.find(({ label }) => label.toLowerCase() === name.toLowerCase())
  return tag ? leadsTo('href', toHref(tag.permalink, config)) : { html: '', diagnostics: [] }
}

/** The other pages to whose anchors a note links. */
export function routesOfAnchors({ document, path }: ReferringPage, references: References): Route[] {
  const { routesByKey } = references.index
  const addresses = linksOf(document, path, withoutProblems(references)).map(([, each]) => parseUrl(each))
  const routes = addresses
    .filter((address) => address.hash && address.path)
    .map((address) => routesByKey.get(normalizeRouteKey(address.path)))
  return [...new Set(routes)].filter((route) => route !== undefined && route.path !== path) as Route[]
}

/** Only where links lead is wanted, and to say what a broken one may have meant takes long. */
function withoutProblems({ config, ...references }: References): References {
  const { onBrokenMarkdownLinks: hook, ...hooks } = config.markdown.hooks
  const onBrokenMarkdownLinks = typeof hook === 'string' ? ('ignore' as const) : hook
  const markdown = { ...config.markdown, hooks: { ...hooks, onBrokenMarkdownLinks } }
  return { ...references, config: { ...config, onBrokenLinks: 'ignore', markdown } }
}

function linksOf(document: Document, path: RoutePath, references: References): ResolvedLink[] {
  return document.references.flatMap((reference, number) => {
    if (reference.kind !== 'link' || reference.isEmbedded) return []
    const page = { document: inFile(reference.where, document), path }
    const { address } = resolveNoteLink(reference, page, references)
    return address === undefined ? [] : [[number, address]]
  })
}

/** Whether a page with these notes shows anything of the notes around it. */
export const showsNeighbours = ({ target }: Route, documents: Document[], { docs }: SiteConfig): boolean =>
  target.kind === 'graph' ||
  docs.some(({ backlinks, relatedNotes }) => backlinks || relatedNotes) ||
  documents.some(hasShelf)

/** What is known of the notes around each page of the site, as far as it is shown. */
export function findNeighbours(documents: Iterable<Document>, references: References): Neighbours {
  const { index, config, imported } = references
  const { docs } = config
  const all = [...documents]
  const linksOfNote = memoize((document: Document) => {
    const path = index.routesBySource.get(originalOf(document.file))
    return path === undefined ? [] : linksOf(document, path, references)
  })
  return {
    backlinks: docs.some(({ backlinks }) => backlinks)
      ? collectBacklinks(all, index, linksOfNote)
      : undefined,
    related: docs.some(({ relatedNotes }) => relatedNotes)
      ? collectRelated(all, index, linksOfNote)
      : undefined,
    graphs: docs.some(({ graph }) => graph)
      ? collectGraphs(all, index, { config, linksOf: linksOfNote })
      : undefined,
    linkCounts: [...all, ...imported.values()].some(hasShelf) ? countLinks(all, linksOfNote) : undefined,
  }
}
