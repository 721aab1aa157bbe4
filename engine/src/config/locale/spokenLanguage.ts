import { wordTables } from './wordTables.ts'

/** The language in which the interface speaks to a locale, `de` to `de-AT`; undefined where it does not know it. */
export function spokenLanguage(locale: string): string | undefined {
  const { language, script } = new Intl.Locale(locale).maximize()
  return [`${language}-${script}`, language].find((name) => name in wordTables)
}
