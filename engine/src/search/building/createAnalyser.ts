import type { SearchPage } from '../../model/searchPage.ts'
import { analysePage, type PageWords } from './analysePage.ts'
import { createDictionary } from './dictionary.ts'

/** Splits pages into words. */
export interface Analyser {
  analyse(page: SearchPage): PageWords
  /** The words by number (`Dictionary`); grows with each page. */
  written: string[]
}

export function createAnalyser(): Analyser {
  const dictionary = createDictionary()
  return { analyse: (page) => analysePage(page, dictionary), written: dictionary.written }
}
