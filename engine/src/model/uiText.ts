import { createText, type TextOf, type Translation } from './createText.ts'
import { english } from './words/english.ts'

/** The name of a text of the interface. The texts stand in `words/`, a table for each language. */
export type UiTextKey = keyof typeof english

/** Every text of the interface in one language. JSON. */
export type Words = Translation<typeof english>

/** Gives a text of the interface with its values filled in. */
export type UiText = TextOf<typeof english>

/** The texts of the interface in the language of a table. */
export const createUiText = (words: Words, locale: string): UiText => createText(words, locale)

/** A text of the interface in English. */
export const uiText = createUiText(english, 'en')
