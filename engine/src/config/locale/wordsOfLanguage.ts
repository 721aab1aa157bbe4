import type { Words } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'
import { vietnamese } from '../../model/words/vietnamese.ts'

/** What the engine itself can say in a language; English where it knows none. */
export function wordsOfLanguage(locale: string): Words {
  return new Intl.Locale(locale).language === 'vi' ? vietnamese : english
}
