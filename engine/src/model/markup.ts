/** The element around an island. Its attributes tell the browser how to hydrate it. */
export const islandTag = 'sotay-island'

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

/** Ids of elements that browser code and links refer to. The underscores keep them apart from heading ids. */
export const elementIds = {
  /** Everything between navbar and footer. */
  layout: '__docusaurus_skipToContent_fallback',
  /** The target of the skip link. */
  main: '__main',
  /** The sidebar, which is a drawer on narrow screens. */
  menu: '__menu',
} as const

/** The custom element that turns the panels before it into tabs. */
export const tabListTag = 'sotay-tabs'

/** The event that tells the page that an edit updated it in place (dev server). */
export const updateEvent = 'sotay:update'
