import { createText, type TextOf, type TextTable } from '../model/createText.ts'
import type { ScriptTexts } from '../model/scriptTexts.ts'

/** The texts of a script in the language of the interface: scripts hold the English ones, a page brings others. */
export function pageText<Table extends TextTable>(english: Table): TextOf<Table> {
  const script = globalThis.document?.querySelector<HTMLElement>('script[data-words]')
  const { locale, words }: ScriptTexts = JSON.parse(script?.dataset.words ?? '{"locale":"en"}')
  return createText<Table>({ ...english, ...words } as never, locale)
}
