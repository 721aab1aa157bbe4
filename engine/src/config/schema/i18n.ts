import { z } from 'zod'
import { resolveLocale } from '../resolveLocale.ts'

const locale = z.string().refine(isLanguageTag, "must be a language tag, such as 'en' or 'pt-BR'")

const localeConfig = z.strictObject({
  /** Name of the language as its readers write it. Left out: the name that Unicode gives it. */
  label: z.string().optional(),
  /** Which way the text runs. Left out: as the language is written. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `lang` on `<html>`. Left out: the locale itself. */
  htmlLang: z.string().optional(),
})

/** The languages of the site. */
export const i18n = z
  .strictObject({
    /** The language of pages at the root of the site. */
    defaultLocale: locale.default('en'),
    /** Every language the site is built in, the default one among them. */
    locales: z.array(locale).default(['en']),
    /** What to call a language and how to write it, by locale. */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .check(({ value, issues }) => {
    const { defaultLocale, locales } = value
    const message = `must hold the default locale, '${defaultLocale}'`
    if (!locales.includes(defaultLocale))
      issues.push({ code: 'custom', input: locales, path: ['locales'], message })
  })
  .transform(({ defaultLocale, locales, localeConfigs }) => ({
    defaultLocale,
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((name) => [name, resolveLocale(name, localeConfigs[name])]),
    ),
  }))

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}
