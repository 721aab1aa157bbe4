import { escapeAttribute } from '../std/html.ts'

/** The element around an island. Its attributes tell the browser how to hydrate it. */
export const islandTag = 'sotay-island'

/** The start of an island with a component of the site. */
export const startsIsland = /* @__PURE__ */ new RegExp(`<${islandTag} [^>]*data-props`)

/** The element around an island's children, which are HTML from the page. */
export const slotTag = 'sotay-slot'

/**
 * When an island hydrates, the latest time first. `touched`: the reader points at it, focuses it or acts on it.
 * `visible`: it enters the viewport. `load`: with the page.
 */
export const hydrateTimes = ['touched', 'visible', 'load'] as const

export type HydrateTime = (typeof hydrateTimes)[number]

/** Whether code exports one of these times. */
export const isHydrateTime = (value: unknown): value is HydrateTime =>
  hydrateTimes.includes(value as HydrateTime)

/** The browser code of an island, and when it is loaded. */
export interface IslandCode {
  /** URLs: first the module that exports `hydrate`, then its imports. */
  files: string[]
  when: HydrateTime
}

/** Wraps HTML into an island that a script of the engine takes over; `files` are the URLs of the script and of what it imports. */
export function islandHtml(html: string, files: string, when: HydrateTime): string {
  return `<${islandTag} data-files="${escapeAttribute(files)}" data-when="${when}">${html}</${islandTag}>`
}

/** Ids of elements that browser code and links refer to. The underscores keep them apart from heading ids. */
export const elementIds = {
  /** Everything between navbar and footer. */
  layout: '__docusaurus_skipToContent_fallback',
  /** The target of the skip link. */
  main: '__main',
  /** The sidebar, which is a drawer on narrow screens. */
  menu: '__menu',
} as const

/** What is written around the title of a page, above its text. `attributes` are those of the heading. */
export const titleTags = (attributes = '') => [`<header><h1${attributes}>`, '</h1></header>'] as const

/** The custom element that turns the panels before it into tabs. */
export const tabListTag = 'sotay-tabs'

/** The event that tells the page that an edit updated it in place (dev server). */
export const updateEvent = 'sotay:update'

/** The id of the element with the text of a post. */
export const postElementId = '__blog-post-container'

/** The event on an island that has a newer version in `detail` (dev server). Its default is to be replaced. */
export const exchangeEvent = 'sotay:exchange'

/** The event on an island whose code failed (dev server): `detail` is an `IslandProblem`. */
export const islandProblemEvent = 'sotay:island-problem'

/** What went wrong with an island in the browser. */
export interface IslandProblem {
  /**
   * `mismatch`: its first state is not what the build rendered. `error`: it threw. `console`: the browser's console
   * shows an error. `blocked`: the content policy kept the page from loading the address in `text`, or running code
   * that is `inline` or made with `eval`.
   */
  kind: 'mismatch' | 'error' | 'console' | 'blocked'
  /** The component, as `<Chart>`, and the file with it. */
  component: string
  source: string
  /** The difference, as React prints it, or the message of the error. */
  text: string
}
