import type { PageLinkOrText } from '../../model/pageData.ts'
import type { Sidebar, SidebarItem } from '../../model/sidebar.ts'

type Step = Exclude<SidebarItem, { kind: 'html' }>

/** The categories around a page and the page itself, which is no link. Empty when the sidebar does not list it. */
export function buildBreadcrumbs(sidebar: Sidebar | undefined, href: string): PageLinkOrText[] {
  const way = sidebar ? (findWay(sidebar.items, href) ?? []) : []
  return way.map((step, index) => {
    const isLink = index < way.length - 1 && step.href !== undefined && !isUnlisted(step)
    return { label: step.label, ...(isLink && { href: step.href }) }
  })
}

function isUnlisted(step: Step): boolean {
  return step.kind === 'category' && step.linkUnlisted === true
}

/** The items from the top down to the one that leads to a page. */
function findWay(items: SidebarItem[], href: string): Step[] | undefined {
  for (const item of items) {
    if (item.kind === 'html') continue
    if (item.href === href) return [item]
    const rest = item.kind === 'category' ? findWay(item.items, href) : undefined
    if (rest) return [item, ...rest]
  }
  return undefined
}
