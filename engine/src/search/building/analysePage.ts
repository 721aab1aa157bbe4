import type { SearchPage } from '../../model/searchPage.ts'
import { findRuns } from '../analysis/findRuns.ts'
import { gap, joinedWords } from '../analysis/findWords.ts'

/** The words of a page; they depend on that page alone. */
export interface PageWords {
  /** Each way in which a word is written, once; the first, empty one stands for a gap between words. */
  written: string[]
  /** Words by number. */
  title: number[]
  sections: SectionWords[]
}

export interface SectionWords {
  /** Its heading; for the first section the keywords of the page too. */
  headings: number[][]
  /** Heading and text, with a gap between words that do not touch. */
  text: number[]
  runs: string[]
}

/** Takes the texts of a page apart. */
export function analysePage({ title, keywords, description, sections }: SearchPage): PageWords {
  const written = ['']
  const numbers = new Map<string, number>()
  const read = (text: string) => (text.match(joinedWords) ?? []).map(numberOf)
  const readTitle = (text: string) => read(text).filter((word) => word !== 0)
  return {
    title: readTitle(title),
    sections: sections.map((section, index) => {
      const isFirst = index === 0
      const introduction = isFirst && !section.text.includes(description) ? `${description}\n` : ''
      const whole = `${section.title || title}\n${introduction}${section.text}`
      return {
        headings: [section.title, ...(isFirst ? keywords : [])].map(readTitle),
        text: read(whole),
        runs: findRuns(whole),
      }
    }),
    written,
  }

  function numberOf(token: string): number {
    const known = numbers.get(token)
    if (known !== undefined) return known
    const number = gap.test(token) ? 0 : written.push(token) - 1
    numbers.set(token, number)
    return number
  }
}
