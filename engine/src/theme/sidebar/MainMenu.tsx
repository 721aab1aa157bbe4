import type { Navbar, NavbarDropdown, NavbarItem, NavbarLink } from '../../model/chrome.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { Html } from '../content/pieces.tsx'
import { ChromeLink, SwitchIsland } from '../navbar/ChromeLink.tsx'
import { PartPlace } from '../overrides/replaceable.tsx'
import { classNames, useUiText } from '../texts.tsx'

/**
 * The navbar's links in the drawer. On a page with a sidebar they are folded behind a label, because the sidebar
 * comes first.
 */
export function MainMenu({ navbar, sidebar }: { navbar: Navbar; sidebar?: Sidebar }) {
  const uiText = useUiText()
  const items = [...navbar.left, ...navbar.right].filter(({ kind }) => kind !== 'search')
  if (items.length === 0) return null
  if (!sidebar) return <MenuList items={items} className="main-menu" />
  return (
    <details className="main-menu theme-layout-navbar-sidebar-panel">
      <summary className="main-menu-label">
        <span className="name-when-closed">{uiText('backToMainMenu')}</span>
        <span className="name-when-open">{sidebar.title ?? uiText('docsSidebar')} →</span>
      </summary>
      <MenuList items={items} />
    </details>
  )
}

function MenuList({ items, className }: { items: NavbarItem[]; className?: string }) {
  return (
    <ul className={classNames('menu__list', className)}>
      {items.map((item, index) => (
        <MenuItem key={index} item={item} />
      ))}
    </ul>
  )
}

function MenuItem({ item }: { item: NavbarItem }) {
  if (item.kind === 'html') return <Html tag="li" className="menu__list-item" html={item.value} />
  if (item.kind === 'search') return null
  // It draws its own <li> here, and a browser would end one around it.
  if (item.kind === 'custom')
    return (
      <PartPlace name="NavbarItem/ComponentTypes" props={{ ...item.props, type: item.name, mobile: true }} />
    )
  return (
    <li className="menu__list-item">
      {item.kind === 'link' ? <ChromeLink link={item} kind="menu__link" /> : <MenuGroup group={item} />}
    </li>
  )
}

/** A menu of versions or languages is labelled as such, because the current one is not visible beside it. */
function MenuGroup({ group }: { group: NavbarDropdown }) {
  const uiText = useUiText()
  const { switches, active, label, items } = group
  const name = switches ? uiText(switches.of === 'version' ? 'versions' : 'languages') : label
  const list = (
    <details open={active && !switches}>
      <summary className="menu__link menu__link--sublist-caret">{name}</summary>
      <MenuList items={switches ? items : [...ownLink(group), ...items]} />
    </details>
  )
  return switches ? <SwitchIsland switches={{ ...switches, isOutside: false }}>{list}</SwitchIsland> : list
}

/** The link of a dropdown's own label, as first item of the list: here the label only unfolds it. */
function ownLink({ label, href }: NavbarDropdown): NavbarLink[] {
  return href ? [{ kind: 'link', label, href, external: false, active: false, attributes: {} }] : []
}
