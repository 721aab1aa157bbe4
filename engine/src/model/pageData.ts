import type { BlogContent } from './blogContent.ts'
import type { Footer, Navbar, NavbarSwitch } from './chrome.ts'
import type { NoteGraph } from './noteGraph.ts'
import type { Backlink, Card, Heading, LastUpdate, PageLink, PageLinkOrText, TagLink } from './pageParts.ts'
import type { SearchContext } from './searchSettings.ts'
import type { Sidebar } from './sidebar.ts'
import type { Words } from './uiText.ts'

/** The article of a page, by kind. */
export type PageContent =
  | DocContent
  | {
      kind: 'generatedIndex'
      description?: string
      /** The sign of its category. */
      icon?: string
      cards: Card[]
      breadcrumbs: PageLinkOrText[]
      previous?: PageLink
      next?: PageLink
    }
  | { kind: 'allPages'; sidebar: Sidebar }
  | { kind: 'tagsList'; groups: { letter: string; tags: TagLink[] }[] }
  | {
      kind: 'tag'
      description?: string
      docs: (PageLink & { description?: string })[]
      /** Posts of the blog with the same tag. */
      posts: PageLink[]
      tagsHref: string
      unlisted: boolean
    }
  | {
      kind: 'markdownPage'
      html: string
      /** Whether its text has all the width, as without an outline on purpose: such pages hold cards and pictures. */
      isWide?: true
      draft: boolean
      unlisted: boolean
      lastUpdate?: LastUpdate
      editUrl?: string
    }
  | { kind: 'reactPage'; html: string }
  | {
      kind: 'search'
      contexts: SearchContext[]
      beyondContexts?: 'everywhere' | 'elsewhere'
      tagsHref?: string
    }
  | ({ kind: 'graph'; total: number } & NoteGraph)
  | { kind: 'offline' }
  | { kind: 'notFound'; hasSearch: boolean }
  | BlogContent

/** The article of a page of one kind. */
export type ContentOf<Kind extends PageContent['kind']> = Extract<PageContent, { kind: Kind }>

export interface DocContent {
  kind: 'doc'
  /** The body, with all links and images resolved. */
  html: string
  /** The heading to show above the body, when the body does not begin with its own. */
  syntheticTitle?: string
  /** How long reading it takes; undefined where it is not shown. */
  readingMinutes?: number
  /** Whether its last change is below its title. */
  isDatedAbove?: boolean
  /** Whether its actions are beside its title. */
  hasActionsAbove?: boolean
  /** The description that its front matter gives. */
  lead?: string
  draft: boolean
  unlisted: boolean
  /** Empty when the page is in no sidebar or breadcrumbs are off. */
  breadcrumbs: PageLinkOrText[]
  tags: PageLink[]
  /** The pages that link here; undefined without any, and where that is not shown. */
  backlinks?: (Omit<Backlink, 'path'> & { href: string })[]
  /** Other notes on its subject; undefined without any, and where that is not shown. */
  related?: { href: string; title: string }[]
  editUrl?: string
  lastUpdate?: LastUpdate
  previous?: PageLink
  next?: PageLink
}

/** Everything a page is rendered from. JSON; it stays in the build. */
export interface PageData {
  /** Encoded address of the page, base included. */
  href: string
  /** Encoded address of the home page. */
  homeHref: string
  /** Encoded address of the search page, whether there is one or not. */
  searchHref: string
  /** Whether there is a page at the home address. */
  hasHomePage: boolean
  title: string
  /** `{page} | {site}`. */
  documentTitle: string
  siteTitle: string
  description?: string
  /** Language of the page's own text. */
  lang: string
  /** Language of everything around it. */
  uiLang: string
  /** The texts of the interface. */
  words: Words
  direction: 'ltr' | 'rtl'
  /** The direction of the page's own text. */
  textDirection: 'ltr' | 'rtl'
  /** Only for an untranslated page: the name of its language, in the language of the interface. */
  originalLanguage?: string
  /** Full URLs of the page in every language; `x-default` is that of the default language. */
  alternates: { lang: string; url: string }[]
  /** The version of the page, if it has a badge or banner. */
  version?: PageVersion
  /** URL of the script for switching versions and languages. */
  switchScript?: string
  /** Encoded URL of the page's Markdown copy. */
  markdownHref?: string
  /** For the button that copies the page as Markdown: that URL, and the URL of its script. */
  copyPage?: { href: string; script: string }
  /** Links that give the page to a program. */
  openIn?: PageLink[]
  /** URL of the script for offline reading, on its page only. */
  offlineScript?: string
  /** URLs of the script for the map of notes, on its page only. */
  graphScript?: string
  /** Classes of `<html>`. */
  htmlClasses: string[]
  navbar: Navbar
  footer?: Footer
  announcement?: Announcement
  sidebar?: Sidebar
  /** For the field that filters a long sidebar: the URLs of its script, and that of the list of its pages. */
  sidebarFilter?: { files: string; list: string }
  sidebarHideable: boolean
  /** Whether opening a group of the sidebar closes the others beside it. */
  sidebarAutoCollapse: boolean
  /** Headings to list; undefined when the page shows no table of contents. */
  toc?: Heading[]
  hasColorModeSwitch: boolean
  content: PageContent
}

/** The version badge and banner of a page. */
export interface PageVersion {
  label: string
  hasBadge: boolean
  banner?: 'unreleased' | 'unmaintained'
  /** The same page in the latest version, or that version's main one. */
  latest: { name: string; label: string; href: string }
  switches: NavbarSwitch
}

export interface Announcement {
  id: string
  /** HTML. */
  content: string
  backgroundColor?: string
  textColor?: string
  isCloseable: boolean
}

type WithoutHtml<Value> = Value extends (infer Item)[]
  ? WithoutHtml<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends 'html' ? never : Key]: WithoutHtml<Value[Key]> }
    : Value

type Frame = 'words' | 'navbar' | 'footer' | 'announcement' | 'sidebar' | 'sidebarFilter' | 'htmlClasses'

/** The data of a page without its HTML and the parts around it: small enough to send to the browser with an island. */
export interface PageFacts extends WithoutHtml<Omit<PageData, Frame | 'content'>> {
  content: WithoutHtml<PageContent>
}

/** Removes HTML and the parts around the page from its data. */
export function toPageFacts(page: PageData): PageFacts {
  const { words, navbar, footer, announcement, sidebar, sidebarFilter, htmlClasses, ...facts } = page
  return JSON.parse(JSON.stringify(facts, (key, value) => (key === 'html' ? undefined : value)))
}

interface SiteTitle {
  title: string
  titleDelimiter: string
}

/** `{page} | {site}`, or the site alone when the page has no other name. */
export function documentTitle(page: string, { title, titleDelimiter }: SiteTitle): string {
  const own = page.trim()
  return own === '' || own === title ? title : `${own} ${titleDelimiter} ${title}`
}
