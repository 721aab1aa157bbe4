import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../site.ts'
import type { CurrentPage } from './currentPage.ts'

/** An item of the navbar as the settings give it. */
export type NavbarItemConfig = SiteConfig['navbar']['items'][number]

type OfType<Type extends string, Item = NavbarItemConfig> = Extract<Item, { type: Type }>

export type DropdownConfig = OfType<'dropdown'>
export type VersionDropdownConfig = OfType<'docsVersionDropdown'>
export type LocaleDropdownConfig = OfType<'localeDropdown'>

/** An item of a dropdown as the settings give it. */
export type DropdownItemConfig = DropdownConfig['items'][number]

type AnyItem = NavbarItemConfig | DropdownItemConfig

export type LinkConfig = OfType<'link' | 'doc' | 'docSidebar' | 'docsVersion', AnyItem>
export type HtmlConfig = OfType<'html', AnyItem>

/** What items of the navbar depend on besides their settings. */
export interface NavbarSources {
  site: Pick<Site, 'config' | 'versions'>
  /** Left out when items are only checked. */
  page?: CurrentPage | undefined
}

/** What became of an item: what to show, and why there is nothing to show. */
export interface Built<Item> {
  items: Item[]
  diagnostics: Diagnostic[]
}

export const shown = <Item>(...items: Item[]): Built<Item> => ({ items, diagnostics: [] })
export const failed = (problem: Diagnostic): Built<never> => ({ items: [], diagnostics: [problem] })

export function collect<Item>(all: Built<Item>[]): Built<Item> {
  return {
    items: all.flatMap(({ items }) => items),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** An item as its author would recognise it in a message: without what was filled in. */
export function describeItem({ type, position: _, ...item }: AnyItem): string {
  const { attributes, ...settings } = item as { attributes?: object }
  const fields = Object.entries({ type, ...settings, ...attributes })
  return JSON.stringify(Object.fromEntries(fields.filter(([, value]) => !isDefault(value))))
}

function isDefault(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0)
}
