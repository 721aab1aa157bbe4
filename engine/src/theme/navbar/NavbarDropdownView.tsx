import type { NavbarDropdown, NavbarHtml, NavbarLink } from '../../model/chrome.ts'
import { Html } from '../content/pieces.tsx'
import { classNames, ToggleName, useUiText } from '../texts.tsx'
import { ChromeLink, SwitchIsland } from './ChromeLink.tsx'

/** Links behind a label. If the label is a link itself, the arrow beside it is a button of its own. */
export function NavbarDropdownView({ dropdown }: { dropdown: NavbarDropdown }) {
  const view = <Dropdown dropdown={dropdown} />
  return dropdown.switches ? <SwitchIsland switches={dropdown.switches}>{view}</SwitchIsland> : view
}

function Dropdown({ dropdown }: { dropdown: NavbarDropdown }) {
  const uiText = useUiText()
  const { label, href, active, className, items } = dropdown
  const name = dropdown.name ?? (label ? undefined : uiText('expandDropdown'))
  const classes = classNames('navbar__item dropdown', className)
  const linkClasses = classNames('navbar__link', active && 'navbar__link--active')
  if (!href)
    return (
      <details className={classes} name="navbar">
        <summary className={`${linkClasses} caret`} aria-label={name}>
          {label}
        </summary>
        <DropdownMenu items={items} />
      </details>
    )
  return (
    <div className={classes}>
      <a className={linkClasses} href={href} aria-label={name} aria-current={active ? 'page' : undefined}>
        {label}
      </a>
      <details name="navbar">
        <summary className="caret">
          <ToggleName whenClosed={uiText('expandDropdown')} whenOpen={uiText('collapseDropdown')} />
        </summary>
        <DropdownMenu items={items} />
      </details>
    </div>
  )
}

function DropdownMenu({ items }: { items: (NavbarLink | NavbarHtml)[] }) {
  return (
    <ul className="dropdown__menu">
      {items.map((item, index) =>
        item.kind === 'html' ? (
          <Html tag="li" key={index} className={item.className} html={item.value} />
        ) : (
          <li key={index}>
            <ChromeLink link={item} kind="dropdown__link" />
          </li>
        ),
      )}
    </ul>
  )
}
