import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../site/site.ts'
import type { CurrentPage } from '../currentPage.ts'

/** An item of the navbar as the settings give it. */
export type NavbarItemConfig = SiteConfig['navbar']['items'][number]

type OfType<Type extends string, Item = NavbarItemConfig> = Extract<Item, { type: Type }>

/** A dropdown whose items the config lists. */
export type DropdownConfig = OfType<'dropdown'>

/** The version dropdown. */
export type VersionDropdownConfig = OfType<'docsVersionDropdown'>

/** The locale dropdown. */
export type LocaleDropdownConfig = OfType<'localeDropdown'>

/** An item of a dropdown as the settings give it. */
export type DropdownItemConfig = DropdownConfig['items'][number]

/** An item of the navbar or of a dropdown. */
export type AnyItemConfig = NavbarItemConfig | DropdownItemConfig

/** An item that is one link. */
export type LinkConfig = OfType<'link' | 'doc' | 'docSidebar' | 'docsVersion', AnyItemConfig>

/** A piece of HTML. */
export type HtmlConfig = OfType<'html', AnyItemConfig>

/** Inputs for building navbar items besides their config. */
export interface NavbarSources {
  site: Pick<Site, 'config' | 'versions' | 'localePages'>
  /** Left out when items are only checked. */
  page?: CurrentPage | undefined
}

/** The result of building a navbar item: the items to show, and the problems found. */
export interface Built<Item> {
  items: Item[]
  diagnostics: Diagnostic[]
}

/** Items without a problem. */
export const shown = <Item>(...items: Item[]): Built<Item> => ({ items, diagnostics: [] })

/** No item, for a reason. */
export const failed = (problem: Diagnostic): Built<never> => ({ items: [], diagnostics: [problem] })

/** Concatenates the results of several items. */
export function collect<Item>(all: Built<Item>[]): Built<Item> {
  return {
    items: all.flatMap(({ items }) => items),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The key, within an item, that each problem is about. */
const settingOf: Partial<Record<Code, string>> = {
  'navbar-without-docs': 'docsPluginId',
  'navbar-unknown-doc': 'docId',
  'navbar-unknown-sidebar': 'sidebarId',
  'navbar-empty-sidebar': 'sidebarId',
  'navbar-unknown-version': 'versions',
}

/** Adds the item's config key to its problems. For a nested item, the outer key is put before the inner one. */
export function builtAt<Item>(
  key: PropertyKey[],
  { items, diagnostics }: Built<Item>,
  config: SiteConfig,
): Built<Item> {
  const located = diagnostics.map((problem) => ({
    ...problem,
    where: configPlace(
      config,
      ...key,
      ...(problem.where?.key ?? [settingOf[problem.code]].filter((name) => name !== undefined)),
    ),
  }))
  return { items, diagnostics: located }
}
