import { gap } from '../analysis/findWords.ts'

/** Numbers for written words, so that texts become lists of numbers and each word is analysed once. */
export interface Dictionary {
  /** Words by number. Number 0 is the empty string, for a gap between words. */
  written: string[]
  /** The number of a word; a new word gets the next one. */
  numberOf(token: string): number
}

export function createDictionary(): Dictionary {
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
