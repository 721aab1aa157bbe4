import type { Words } from './uiText.ts'
import { offlineWords } from './words/offlineWords.ts'

/** The words that the page for reading offline brings its script, in whichever language it is. JSON. */
export function offlineTexts(words: Words): Partial<Words> {
  const keys = Object.keys(offlineWords) as (keyof typeof offlineWords)[]
  return Object.fromEntries(keys.map((key) => [key, words[key]]))
}
