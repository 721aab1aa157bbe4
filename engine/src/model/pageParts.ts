import type { LinkedNotes } from './noteGraph.ts'
import type { RoutePath } from './paths.ts'
import type { UiText } from './uiText.ts'

/** A heading as the table of contents shows it. */
export interface Heading {
  /** 1 to 6. */
  level: number
  id: string
  /** Inline HTML without links. */
  html: string
  text: string
}
export interface PageLink {
  label: string
  href: string
}

/** A page that links to another, with the sentence around its link. */
export interface Backlink {
  title: string
  path: RoutePath
  before: string
  /** The text of the link. */
  linked: string
  after: string
}

/** A note on the subject of another. */
export type RelatedNote = Pick<Backlink, 'title' | 'path'>

/** What the site knows of the notes around each page, by its normalized path; undefined where nothing shows it. */
export interface Neighbours {
  backlinks?: ReadonlyMap<string, Backlink[]> | undefined
  related?: ReadonlyMap<string, RelatedNote[]> | undefined
  /** By the path of the page that shows a map of them. */
  graphs?: ReadonlyMap<string, LinkedNotes> | undefined
  /** How many notes link to it. */
  linkCounts?: ReadonlyMap<string, number> | undefined
}

/** A card of a generated-index page. */
export interface Card {
  kind: 'category' | 'link' | 'external'
  label: string
  href: string
  description?: string
  /** What is in it, in words: `9 pages`. */
  inside?: string
  /** A sign on a tile before its title. */
  icon?: string
  hue?: number
}

/** A section of the docs on the shelf of a home page. */
export interface ShelfSection extends PageLink {
  icon: string
  hue: number
  /** How much is in it, in words. */
  inside: string
  /** Its pages that most other pages link to. */
  links: PageLink[]
}

/** A page on the list of what is new, or a post. */
export interface NewPage extends PageLink {
  /** ISO 8601. */
  date: string
  /** The label of its section, or a sentence about a post. */
  about?: string
}

/** What a home page says of the newest pages and posts; either list may be empty. */
export interface News {
  pages: NewPage[]
  posts: NewPage[]
}
export interface LastUpdate {
  /** ISO 8601. */
  date?: string
  author?: string
  /** Who has changed the page, with the number of their commits, most first. */
  contributors?: Contributor[]
}

interface Contributor {
  name: string
  count: number
}

export interface TagLink extends PageLink {
  count: number
}
export type PageLinkOrText = { label: string; href?: string }

/** The search field of a home page: where its form leads, and its labels. */
export interface HomeSearchField {
  action: string
  label: string
  name: string
}

/** Renders the lists that notes place in their text, as HTML. */
export interface ListRenderer {
  cards(cards: Card[]): string
  searchField(field: HomeSearchField): string
  shelf(sections: ShelfSection[], label: string): string
  news(news: News, words: { uiText: UiText; uiLang: string }): string
  headings(headings: Heading[]): string
}
