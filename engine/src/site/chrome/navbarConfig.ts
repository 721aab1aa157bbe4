import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Site } from '../site.ts'
import type { CurrentPage } from './currentPage.ts'

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
