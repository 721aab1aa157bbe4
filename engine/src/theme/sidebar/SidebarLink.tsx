import type { SidebarLink as SidebarLinkData } from '../../model/sidebar.ts'
import { classNames } from '../classNames.ts'
import { ExternalIcon } from '../content/ExternalIcon.tsx'
import { externalAttributes } from '../content/externalAttributes.ts'

/** A page in the sidebar. */
export function SidebarLink({ link, level }: { link: SidebarLinkData; level: number }) {
  const { label, href, external, current, className } = link
  const hooks = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level} menu__list-item`
  return (
    <li className={classNames(hooks, className)}>
      <a
        className={classNames('menu__link', current && 'menu__link--active')}
        href={href}
        aria-current={current ? 'page' : undefined}
        {...externalAttributes(external)}
      >
        {label}
        {external && <ExternalIcon />}
      </a>
    </li>
  )
}
