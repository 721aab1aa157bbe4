import { createText, fillText, type TextOf, type TextTable } from '../model/createText.ts'
import type { ScriptTexts } from '../model/uiText.ts'
import { type islandWords, scriptWords } from '../model/words/browserWords.ts'

/** The texts of a script in the language of the interface: scripts hold the English ones, a page brings others. */
export function pageText<Table extends TextTable>(english: Table): TextOf<Table> {
  const { locale, words } = pageWords()
  return createText<Table>({ ...english, ...words } as never, locale)
}

/** A text of the script of every page, which does without the code for plural forms. */
export function scriptText(key: keyof typeof scriptWords, values: Record<string, string> = {}): string {
  return fillText(onlyText(key, scriptWords[key]), values)
}

/** One text without placeholders, for scripts that should not hold all of them. */
export const onlyText = (key: keyof typeof scriptWords | keyof typeof islandWords, english: string): string =>
  pageWords().words?.[key] ?? english

function pageWords(): ScriptTexts {
  const script = globalThis.document?.querySelector<HTMLElement>('script[data-words]')
  return JSON.parse(script?.dataset.words ?? '{"locale":"en"}')
}
