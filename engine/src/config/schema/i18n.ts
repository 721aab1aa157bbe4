import { z } from 'zod'
import { isLanguageTag, resolveLocale } from '../../model/locale.ts'
import { basePath, siteUrl } from './parts.ts'

const locale = z.string().refine(isLanguageTag, "must be a language tag, such as 'en' or 'pt-BR'")
const folderName = z.string().regex(/^[^/\\]+$/, 'must be the name of a folder')
const calendars = new Set(Intl.supportedValuesOf('calendar'))

const localeConfig = z.strictObject({
  /** Name of the language as its readers write it. Left out: the name that Unicode gives it. */
  label: z.string().optional(),
  /** Which way the text runs. Left out: as the language is written. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `lang` on `<html>`. Left out: the locale itself. */
  htmlLang: locale.optional(),
  /** Calendar of its dates, such as `buddhist`. Left out: `gregory`. */
  calendar: z
    .string()
    .refine((name) => calendars.has(name), "must be a calendar, such as 'buddhist'")
    .optional(),
  /** Name of its folder of translations; its pages are below the name of the locale. Left out: the locale itself. */
  path: folderName.optional(),
  /** `false`: its folder of translations is not read. */
  translate: z.boolean().optional(),
  /** Host of its pages, if that is another one. */
  url: siteUrl.optional(),
  /**
   * Path below which its pages are published. Left out: that of the site and, but for the default locale, its folder.
   */
  baseUrl: basePath.optional(),
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
    /**
     * Where translations are that stand among the originals: `suffix`: `a.fr.md` beside `a.md`; `folder`: `fr/a.md` in
     * the folder of `a.md`. The default language may be named, too. Left out: all are in the folder of the translations.
     */
    structure: z.enum(['suffix', 'folder']).optional(),
    /** Settings of single languages, by locale. */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .check(({ value, issues }) => {
    const { defaultLocale, locales } = value
    const message = `must hold the default locale, '${defaultLocale}'`
    if (!locales.includes(defaultLocale))
      issues.push({ code: 'custom', input: locales, path: ['locales'], message })
  })
  .transform(({ defaultLocale, localeConfigs, ...others }) => ({
    ...others,
    defaultLocale,
    /** The locale that the settings are for: the default one, until `localizeConfig` sets another. */
    currentLocale: defaultLocale,
    localeConfigs: Object.fromEntries(
      others.locales.map((name) => [name, resolveLocale(name, localeConfigs[name])]),
    ),
  }))
