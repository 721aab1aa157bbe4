import type { NavbarDropdown, NavbarHtml } from '../../model/chrome.ts'
import { isAtOrBelow } from '../addresses/isAtOrBelow.ts'
import { resolveLink } from '../addresses/resolveLink.ts'
import { type Built, builtAt, collect, shown } from './built.ts'
import type { DropdownConfig, DropdownItemConfig, HtmlConfig, NavbarSources } from './navbarConfig.ts'
import { buildNavbarLink } from './navbarLink.ts'

/** An entry of a dropdown. */
export type DropdownEntry = NavbarDropdown['items'][number]

/** A dropdown with configured items. It is active when one of them is, or on its own page and below. */
export function buildDropdown(item: DropdownConfig, sources: NavbarSources): Built<NavbarDropdown> {
  const { items, diagnostics } = buildEntries(item.items, 'items', sources)
  const href = item.to === undefined ? undefined : resolveLink(item.to, sources.site.config).href
  const isOwnPage = href !== undefined && sources.page !== undefined && isAtOrBelow(sources.page.href, href)
  const dropdown: NavbarDropdown = {
    kind: 'dropdown',
    label: item.label,
    ...(href && { href }),
    active: isOwnPage || items.some((entry) => entry.kind === 'link' && entry.active),
    ...(item.className && { className: item.className }),
    items,
  }
  return { items: [dropdown], diagnostics }
}

/** Builds the entries of a dropdown, in order. `setting` is the config key that lists them. */
export function buildEntries(
  items: DropdownItemConfig[],
  setting: string,
  sources: NavbarSources,
): Built<DropdownEntry> {
  return collect<DropdownEntry>(
    items.map((item, index) => {
      const entry = item.type === 'html' ? shown(buildHtml(item)) : buildNavbarLink(item, sources)
      return builtAt<DropdownEntry>([setting, index], entry, sources.site.config)
    }),
  )
}

/** Raw HTML from the config. */
export function buildHtml({ value, className }: HtmlConfig): NavbarHtml {
  return { kind: 'html', value, ...(className && { className }) }
}
