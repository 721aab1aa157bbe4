import type { Href, RoutePath } from './paths.ts'

/** What every sidebar item may carry besides its own fields. */
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
  /** The doc that the link stands for; links and refs written by hand have none. */
  docId?: string
  /** Shown only on its own page. */
  unlisted?: boolean
  /** Whether it leads to the page that it is shown on. Known only there. */
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
  /** Its linked doc is unlisted, so the label is no link except on that page. */
  linkUnlisted?: boolean
  /** Whether its own page is the one that it is shown on. Known only there, as are the fields below. */
  current?: boolean
  /** Whether the page that it is shown on is its own or below it. */
  active?: boolean
  /** A closed category has no items in the page (`items` is empty), unless there is no page with it open. */
  open?: boolean
  /** Where a closed category without a page leads when scripts are off: its first page, which has it open. */
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

/** A sidebar with every id, slug and label made concrete. */
export interface Sidebar {
  id: string
  /** What stands above its items; the docs have nothing there. */
  title?: string
  items: SidebarItem[]
}
