/** The resolved settings of a locale. */
export interface LocaleConfig {
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  /** Calendar for dates, as in `Intl.Locale`: `gregory`, `buddhist`. */
  calendar: string
  /** Name of its folders, in the sources and in the output. */
  path: string
  /** `false`: its folder of translations is not read. */
  translate?: boolean | undefined
  /** Path below which its pages are published, if not the default one. */
  baseUrl?: string | undefined
  url?: string | undefined
}

/** Fills in defaults from Unicode's data: the language's own name and its writing direction. */
export function resolveLocale(locale: string, given: Partial<LocaleConfig> = {}): LocaleConfig {
  return {
    label: ownName(locale),
    direction: directionOf(locale),
    htmlLang: locale,
    calendar: 'gregory',
    path: locale,
    ...given,
  }
}

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

function directionOf(locale: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(locale).maximize().script
  return script && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}

/** Whether a text names a language as browsers do (`en`, `pt-BR`), so that its own name and script are known. */
export function isLanguageTag(name: string): boolean {
  try {
    return new Intl.DisplayNames([name], { type: 'language' }).of(name) !== undefined
  } catch {
    return false
  }
}
