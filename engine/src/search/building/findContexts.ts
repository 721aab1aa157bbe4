import type { SearchPage } from '../../model/searchPage.ts'
import type { SearchMap } from '../format/searchMap.ts'

/** Finds the range of pages of each context. Pages are sorted, so those at or below a path are neighbours. */
export function findContexts(pages: SearchPage[], paths: string[]): SearchMap['contexts'] {
  return paths.map((path) => {
    const isWithin = (page: SearchPage) => `${page.path}/`.startsWith(`${path}/`)
    const start = pages.findIndex(isWithin)
    const end = pages.findLastIndex(isWithin) + 1
    return { path, start: Math.max(start, 0), end }
  })
}
