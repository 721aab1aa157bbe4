/** The element around an island. Its attributes carry what the browser needs to make it live. */
export const islandTag = 'sotay-island'

/** The element around the HTML that the page put inside an island. */
export const slotTag = 'sotay-slot'

/** What an island may wait for. `touched`: the reader points at it, focuses it or acts on it. `visible`: it comes into view. */
export const hydrateTimes = ['touched', 'visible'] as const
export type HydrateTime = (typeof hydrateTimes)[number]

/** The browser's code of an island, and when it is fetched. */
export interface IslandCode {
  /** Addresses: first the module that exports `hydrate`, then everything it imports. */
  files: string[]
  when: HydrateTime
}
