import type { SearchPage } from '../../model/searchPage.ts'
import { findRuns } from '../analysis/findRuns.ts'
import { joinedWords } from '../analysis/findWords.ts'
import type { Dictionary } from './dictionary.ts'

/** The words of a page, as numbers of a dictionary. */
export interface PageWords {
  title: number[]
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
export function analysePage(
  { title, keywords, description, sections }: SearchPage,
  { numberOf }: Dictionary,
): PageWords {
  const read = (text: string) => text.match(joinedWords)?.map(numberOf) ?? []
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
  }
}
