import type { PageWords } from './analysePage.ts'
import type { Analyser } from './createAnalyser.ts'

/** An analyser with a cache: pages with unchanged texts are not analysed again. */
export function cacheAnalysis({ analyse, written }: Analyser): Analyser {
  const known = new Map<string, { texts: string; words: PageWords }>()
  return {
    written,
    analyse(page) {
      const texts = JSON.stringify([page.title, page.keywords, page.description, page.sections])
      const before = known.get(page.path)
      if (before?.texts === texts) return before.words
      const words = analyse(page)
      known.set(page.path, { texts, words })
      return words
    },
  }
}
