import type { NavbarItem } from '../../model/chrome.ts'
import type { PageData } from '../../model/pageData.ts'
import { classNames } from '../classNames.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { hasDrawer } from '../sidebar/hasDrawer.ts'
import { useUiText } from '../useUiText.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NavbarItemView } from './NavbarItemView.tsx'

/** The bar at the top of every page. */
export const Navbar = replaceable('Navbar', ({ page }: { page: PageData }) => {
  const uiText = useUiText()
  const { navbar, homeHref, uiLang } = page
  const classes = 'navbar navbar--fixed-top theme-layout-navbar'
  return (
    <nav
      className={classNames(classes, navbar.style && `navbar--${navbar.style}`)}
      aria-label={uiText('mainNavigation')}
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
      lang={uiLang}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {hasDrawer(page) && <MenuButton />}
          <Brand page={page} />
          <Items items={navbar.left} homeHref={homeHref} />
          <Slot name="navbar-start" />
        </div>
        <RightItems page={page} />
      </div>
    </nav>
  )
})

/** The colour mode toggle comes last, but a search box at the end stays at the end. */
function RightItems({ page: { navbar, homeHref, hasColorModeSwitch } }: { page: PageData }) {
  const endsWithSearch = navbar.right.at(-1)?.kind === 'search'
  const split = endsWithSearch ? -1 : navbar.right.length
  return (
    <div className="theme-layout-navbar-right navbar__items navbar__items--right">
      <Items items={navbar.right.slice(0, split)} homeHref={homeHref} />
      {hasColorModeSwitch && <ColorModeToggle />}
      <Items items={navbar.right.slice(split)} homeHref={homeHref} />
      <Slot name="navbar-end" />
    </div>
  )
}

function Items({ items, homeHref }: { items: NavbarItem[]; homeHref: string }) {
  return items.map((item, index) => <NavbarItemView key={index} item={item} homeHref={homeHref} />)
}
