import type { Sidebar as SidebarData } from '../../model/sidebar.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** The sidebar of a page: the tree of notes, or the latest posts. */
export const Sidebar = replaceable(
  'Sidebar',
  ({ sidebar, autoCollapse }: { sidebar: SidebarData; autoCollapse?: boolean }) => {
    const uiText = useUiText()
    const path = autoCollapse ? 'sidebar' : undefined
    return (
      <nav
        className="menu"
        aria-label={uiText(sidebar.title === undefined ? 'docsSidebar' : 'blogRecentPosts')}
      >
        {sidebar.title && <div className="sidebar-title">{sidebar.title}</div>}
        <SidebarItems
          items={sidebar.items}
          path={path}
          level={1}
          className="theme-doc-sidebar-menu menu__list"
        />
      </nav>
    )
  },
)
