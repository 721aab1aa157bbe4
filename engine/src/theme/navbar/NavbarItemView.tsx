import type { NavbarItem } from '../../model/navbar.ts'
import { Html } from '../content/Html.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { ChromeLink } from './ChromeLink.tsx'
import { NavbarDropdownView } from './NavbarDropdownView.tsx'

/** One thing in the bar, by kind. */
export function NavbarItemView({ item, homeHref }: { item: NavbarItem; homeHref: string }) {
  switch (item.kind) {
    case 'link':
      return <ChromeLink link={item} baseClass="navbar__item navbar__link" />
    case 'dropdown':
      return <NavbarDropdownView dropdown={item} />
    case 'html':
      return <Html className={['navbar__item', item.className].filter(Boolean).join(' ')} html={item.value} />
    case 'search':
      return <SearchBox className={item.className} homeHref={homeHref} />
  }
}
