import type { PageLink } from '../../model/pageData.ts'
import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Doc, Version } from '../site.ts'
import { type SidebarPage, sidebarPages } from './sidebarPages.ts'

/** The pages before and after one, as its sidebar orders them. */
export interface Pagination {
  previous?: PageLink | undefined
  next?: PageLink | undefined
}

/** The neighbours of a page in a sidebar. A page that is no stop of the sidebar has none. */
export function neighbours(href: string, sidebarId: string | undefined, version: Version): Pagination {
  const sidebar = version.sidebars.find(({ id }) => id === sidebarId)
  const pages = sidebar ? sidebarPages(sidebar.items) : []
  const index = pages.findIndex((page) => page.href === href)
  if (index === -1) return {}
  const toLink = (page?: SidebarPage) => page && { label: labelOf(page, version), href: page.href }
  return { previous: toLink(pages[index - 1]), next: toLink(pages[index + 1]) }
}

function labelOf({ docId, label }: SidebarPage, { docs }: Version): string {
  const doc = docs.find(({ id }) => id === docId)
  return doc ? (ownLabel(doc) ?? label) : label
}

function ownLabel({ outline: { frontMatter } }: Doc): string | undefined {
  return frontMatter.pagination_label ?? frontMatter.sidebar_label
}

/** The neighbours of a doc. Its front matter may name others, or none. */
export function docPagination(doc: Doc, version: Version, addresses: AddressSettings): Pagination {
  const { pagination_prev, pagination_next } = doc.outline.frontMatter
  const { previous, next } = neighbours(toHref(doc.permalink, addresses), doc.sidebarId, version)
  const named = (id: string | null) => linkTo(id, version, addresses)
  return {
    previous: pagination_prev === undefined ? previous : named(pagination_prev),
    next: pagination_next === undefined ? next : named(pagination_next),
  }
}

/** Undefined for null, for unlisted docs and drafts, and for unknown ids, which are reported elsewhere. */
function linkTo(id: string | null, { docs }: Version, addresses: AddressSettings): PageLink | undefined {
  const doc = docs.find((candidate) => candidate.id === id)
  if (!doc || doc.unlisted) return undefined
  return { label: ownLabel(doc) ?? doc.title, href: toHref(doc.permalink, addresses) }
}
