/** How a page is chosen that has to leave. */
export type Policy = 'fifo' | 'lru' | 'opt'

/** A page that was asked for, and what is in memory afterwards. */
export interface Access {
  page: number
  /** The frames, each with its page, if it has one. */
  frames: (number | undefined)[]
  isFault: boolean
  /** The page that had to leave. */
  victim?: number
}

/** Follows a program that asks for pages one after the other, with room for a few of them. */
export function replacePages(pages: number[], frameCount: number, policy: Policy): Access[] {
  let frames: (number | undefined)[] = new Array(frameCount).fill(undefined)
  const history: Access[] = []
  for (const [time, page] of pages.entries()) {
    const isFault = !frames.includes(page)
    const at = isFault ? frameFor({ frames, pages, time, history }, policy) : frames.indexOf(page)
    const victim = isFault ? frames[at] : undefined
    frames = frames.with(at, page)
    history.push({ page, frames, isFault, victim })
  }
  return history
}

/** How many accesses found their page missing. */
export const countFaults = (history: Access[]) => history.filter(({ isFault }) => isFault).length

interface Moment {
  frames: (number | undefined)[]
  pages: number[]
  time: number
  history: Access[]
}

/** The frame to use: an empty one, or the one whose page is worth least. */
function frameFor(moment: Moment, policy: Policy): number {
  const { frames } = moment
  const empty = frames.indexOf(undefined)
  if (empty >= 0) return empty
  const worths = frames.map((page) => worth[policy](page!, moment))
  return worths.indexOf(Math.min(...worths))
}

/** What leaves is the page that came first, was used longest ago, or is needed again last. */
const worth: Record<Policy, (page: number, moment: Moment) => number> = {
  fifo: (page, { history }) => history.findLastIndex((access) => access.page === page && access.isFault),
  lru: (page, { history }) => history.findLastIndex((access) => access.page === page),
  opt: (page, { pages, time }) => {
    const next = pages.indexOf(page, time)
    return next < 0 ? Number.NEGATIVE_INFINITY : -next
  },
}

/** Reads page numbers between commas or spaces, also in brackets. Returns why it cannot, in words. */
export function parsePages(text: string): number[] | string {
  const words = text.split(/[\s,;[\]]+/).filter(Boolean)
  const wrong = words.find((word) => !/^\d{1,2}$/.test(word))
  if (wrong !== undefined) return `"${wrong}" is not a page number from 0 to 99.`
  if (words.length < 1) return 'At least one page.'
  return words.length > 30 ? 'At most 30 pages.' : words.map(Number)
}
