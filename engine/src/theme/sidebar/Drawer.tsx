import { use } from 'react'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { OverrideContext } from '../contexts.ts'
import { BrandPlace, ColorModeToggle } from '../navbar/Brand.tsx'
import { hasDrawer } from '../navbar/Navbar.tsx'
import { PartPlace, Slot } from '../overrides/replaceable.tsx'
import { blogSidebarProps, sidebarProps } from '../parts/partProps.ts'
import { classNames, ToggleName, useUiText } from '../texts.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Sidebar } from './SidebarItems.tsx'

/** The sidebar's place: a column beside the text on wide screens, a drawer that also holds the navbar's links on narrow ones. */
export function Drawer({ page }: { page: PageData }) {
  const { navbar, sidebarHideable, sidebarAutoCollapse } = page
  const isLaidOut = use(OverrideContext)?.hasOwnBlog && page.sidebar?.title !== undefined
  const sidebar = isLaidOut ? undefined : page.sidebar
  if (!hasDrawer(page)) return null
  const classes = classNames(
    'navbar-sidebar theme-layout-navbar-sidebar',
    sidebar && 'theme-doc-sidebar-container',
  )
  // Not an `<aside>`: that may not have the role `dialog`, which a script gives the drawer while it is open.
  return (
    <div id={elementIds.menu} className={classes} role="complementary" popover="auto">
      <DrawerHeader page={page} />
      <MainMenu navbar={navbar} sidebar={sidebar} />
      {sidebar && <Slot name="sidebar-before" />}
      {sidebar && (
        <PartPlace
          {...(sidebar.title === undefined
            ? { name: docSidebars, props: sidebarProps(page) }
            : { name: blogSidebars, props: { sidebar: blogSidebarProps(page) } })}
        >
          <Sidebar sidebar={sidebar} autoCollapse={sidebarAutoCollapse} filter={page.sidebarFilter} />
        </PartPlace>
      )}
      {sidebar && <Slot name="sidebar-after" />}
      {sidebar && sidebarHideable && <SidebarToggle />}
    </div>
  )
}

const docSidebars: PlacedPart[] = ['DocSidebar', 'DocSidebar/Desktop', 'DocSidebar/Desktop/Content']
const blogSidebars: PlacedPart[] = ['BlogSidebar', 'BlogSidebar/Desktop']

/** Hidden until the script that hides the column and brings it back shows it. */
function SidebarToggle() {
  const uiText = useUiText()
  return (
    <button type="button" className="sidebar-toggle" data-sidebar-toggle aria-expanded="true" hidden>
      <ToggleName whenClosed={uiText('expandSidebar')} whenOpen={uiText('collapseSidebar')} />
    </button>
  )
}

/** The header of the drawer; hidden where the sidebar is a column. */
function DrawerHeader({ page }: { page: PageData }) {
  const uiText = useUiText()
  return (
    <div className="navbar-sidebar__brand">
      <BrandPlace page={page} />
      {page.hasColorModeSwitch && <ColorModeToggle />}
      <button
        type="button"
        className="close navbar-sidebar__close"
        popoverTarget={elementIds.menu}
        popoverTargetAction="hide"
        aria-label={uiText('closeNavigationBar')}
      />
    </div>
  )
}
