import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'

/**
 * The language of a note's text: the one found, if any, else that of the current locale. For an untranslated note, that
 * of the default locale.
 */
export function textLanguage(
  outline: DocumentOutline | undefined,
  found: string | undefined,
  { i18n }: Pick<SiteConfig, 'i18n'>,
): string {
  const locale = outline?.file.isUntranslated ? i18n.defaultLocale : i18n.currentLocale
  return found ?? i18n.localeConfigs[locale]!.htmlLang
}
