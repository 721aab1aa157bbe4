import type { PageLink, PageLinkOrText } from '../../model/pageParts.ts'
import { type AddressSettings, toHref } from '../../model/paths.ts'
import type { Doc, SidebarPage, SidebarPlace, Step, Version } from '../../site/site.ts'

/** The categories around a page and the page itself, which is not a link. Empty when no sidebar lists it. */
export function buildBreadcrumbs(place: SidebarPlace | undefined): PageLinkOrText[] {
  const way = place?.ways[0] ?? []
  return way.map((step, index) => {
    const isLink = index < way.length - 1 && step.href !== undefined && !isUnlisted(step)
    return { label: step.label, ...(isLink && { href: step.href }) }
  })
}

function isUnlisted(step: Step): boolean {
  return step.kind === 'category' && step.linkUnlisted === true
}

/** The pages before and after one, as its sidebar orders them. */
export interface Pagination {
  previous?: PageLink | undefined
  next?: PageLink | undefined
}

/** The neighbours of a page in its sidebar, if it is listed there and the settings ask for them. */
export function buildPagination(
  place: SidebarPlace | undefined,
  { docsById, docsConfig }: Version,
): Pagination {
  if (!docsConfig.pagination) return {}
  const toLink = (page?: SidebarPage) => page && { label: labelOf(page, docsById), href: page.href }
  return { previous: toLink(place?.previous), next: toLink(place?.next) }
}

/** The neighbours of a doc. Its front matter may name others, or none. */
export function docPagination(
  doc: Doc,
  place: SidebarPlace | undefined,
  { version, addresses }: { version: Version; addresses: AddressSettings },
): Pagination {
  const { pagination_prev, pagination_next } = doc.outline.frontMatter
  const { previous, next } = buildPagination(place, version)
  const named = (id: string | null) => linkTo(id, version, addresses)
  return {
    previous: pagination_prev === undefined ? previous : named(pagination_prev),
    next: pagination_next === undefined ? next : named(pagination_next),
  }
}

/** The doc of a category goes by its own name. */
function labelOf({ kind, docId, label }: SidebarPage, docs: Version['docsById']): string {
  const doc = docId === undefined ? undefined : docs.get(docId)
  if (!doc) return label
  return ownLabel(doc) ?? (kind === 'category' ? doc.title : label)
}

function ownLabel({ outline: { frontMatter } }: Doc): string | undefined {
  return frontMatter.pagination_label ?? frontMatter.sidebar_label
}

/** Undefined for null, for unlisted docs and drafts, and for unknown ids, which are reported elsewhere. */
function linkTo(id: string | null, { docsById }: Version, addresses: AddressSettings): PageLink | undefined {
  const doc = id === null ? undefined : docsById.get(id)
  if (!doc || doc.unlisted) return undefined
  return { label: ownLabel(doc) ?? doc.title, href: toHref(doc.permalink, addresses) }
}
