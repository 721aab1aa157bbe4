import type { PageData } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { hasDrawer } from '../sidebar/hasDrawer.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NavbarItemView } from './NavbarItemView.tsx'

/** The bar at the top of every page. */
export function Navbar({ page }: { page: PageData }) {
  const { navbar, homeHref, uiLang } = page
  const style = navbar.style ? ` navbar--${navbar.style}` : ''
  return (
    <nav
      className={`navbar navbar--fixed-top theme-layout-navbar${style}`}
      aria-label={uiText('mainNavigation')}
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
      lang={uiLang}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {hasDrawer(page) && <MenuButton />}
          <Brand page={page} />
          {navbar.left.map((item, index) => (
            <NavbarItemView key={index} {...{ item, homeHref }} />
          ))}
        </div>
        <RightItems page={page} />
      </div>
    </nav>
  )
}

/** The switch of colour modes stands last, but a search box at the end keeps its place. */
function RightItems({ page: { navbar, homeHref, hasColorModeSwitch } }: { page: PageData }) {
  const endsWithSearch = navbar.right.at(-1)?.kind === 'search'
  const views = navbar.right.map((item, index) => <NavbarItemView key={index} {...{ item, homeHref }} />)
  if (hasColorModeSwitch) views.splice(endsWithSearch ? -1 : views.length, 0, <ColorModeToggle key="colors" />)
  return <div className="theme-layout-navbar-right navbar__items navbar__items--right">{views}</div>
}
