import type { SidebarHtml, SidebarItem } from '../../model/sidebar.ts'
import { classNames } from '../classNames.ts'
import { Html } from '../content/Html.tsx'
import { SidebarCategory } from './SidebarCategory.tsx'
import { SidebarLink } from './SidebarLink.tsx'

interface SidebarItemsProps {
  items: SidebarItem[]
  /** 1 at the top. */
  level: number
  className?: string
  /** With auto-collapse, the name that all groups of this list share: only one of them is open at a time. */
  path?: string
}

/** A list of sidebar items, by kind. */
export function SidebarItems({ items, level, className = 'menu__list', path }: SidebarItemsProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <SidebarItemView key={item.key ?? index} {...{ item, level, path }} />
      ))}
    </ul>
  )
}

function SidebarItemView({ item, level, path }: { item: SidebarItem; level: number; path?: string }) {
  switch (item.kind) {
    case 'link':
      return <SidebarLink link={item} level={level} />
    case 'category':
      return <SidebarCategory category={item} {...{ level, path }} />
    case 'html':
      return <SidebarHtmlView item={item} level={level} />
  }
}

function SidebarHtmlView({ item, level }: { item: SidebarHtml; level: number }) {
  const hooks = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
  const style = item.defaultStyle && 'menu__list-item menu__html'
  return <Html tag="li" className={classNames(hooks, style, item.className)} html={item.value} />
}
