import type { Words } from './uiText.ts'
import { browserWords, english } from './words/english.ts'

/** The texts that a page in another language passes to its scripts. JSON. */
export interface ScriptTexts {
  locale: string
  words?: Partial<Words>
}

const keys = Object.keys(browserWords) as (keyof Words)[]

/** The texts of scripts that differ from the English ones, which the scripts contain; undefined if there are none. */
export function scriptTexts(words: Words, locale: string): ScriptTexts | undefined {
  const others = keys.filter((key) => words[key] !== english[key])
  if (others.length === 0) return undefined
  return { locale, words: Object.fromEntries(others.map((key) => [key, words[key]])) }
}
