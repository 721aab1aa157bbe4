import type { Sidebar as SidebarData } from '../../model/sidebar.ts'
import { uiText } from '../../model/uiText.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** The tree of notes, as it looks from one of its pages. */
export function Sidebar({ sidebar, autoCollapse }: { sidebar: SidebarData; autoCollapse?: boolean }) {
  const { id, items } = sidebar
  const path = autoCollapse ? id : undefined
  return (
    <nav className="menu" aria-label={uiText('docsSidebar')}>
      <SidebarItems {...{ items, path }} level={1} className="theme-doc-sidebar-menu menu__list" />
    </nav>
  )
}
