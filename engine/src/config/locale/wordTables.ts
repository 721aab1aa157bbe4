import type { Words } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'

/**
 * The interface texts by language; for Chinese, by language and script. A table is imported only when a site uses its
 * language. English is always loaded: the browser scripts contain it.
 */
export const wordTables: Readonly<Record<string, () => Words | Promise<Words>>> = {
  de: async () => (await import('../../model/words/german.ts')).german,
  en: () => english,
  es: async () => (await import('../../model/words/spanish.ts')).spanish,
  fr: async () => (await import('../../model/words/french.ts')).french,
  ja: async () => (await import('../../model/words/japanese.ts')).japanese,
  ko: async () => (await import('../../model/words/korean.ts')).korean,
  pt: async () => (await import('../../model/words/portuguese.ts')).portuguese,
  ru: async () => (await import('../../model/words/russian.ts')).russian,
  vi: async () => (await import('../../model/words/vietnamese.ts')).vietnamese,
  'zh-Hans': async () => (await import('../../model/words/simplifiedChinese.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('../../model/words/traditionalChinese.ts')).traditionalChinese,
}
