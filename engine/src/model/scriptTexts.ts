import type { Words } from './uiText.ts'
import { english } from './words/english.ts'
import { scriptWords } from './words/scriptWords.ts'
import { searchWords } from './words/searchWords.ts'
import { viewerWords } from './words/viewerWords.ts'

/** The words of another language that a page brings its scripts. JSON. */
export interface BroughtWords {
  locale: string
  words?: Partial<Words>
}

const keys = Object.keys({ ...scriptWords, ...searchWords, ...viewerWords }) as (keyof Words)[]

/** What scripts would say in English but should not; undefined where there is nothing of that. */
export function scriptTexts(words: Words, locale: string): BroughtWords | undefined {
  const others = keys.filter((key) => words[key] !== english[key])
  if (others.length === 0) return undefined
  return { locale, words: Object.fromEntries(others.map((key) => [key, words[key]])) }
}
