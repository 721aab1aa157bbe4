import { createText, type TextOf, type Translation } from './createText.ts'
import { offlineWords } from './words/browserWords.ts'
import { english } from './words/english.ts'

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

/** The texts that the page for offline reading passes to its script, in any language. JSON. */
export function offlineTexts(words: Words): Partial<Words> {
  const keys = Object.keys(offlineWords) as (keyof typeof offlineWords)[]
  return Object.fromEntries(keys.map((key) => [key, words[key]]))
}

/** The texts of the interface in the current locale. */
export function uiTextOf({ words, i18n }: { words: Words; i18n: { currentLocale: string } }): UiText {
  return createUiText(words, i18n.currentLocale)
}
