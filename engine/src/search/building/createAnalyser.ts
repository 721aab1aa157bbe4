import type { SearchPage } from '../../model/searchPage.ts'
import { analysePage, type PageWords } from './analysePage.ts'
import { createDictionary } from './dictionary.ts'

/** Takes pages apart. */
export interface Analyser {
  analyse(page: SearchPage): PageWords
  /** The words by their numbers (`Dictionary`); each page may add some. */
  written: string[]
}

export function createAnalyser(): Analyser {
  const dictionary = createDictionary()
  return { analyse: (page) => analysePage(page, dictionary), written: dictionary.written }
}
