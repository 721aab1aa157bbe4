import { wordTables } from './wordTables.ts'

/** The key in `wordTables` of a locale's interface texts: `de` for `de-AT`; undefined if there are none. */
export function spokenLanguage(locale: string): string | undefined {
  const { language, script } = new Intl.Locale(locale).maximize()
  return [`${language}-${script}`, language].find((name) => name in wordTables)
}
