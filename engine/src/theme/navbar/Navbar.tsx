import type { ReactNode } from 'react'
import type { NavbarItem } from '../../model/chrome.ts'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { Html } from '../content/pieces.tsx'
import { PartPlace, replaceable, Slot } from '../overrides/replaceable.tsx'
import { toPartNavbarItem } from '../parts/partProps.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { classNames, useUiText } from '../texts.tsx'
import { BrandPlace, ColorModeToggle } from './Brand.tsx'
import { ChromeLink } from './ChromeLink.tsx'
import { NavbarDropdownView } from './NavbarDropdownView.tsx'

/** The bar at the top of every page. */
export const Navbar = replaceable('Navbar', ({ page }: { page: PageData }) => (
  <NavbarFrame page={page}>
    <PartPlace name="Navbar/Content">
      <NavbarContent page={page} />
    </PartPlace>
  </NavbarFrame>
))

/** The bar without what is in it. */
export function NavbarFrame({ page, children }: { page: PageData; children: ReactNode }) {
  const uiText = useUiText()
  const { navbar, uiLang } = page
  const classes = 'navbar navbar--fixed-top theme-layout-navbar'
  return (
    <nav
      className={classNames(classes, navbar.style && `navbar--${navbar.style}`)}
      aria-label={uiText('mainNavigation')}
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
      lang={uiLang}
    >
      {children}
    </nav>
  )
}

/** What is in the bar: menu button, logo and items. A search box that is the last of them is in the middle. */
export function NavbarContent({ page }: { page: PageData }) {
  const { navbar, searchHref } = page
  const split = navbar.right.at(-1)?.kind === 'search' ? -1 : navbar.right.length
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        {hasDrawer(page) && <MenuButton />}
        <BrandPlace page={page} />
        <Items items={navbar.left} searchHref={searchHref} />
        <Slot name="navbar-start" />
      </div>
      <Items items={navbar.right.slice(split)} searchHref={searchHref} />
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Items items={navbar.right.slice(0, split)} searchHref={searchHref} />
        {page.hasColorModeSwitch && (
          <PartPlace name={['Navbar/ColorModeToggle', 'ColorModeToggle']}>
            <ColorModeToggle />
          </PartPlace>
        )}
        <Slot name="navbar-end" />
      </div>
    </div>
  )
}

function Items({ items, searchHref }: { items: NavbarItem[]; searchHref: string }) {
  return items.map((item, index) => (
    <PartPlace key={index} name={['NavbarItem', ...partsOf(item)]} props={toPartNavbarItem(item)}>
      <LinkPlace item={item} searchHref={searchHref} />
    </PartPlace>
  ))
}

interface ItemProps {
  item: NavbarItem
  searchHref: string
}

/** An item that a site may draw by its kind. */
export const PlacedItem = (props: ItemProps) => (
  <PartPlace name={partsOf(props.item)} props={toPartNavbarItem(props.item)}>
    <LinkPlace {...props} />
  </PartPlace>
)

/** The part for a link is given its classes, too. */
function LinkPlace(props: ItemProps) {
  const { item } = props
  const own = <NavbarItemView {...props} />
  if (item.kind !== 'link') return own
  const className = classNames(
    'navbar__item navbar__link',
    item.active && 'navbar__link--active',
    item.className,
  )
  return (
    <PartPlace
      name="NavbarItem/NavbarNavLink"
      props={{ ...toPartNavbarItem(item), type: undefined, className }}
    >
      {own}
    </PartPlace>
  )
}

function partsOf(item: NavbarItem): PlacedPart[] {
  if (item.kind === 'html') return ['NavbarItem/HtmlNavbarItem']
  if (item.kind === 'link') return ['NavbarItem/DefaultNavbarItem']
  if (item.kind !== 'dropdown') return []
  const { of } = item.switches ?? {}
  if (of === 'locale') return ['NavbarItem/LocaleDropdownNavbarItem', 'NavbarItem/DropdownNavbarItem']
  return [
    ...(of ? ['NavbarItem/DocsVersionDropdownNavbarItem' as const] : []),
    'NavbarItem/DropdownNavbarItem',
  ]
}

/** An item of the navbar, by kind. */
export function NavbarItemView({ item, searchHref }: ItemProps) {
  switch (item.kind) {
    case 'link':
      return <ChromeLink link={item} place="navbar__item" kind="navbar__link" />
    case 'dropdown':
      return <NavbarDropdownView dropdown={item} />
    case 'html':
      return <Html className={classNames('navbar__item', item.className)} html={item.value} />
    case 'search':
      return <SearchPlace className={item.className} searchHref={searchHref} />
    case 'custom':
      return <PartPlace name="NavbarItem/ComponentTypes" props={{ ...item.props, type: item.name }} />
  }
}

function SearchPlace(props: { className?: string; searchHref: string }) {
  const bar = (
    <PartPlace name="SearchBar">
      <SearchBox {...props} />
    </PartPlace>
  )
  return (
    <PartPlace name="Navbar/Search" props={{ className: props.className, children: bar }}>
      {bar}
    </PartPlace>
  )
}

/** Opens the drawer on narrow screens. The browser does it; no script is needed. */
export function MenuButton() {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="navbar__toggle"
      popoverTarget={elementIds.menu}
      aria-label={uiText('toggleNavigationBar')}
    />
  )
}

/** Whether there is anything to put behind the menu button. */
export function hasDrawer({ sidebar, navbar }: PageData): boolean {
  return sidebar !== undefined || [...navbar.left, ...navbar.right].some(({ kind }) => kind !== 'search')
}
