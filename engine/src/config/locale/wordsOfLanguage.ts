import type { Words } from '../../model/uiText.ts'
import { spokenLanguage } from './spokenLanguage.ts'
import { wordTables } from './wordTables.ts'

/** The built-in interface texts of a language; English if it has none. */
export async function wordsOfLanguage(locale: string): Promise<Words> {
  return await wordTables[spokenLanguage(locale) ?? 'en']!()
}
