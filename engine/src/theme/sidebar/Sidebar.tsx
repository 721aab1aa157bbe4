import type { Sidebar as SidebarData } from '../../model/sidebar.ts'
import { uiText } from '../../model/uiText.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** The tree of notes, as it looks from one of its pages. */
export function Sidebar({ sidebar }: { sidebar: SidebarData }) {
  return (
    <nav className="menu" aria-label={uiText('docsSidebar')}>
      <SidebarItems items={sidebar.items} level={1} className="theme-doc-sidebar-menu menu__list" />
    </nav>
  )
}
