import type { SiteConfig } from '../siteConfig.ts'
import type { Translate } from './translate.ts'

type Navbar = SiteConfig['navbar']
type Item = Navbar['items'][number]

/** Translates the navbar. Ids are made from the kind of a text and the text itself, such as `item.label.Docs`. */
export function translateNavbar(navbar: Navbar, translate: Translate): Navbar {
  const { title, logo, items } = navbar
  return {
    ...navbar,
    title: title && translate('title', title),
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
