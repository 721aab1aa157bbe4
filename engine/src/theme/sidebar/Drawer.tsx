import { elementIds } from '../../model/elementIds.ts'
import type { PageData } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { DrawerHeader } from './DrawerHeader.tsx'
import { hasDrawer } from './hasDrawer.ts'
import { MainMenu } from './MainMenu.tsx'
import { Sidebar } from './Sidebar.tsx'

/** The sidebar's place: a column beside the text on wide screens, a drawer that also holds the navbar's links on narrow ones. */
export function Drawer({ page }: { page: PageData }) {
  const { sidebar, navbar, sidebarHideable } = page
  if (!hasDrawer(page)) return null
  const classes = 'navbar-sidebar theme-layout-navbar-sidebar'
  return (
    <aside id={elementIds.menu} className={sidebar ? `theme-doc-sidebar-container ${classes}` : classes} popover="auto">
      <DrawerHeader page={page} />
      <MainMenu navbar={navbar} isSecondary={sidebar !== undefined} />
      {sidebar && <Sidebar sidebar={sidebar} />}
      {sidebar && sidebarHideable && <HideButtons />}
    </aside>
  )
}

/** Both wait for the script that hides and shows the column. */
function HideButtons() {
  return (
    <>
      <button type="button" className="sidebar-hide" data-sidebar-toggle aria-label={uiText('collapseSidebar')} hidden />
      <button type="button" className="sidebar-show" data-sidebar-toggle aria-label={uiText('expandSidebar')} hidden />
    </>
  )
}
