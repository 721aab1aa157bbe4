import type { Words } from './uiText.ts'
import { offlineWords } from './words/offlineWords.ts'

/** The texts that the page for offline reading passes to its script, in any language. JSON. */
export function offlineTexts(words: Words): Partial<Words> {
  const keys = Object.keys(offlineWords) as (keyof typeof offlineWords)[]
  return Object.fromEntries(keys.map((key) => [key, words[key]]))
}
