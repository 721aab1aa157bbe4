import { z } from 'zod'
import { joinUrlPath } from '../../model/paths.ts'
import { siteUrl } from './parts.ts'

const locale = z.string().refine(isLanguageTag, "must be a language tag, such as 'en' or 'pt-BR'")
const folderName = z.string().regex(/^[^/\\]+$/, 'must be the name of a folder')
const calendars = new Set(Intl.supportedValuesOf('calendar'))

const localeConfig = z.strictObject({
  /** Name of the language as its readers write it. Left out: the name that Unicode gives it. */
  label: z.string().optional(),
  /** Which way the text runs. Left out: as the language is written. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `lang` on `<html>`. Left out: the locale itself. */
  htmlLang: z.string().optional(),
  /** Calendar of its dates, such as `buddhist`. Left out: `gregory`. */
  calendar: z
    .string()
    .refine((name) => calendars.has(name), "must be a calendar, such as 'buddhist'")
    .optional(),
  /** Name of its folders, in the sources and in the output. Left out: the locale itself. */
  path: folderName.optional(),
  /** `false`: its folder of translations is not read. */
  translate: z.boolean().optional(),
  /** Host of its pages, if that is another one. */
  url: siteUrl.optional(),
  /**
   * Path below which its pages are published. Left out: that of the site and, but for the default locale, its folder.
   */
  baseUrl: z
    .string()
    .transform((path) => joinUrlPath(path, '/'))
    .optional(),
})

/** The languages of the site. */
export const i18n = z
  .strictObject({
    /** The language of pages at the root of the site. */
    defaultLocale: locale.default('en'),
    /** Every language the site is built in, the default one among them. */
    locales: z.array(locale).default(['en']),
    /** Folder of the translations, from the site folder. */
    path: z.string().default('i18n'),
    /** Settings of single languages, by locale. */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .check(({ value, issues }) => {
    const { defaultLocale, locales } = value
    const message = `must hold the default locale, '${defaultLocale}'`
    if (!locales.includes(defaultLocale))
      issues.push({ code: 'custom', input: locales, path: ['locales'], message })
  })
  .transform(({ defaultLocale, locales, path, localeConfigs }) => ({
    defaultLocale,
    /** The locale that the settings are for: the default one, until `localizeConfig` sets another. */
    currentLocale: defaultLocale,
    locales,
    path,
    localeConfigs: Object.fromEntries(
      locales.map((name) => [name, resolveLocale(name, localeConfigs[name])]),
    ),
  }))

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
