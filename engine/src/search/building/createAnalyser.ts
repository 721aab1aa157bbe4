import type { SearchPage } from '../../model/searchPage.ts'
import { analysePage, type PageWords } from './analysePage.ts'

/** `analysePage` that remembers: a page with the texts of before is not taken apart again. */
export function createAnalyser(analyse = analysePage): typeof analysePage {
  const known = new Map<string, { texts: string; words: PageWords }>()
  return (page: SearchPage) => {
    const texts = JSON.stringify([page.title, page.keywords, page.description, page.sections])
    const before = known.get(page.path)
    if (before?.texts === texts) return before.words
    const words = analyse(page)
    known.set(page.path, { texts, words })
    return words
  }
}
