import type { SiteConfig } from '../config/siteConfig.ts'
import { createUiText, type UiText } from '../model/uiText.ts'

/** The texts of the interface in the current locale. */
export function uiTextOf({ words, i18n }: Pick<SiteConfig, 'words' | 'i18n'>): UiText {
  return createUiText(words, i18n.currentLocale)
}
