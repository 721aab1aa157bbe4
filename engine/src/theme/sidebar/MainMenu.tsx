import type { Navbar, NavbarDropdown, NavbarItem, NavbarLink } from '../../model/navbar.ts'
import { uiText } from '../../model/uiText.ts'
import { classNames } from '../classNames.ts'
import { Html } from '../content/Html.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'

/** The navbar's links as the drawer lists them. Beside a sidebar they wait behind a label, for the sidebar comes first. */
export function MainMenu({ navbar, isSecondary }: { navbar: Navbar; isSecondary: boolean }) {
  const items = [...navbar.left, ...navbar.right].filter(({ kind }) => kind !== 'search')
  if (items.length === 0) return null
  if (!isSecondary) return <MenuList items={items} className="main-menu" />
  return (
    <details className="main-menu theme-layout-navbar-sidebar-panel">
      <summary className="main-menu-label">
        <span>{uiText('backToMainMenu')}</span>
        <span>{uiText('docsSidebar')} →</span>
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
  return (
    <li className="menu__list-item">
      {item.kind === 'link' ? (
        <ChromeLink link={item} kind="menu__link" />
      ) : (
        <details open={item.active}>
          <summary className="menu__link menu__link--sublist-caret">{item.label}</summary>
          <MenuList items={[...ownLink(item), ...item.items]} />
        </details>
      )}
    </li>
  )
}

/** In the bar the label of a dropdown can be a link; here it only unfolds the list, so the link joins that. */
function ownLink({ label, href }: NavbarDropdown): NavbarLink[] {
  return href ? [{ kind: 'link', label, href, external: false, active: false, attributes: {} }] : []
}
