import type { Sidebar as SidebarData } from '../../model/sidebar.ts'
import { uiText } from '../../model/uiText.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** The tree of notes, as it looks from one of its pages. */
export function Sidebar({ sidebar, autoCollapse }: { sidebar: SidebarData; autoCollapse?: boolean }) {
  const path = autoCollapse ? 'sidebar' : undefined
  return (
    <nav className="menu" aria-label={uiText('docsSidebar')}>
      <SidebarItems
        items={sidebar.items}
        path={path}
        level={1}
        className="theme-doc-sidebar-menu menu__list"
      />
    </nav>
  )
}
