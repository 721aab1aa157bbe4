import { createText, type TextOf, type Translation } from './createText.ts'
import { offlineWords } from './words/browserWords.ts'
import { browserWords, english } from './words/english.ts'

/** The key of a text of the interface. The texts are in `words/`, one table per language. */
export type UiTextKey = keyof typeof english

/** Every text of the interface in one language. JSON. */
export type Words = Translation<typeof english>

/** Returns a text of the interface with its placeholders filled in. */
export type UiText = TextOf<typeof english>

/** The function that returns the texts of the interface in one language. */
export const createUiText = (words: Words, locale: string): UiText => createText(words, locale)

/** A text of the interface in English. */
export const uiText = /* @__PURE__ */ createUiText(english, 'en')

/** The texts that a page in another language passes to its scripts. JSON. */
export interface ScriptTexts {
  locale: string
  words?: Partial<Words>
}

/** The texts of scripts that differ from the English ones, which the scripts contain; undefined if there are none. */
export function scriptTexts(words: Words, locale: string): ScriptTexts | undefined {
  const keys = Object.keys(browserWords) as (keyof Words)[]
  const others = keys.filter((key) => words[key] !== english[key])
  if (others.length === 0) return undefined
  return { locale, words: Object.fromEntries(others.map((key) => [key, words[key]])) }
}

/** The texts that the page for offline reading passes to its script, in any language. JSON. */
export function offlineTexts(words: Words): Partial<Words> {
  const keys = Object.keys(offlineWords) as (keyof typeof offlineWords)[]
  return Object.fromEntries(keys.map((key) => [key, words[key]]))
}

/** The texts of the interface in the current locale. */
export function uiTextOf({ words, i18n }: { words: Words; i18n: { currentLocale: string } }): UiText {
  return createUiText(words, i18n.currentLocale)
}
