/** The element around an island. Its attributes tell the browser how to hydrate it. */
export const islandTag = 'sotay-island'

/** The element around an island's children, which are HTML from the page. */
export const slotTag = 'sotay-slot'

/**
 * When an island hydrates. `touched`: the reader points at it, focuses it or acts on it. `visible`: it enters the
 * viewport.
 */
export const hydrateTimes = ['touched', 'visible'] as const
export type HydrateTime = (typeof hydrateTimes)[number]

/** The browser code of an island, and when it is loaded. */
export interface IslandCode {
  /** URLs: first the module that exports `hydrate`, then its imports. */
  files: string[]
  when: HydrateTime
}
