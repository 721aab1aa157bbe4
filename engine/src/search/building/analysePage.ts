import type { SearchPage } from '../../model/searchPage.ts'
import { findRuns, gap, joinedWords } from '../analysis/findWords.ts'

/** The words of a page, as numbers of a dictionary. */
export interface PageWords {
  /** Its title, and its other names. */
  titles: number[][]
  sections: SectionWords[]
}

export interface SectionWords {
  /** The heading; in the first section also the keywords of the page. */
  headings: number[][]
  /** Heading and text, with 0 for a gap between words. */
  text: number[]
  runs: string[]
}

/** Splits the texts of a page into words. */
function analysePage(
  { title, aliases = [], keywords, sections }: SearchPage,
  { numberOf }: Dictionary,
): PageWords {
  const read = (text: string) => text.match(joinedWords)?.map(numberOf) ?? []
  const readTitle = (text: string) => read(text).filter((word) => word !== 0)
  return {
    titles: [title, ...aliases].map(readTitle),
    sections: sections.map((section, index) => {
      const isFirst = index === 0
      const whole = `${section.title || title}\n${section.text}`
      return {
        headings: [section.title, ...(isFirst ? keywords : [])].map(readTitle),
        text: read(whole),
        runs: findRuns(whole),
      }
    }),
  }
}

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

/** An analyser with a cache: pages with unchanged texts are not analysed again. */
export function cacheAnalysis({ analyse, written }: Analyser): Analyser {
  const known = new Map<string, { texts: string; words: PageWords }>()
  return {
    written,
    analyse(page) {
      const texts = JSON.stringify([page.title, page.aliases, page.keywords, page.sections])
      const before = known.get(page.path)
      if (before?.texts === texts) return before.words
      const words = analyse(page)
      known.set(page.path, { texts, words })
      return words
    },
  }
}

/** Numbers for written words, so that texts become lists of numbers and each word is analysed once. */
interface Dictionary {
  /** Words by number. Number 0 is the empty string, for a gap between words. */
  written: string[]
  /** The number of a word; a new word gets the next one. */
  numberOf(token: string): number
}

function createDictionary(): Dictionary {
  const written = ['']
  const numbers = new Map<string, number>()
  return {
    written,
    numberOf(token) {
      const known = numbers.get(token)
      if (known !== undefined) return known
      const number = gap.test(token) ? 0 : written.push(token) - 1
      numbers.set(token, number)
      return number
    },
  }
}
