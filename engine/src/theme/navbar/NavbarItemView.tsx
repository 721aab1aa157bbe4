import type { NavbarItem } from '../../model/chrome.ts'
import { classNames } from '../classNames.ts'
import { Html } from '../content/Html.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { ChromeLink } from './ChromeLink.tsx'
import { NavbarDropdownView } from './NavbarDropdownView.tsx'

/** An item of the navbar, by kind. */
export function NavbarItemView({ item, homeHref }: { item: NavbarItem; homeHref: string }) {
  switch (item.kind) {
    case 'link':
      return <ChromeLink link={item} place="navbar__item" kind="navbar__link" />
    case 'dropdown':
      return <NavbarDropdownView dropdown={item} />
    case 'html':
      return <Html className={classNames('navbar__item', item.className)} html={item.value} />
    case 'search':
      return <SearchBox className={item.className} homeHref={homeHref} />
  }
}
