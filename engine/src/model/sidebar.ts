import { groupBy } from '../std/collections.ts'
import type { Href, RoutePath } from './paths.ts'
import type { Words } from './uiText.ts'

/** Optional fields of every sidebar item. */
interface ItemExtras {
  className?: string
  customProps?: Record<string, unknown>
  key?: string
  /** A sign or two before the label, such as an emoji, or the name of an icon. */
  icon?: string
  /** A word or two behind the label, such as "New". */
  badge?: string
  /** Which of the eight hues of the theme it has, as a section at the top; else its place decides. */
  hue?: number
}

/**
 * What a link of the sidebar says of its page, which the sidebar itself does not show: neither copies of the link nor its
 * JSON read it.
 */
export interface SidebarDescription {
  description: string
  toJSON(): undefined
}

const nothing = () => undefined

export const toDescription = (description: string): SidebarDescription => ({ description, toJSON: nothing })

/** An item that leads to a page of the site or to another host. */
export interface SidebarLink extends ItemExtras {
  kind: 'link'
  label: string
  /** Encoded, base included; or a full address elsewhere. */
  href: Href | string
  external: boolean
  about?: SidebarDescription
  /** The doc that the link leads to; undefined for handwritten links and refs. */
  docId?: string
  /** Of a post, in ISO format. */
  date?: string
  /** Whether it leads to a doc without making it a page of this sidebar. */
  isRef?: true
  /** Shown only on its own page. */
  unlisted?: boolean
  /** Whether it links to the current page. Set only in the sidebar of a page. */
  current?: boolean
  /** If it stands for items that a long list leaves out, where these are in the list that it leads to. */
  rest?: [from: number, to: number]
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
  /** The id of its list on the page of all pages. */
  listId?: string
}

/** Whether a category is shown without its items: it is a link to a page that has them. */
export const isLinkOnly = ({ collapsible, open, items }: SidebarCategory) =>
  collapsible && !open && items.length === 0

/** A page that lists the items of a category. */
export interface GeneratedIndex {
  path: RoutePath
  title: string
  description?: string
  keywords: string[]
  image?: string
}

/** The sign and the hue that readers know a section of the sidebar by. */
export interface SectionMark {
  icon: string
  hue: number
}

/** A sidebar with more items at its top is a list rather than a shelf of sections. */
const mostSections = 12

/** How many hues the theme has. */
const hueCount = 8

/** The marks of the items at the top of a sidebar; undefined for a list of pages, where they would say nothing. */
export function markSections(items: SidebarItem[]): SectionMark[] | undefined {
  const sections = items.filter(({ kind }) => kind === 'category')
  if (sections.length < 2 || items.length > mostSections || items.some(({ kind }) => kind === 'html'))
    return undefined
  return items.map((item, index) => ({
    icon: item.icon ?? ('label' in item ? firstLetter(item.label) : ''),
    hue: item.hue ?? (index % hueCount) + 1,
  }))
}

/** A number before a name only orders it. */
const firstLetter = (label: string) =>
  (/\p{L}\p{M}*/u.exec(label.normalize('NFC')) ?? /\p{N}/u.exec(label))?.[0].toUpperCase() ?? ''

/** The section that a page belongs to: its mark, and whether the page is its own. */
export function sectionOf(items: SidebarItem[] = []): (SectionMark & { isOwn: boolean }) | undefined {
  const place = items.findIndex(
    (item) => ('active' in item && item.active) || ('current' in item && item.current),
  )
  const mark = markSections(items)?.[place]
  const item = items[place]
  return mark && { ...mark, isOwn: item?.kind === 'category' && item.current === true }
}

/** A list of the sidebar with more items is shown in part: each page would hold all of them. */
export const longestList = 150

/** A page of a sidebar, for its filter. */
export interface FilteredPage {
  label: string
  href: string
  /** The labels of the groups around it, outermost first. */
  groups: string[]
}

/** A sidebar with more pages has a field that filters them. */
export const mostUnfiltered = 60

/** What the filter of a sidebar reads: its pages, and its texts in the language of the interface. */
export interface FilterList {
  pages: FilteredPage[]
  words: Pick<Words, 'noFilteredPages' | 'pagesInside'>
  uiLang: string
}

export type SidebarItem = SidebarLink | SidebarHtml | SidebarCategory

/** A sidebar with all ids, slugs and labels resolved. */
export interface Sidebar {
  id: string
  /** Heading above its items; docs have none. */
  title?: string
  items: SidebarItem[]
}

/** What has a date by its years, newest first. In UTC, so that every reader sees the same. */
export function groupByYear<Item extends { date: Date | string }>(items: Item[]): [year: number, Item[]][] {
  const years = groupBy(items, ({ date }) => new Date(date).getUTCFullYear())
  return [...years].sort(([a], [b]) => b - a)
}
