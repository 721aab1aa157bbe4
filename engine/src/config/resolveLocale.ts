/** What pages need to know of a language. */
export interface LocaleConfig {
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  /** How it counts years and months. */
  calendar: string
  /** Name of its folders, in the sources and in the output. */
  path: string
  /** `false`: its folder of translations is not read. */
  translate?: boolean | undefined
  /** Where its pages stand, if not in a folder of the site. */
  baseUrl?: string | undefined
  url?: string | undefined
}

/** Fills in what Unicode knows about a language: its own name and which way it runs. */
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
