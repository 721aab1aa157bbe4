import { join } from 'node:path'
import { stopOnErrors, type Tell } from '../../diagnostics/buildFailed.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { localeAddress } from './localeAddress.ts'
import { readMessages } from './readMessages.ts'
import { readWords } from './readWords.ts'
import { translateBy } from './translate.ts'
import { translateBlog } from './translateBlog.ts'
import { translateFooter } from './translateFooter.ts'
import { translateNavbar } from './translateNavbar.ts'
import { translationFiles } from './translationFiles.ts'
import { translationFolder } from './translationFolder.ts'

/**
 * The settings for one locale, which is built like a site of its own: addresses, interface texts, navbar, footer and
 * blog are those of the locale.
 */
export async function localizeConfig(
  config: SiteConfig,
  locale: string,
  tell: Tell = stopOnErrors,
): Promise<SiteConfig> {
  const localized = withLocale(config, locale)
  const words = await readWords(localized, tell)
  const folder = translationFolder(localized)
  if (folder === undefined) return { ...localized, words }
  const read = (name: string) => translateBy(readMessages(config.siteDir, join(folder, name), tell))
  const { navbar, footer, blog } = config
  return {
    ...localized,
    words,
    navbar: translateNavbar(navbar, read(translationFiles.navbar)),
    footer: footer && translateFooter(footer, read(translationFiles.footer)),
    blog: blog && translateBlog(blog, read(translationFiles.blog)),
  }
}

/** Sets the locale and its addresses, but not its texts. */
function withLocale(config: SiteConfig, locale: string): SiteConfig {
  const { i18n } = config
  const localeConfigs = Object.fromEntries(
    i18n.locales.map((name) => [name, { ...i18n.localeConfigs[name]!, ...localeAddress(config, name) }]),
  )
  return {
    ...config,
    ...localeAddress(config, locale),
    i18n: { ...i18n, currentLocale: locale, localeConfigs },
  }
}
