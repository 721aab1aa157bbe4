import type { Href, RoutePath } from './paths.ts'

/** Optional fields of every sidebar item. */
interface ItemExtras {
  className?: string
  customProps?: Record<string, unknown>
  key?: string
}

/** An item that leads to a page of the site or to another host. */
export interface SidebarLink extends ItemExtras {
  kind: 'link'
  label: string
  /** Encoded, base included; or a full address elsewhere. */
  href: Href | string
  external: boolean
  description?: string
  /** The doc that the link leads to; undefined for handwritten links and refs. */
  docId?: string
  /** Whether it leads to a doc without making it a page of this sidebar. */
  isRef?: true
  /** Shown only on its own page. */
  unlisted?: boolean
  /** Whether it links to the current page. Set only in the sidebar of a page. */
  current?: boolean
}

/** A piece of HTML between the links. */
export interface SidebarHtml extends ItemExtras {
  kind: 'html'
  value: string
  defaultStyle: boolean
}

/** A group of items, perhaps with a page of its own. */
export interface SidebarCategory extends ItemExtras {
  kind: 'category'
  label: string
  items: SidebarItem[]
  /** The group's own page: a doc or a generated index. */
  href?: Href
  docId?: string
  generatedIndex?: GeneratedIndex
  collapsible: boolean
  collapsed: boolean
  description?: string
  /** Its linked doc is unlisted, so the label is not a link except on that page. */
  linkUnlisted?: boolean
  /** Whether its own page is the current page. This field and those below are set only in the sidebar of a page. */
  current?: boolean
  /** Whether the current page is its own or below it. */
  active?: boolean
  /**
   * Whether it is open. A closed category has no `items` in the page, unless it has no link to a page that shows it
   * open.
   */
  open?: boolean
  /**
   * The link of a closed category without a page of its own: its first page, where it is open. For readers without
   * scripts.
   */
  fallbackHref?: string
}

/** A page that lists the items of a category. */
export interface GeneratedIndex {
  path: RoutePath
  title: string
  description?: string
  keywords: string[]
  image?: string
}

export type SidebarItem = SidebarLink | SidebarHtml | SidebarCategory

/** A sidebar with all ids, slugs and labels resolved. */
export interface Sidebar {
  id: string
  /** Heading above its items; docs have none. */
  title?: string
  items: SidebarItem[]
}
