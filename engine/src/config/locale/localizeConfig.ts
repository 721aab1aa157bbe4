import { join } from 'node:path'
import type { Tell } from '../../diagnostics/diagnostic.ts'
import type { BlogConfig, SiteConfig } from '../siteConfig.ts'
import {
  blogTextsFile,
  localeAddress,
  readMessages,
  type Translate,
  translateBy,
  translationFiles,
  translationFolder,
} from './translations.ts'
import { readWords } from './words.ts'

/**
 * The settings for one locale, which is built like a site of its own: addresses, interface texts, navbar, footer and
 * blog are those of the locale.
 */
export async function localizeConfig(config: SiteConfig, locale: string, tell: Tell): Promise<SiteConfig> {
  const localized = withLocale(config, locale)
  const words = await readWords(localized, tell)
  const { navbar, footer } = config
  const blog = config.blog.map((each) => ({ blogSidebarTitle: words.recentPosts, ...each }))
  const folder = translationFolder(localized)
  if (folder === undefined) return { ...localized, words, blog }
  const read = (name: string) => translateBy(readMessages(config.siteDir, join(folder, name), tell))
  return {
    ...localized,
    words,
    navbar: translateNavbar(navbar, read(translationFiles.navbar)),
    footer: footer && translateFooter(footer, read(translationFiles.footer)),
    blog: blog.map((each) => translateBlog(each, read(blogTextsFile(each)))),
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

type Navbar = SiteConfig['navbar']
type Item = Navbar['items'][number]

/** Translates the navbar. Ids are made from the kind of a text and the text itself, such as `item.label.Docs`. */
export function translateNavbar(navbar: Navbar, translate: Translate): Navbar {
  const { title, logo, items } = navbar
  return {
    ...navbar,
    ...(title && { title: translate('title', title) }),
    ...(logo && { logo: logo.alt ? { ...logo, alt: translate('logo.alt', logo.alt) } : logo }),
    items: items.map((item) => translateItem(item, translate)),
  }
}

const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

function translateItem<AnyItem extends object>(item: AnyItem, translate: Translate): AnyItem {
  const { label, ...others } = item as { label?: string } & Partial<Record<(typeof lists)[number], Item[]>>
  const translated = lists.flatMap((list) => {
    const entries = others[list]
    return entries ? [[list, entries.map((entry) => translateItem(entry, translate))] as const] : []
  })
  return {
    ...item,
    ...(label !== undefined && { label: translate(`item.label.${label}`, label) }),
    ...Object.fromEntries(translated),
  }
}

type Footer = NonNullable<SiteConfig['footer']>
type Entry = Footer['links'][number]

/** Translates the footer. Ids are made from the kind of a text and the text itself. */
export function translateFooter(footer: Footer, translate: Translate): Footer {
  const { copyright, logo, links } = footer
  return {
    ...footer,
    ...(copyright && { copyright: translate('copyright', copyright) }),
    ...(logo && { logo: logo.alt ? { ...logo, alt: translate('logo.alt', logo.alt) } : logo }),
    links: links.map((entry) => translateEntry(entry, translate)),
  }
}

function translateEntry(entry: Entry, translate: Translate): Entry {
  if (entry.kind !== 'column') return translateLink(entry, translate)
  const { title, items } = entry
  return {
    ...entry,
    ...(title && { title: translate(`link.title.${title}`, title) }),
    items: items.map((link) => translateLink(link, translate)),
  }
}

function translateLink<Link extends { label?: string | undefined }>(link: Link, translate: Translate): Link {
  const { label } = link
  return label === undefined ? link : { ...link, label: translate(`link.item.label.${label}`, label) }
}

/** The blog's own texts in another language. */
export function translateBlog(blog: BlogConfig, translate: Translate): BlogConfig {
  return {
    ...blog,
    blogTitle: translate('title', blog.blogTitle),
    blogDescription: translate('description', blog.blogDescription),
    ...(blog.blogSidebarTitle && {
      blogSidebarTitle: translate('sidebar.title', blog.blogSidebarTitle),
    }),
  }
}
