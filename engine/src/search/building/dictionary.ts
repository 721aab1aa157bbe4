import { gap } from '../analysis/findWords.ts'

/** Numbers for the ways in which words are written: texts are then numbers, and each way is looked at once. */
export interface Dictionary {
  /** By number. The first, empty one stands for a gap between words. */
  written: string[]
  /** The number of a word, given when it is met for the first time. */
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
