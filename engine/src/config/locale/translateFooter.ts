import type { SiteConfig } from '../siteConfig.ts'
import type { Translate } from './translate.ts'

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
