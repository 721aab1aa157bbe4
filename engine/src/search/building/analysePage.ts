import type { SearchPage } from '../../model/searchPage.ts'
import { findRuns } from '../analysis/findWords.ts'

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

/** A page with the words that its numbers stand for, in the order in which they come first. JSON. */
export interface PageAnalysis extends PageWords {
  written: string[]
}

/** Gives the analysis of a page with the same texts from an earlier run, or makes it. */
export type RecallAnalysis = (texts: unknown, make: () => PageAnalysis) => PageAnalysis

/** Splits the texts of a page into words. */
function analysePage({ title, aliases = [], keywords, sections }: SearchPage): PageAnalysis {
  const { written, numberOf } = createDictionary()
  const read = (text: string) => readWords(text, numberOf)
  const readTitle = (text: string) => read(text).filter((word) => word !== 0)
  return {
    written,
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

export function createAnalyser(recall: RecallAnalysis = (_, make) => make()): Analyser {
  const { written, numberOf } = createDictionary()
  return {
    written,
    analyse(page) {
      const { written: own, titles, sections } = recall(textsOf(page), () => analysePage(page))
      const numbers = own.map((word) => (word === '' ? 0 : numberOf(word)))
      const toShared = (words: number[]) => words.map((word) => numbers[word]!)
      return {
        titles: titles.map(toShared),
        sections: sections.map(({ headings, text, runs }) => ({
          headings: headings.map(toShared),
          text: toShared(text),
          runs,
        })),
      }
    },
  }
}

/** All that its words are taken from. */
const textsOf = ({ title, aliases, keywords, sections }: SearchPage) => [title, aliases, keywords, sections]

/** An analyser with a cache: pages with unchanged texts are not analysed again. */
export function cacheAnalysis({ analyse, written }: Analyser): Analyser {
  const known = new Map<string, { texts: string; words: PageWords }>()
  return {
    written,
    analyse(page) {
      const texts = JSON.stringify(textsOf(page))
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
  numberOf(word: string): number
}

function createDictionary(): Dictionary {
  const written = ['']
  const numbers = new Map<string, number>()
  return {
    written,
    numberOf(word) {
      const known = numbers.get(word)
      if (known !== undefined) return known
      const number = written.push(word) - 1
      numbers.set(word, number)
      return number
    },
  }
}

/** What a character is: part of a word, a sign that may end one (`c++`), one that alone is no gap, or any other. */
const [inWord, endsWord, joins, other] = [1, 2, 3, 4]

/** The kinds of the characters seen so far, by code; 0 for others. */
const kinds = new Uint8Array(0x110000)

/**
 * The numbers of the words of a text, with 0 for each gap between them: everything except a single space, dash or
 * apostrophe. A loop takes a third of the time of a pattern.
 */
export function readWords(text: string, numberOf: (word: string) => number): number[] {
  const words: number[] = []
  const { length } = text
  for (let at = 0; at < length; ) {
    const start = at
    const first = kindAt(text, at)
    at += widthAt(text, at)
    if (first === inWord) {
      while (at < length && kindAt(text, at) === inWord) at += widthAt(text, at)
      while (at < length && kindAt(text, at) === endsWord) at++
      words.push(numberOf(text.slice(start, at)))
      continue
    }
    const next = at
    while (at < length && kindAt(text, at) !== inWord) at += widthAt(text, at)
    if (first !== joins || at > next) words.push(0)
  }
  return words
}

const widthAt = (text: string, at: number) => (text.codePointAt(at)! > 0xffff ? 2 : 1)

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at)!
  kinds[code] ||= kindOf(String.fromCodePoint(code))
  return kinds[code]!
}

function kindOf(character: string): number {
  if (/[\p{L}\p{M}\p{N}_]/u.test(character)) return inWord
  if (/[+#]/.test(character)) return endsWord
  return /[\s\p{Pd}'’]/u.test(character) ? joins : other
}
