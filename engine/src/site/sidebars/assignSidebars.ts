import type { Sidebar, SidebarItem } from '../../model/sidebar.ts'
import type { Doc } from '../site.ts'

/** Gives every doc the sidebar it is shown with: the last that lists it, unless its front matter names another. */
export function assignSidebars(docs: Doc[], sidebars: Sidebar[]): Doc[] {
  const owners = new Map(sidebars.flatMap(({ id, items }) => docIds(items).map((docId) => [docId, id])))
  return docs.map((doc) => {
    const { displayed_sidebar: displayed } = doc.outline.frontMatter
    return { ...doc, sidebarId: displayed === undefined ? owners.get(doc.id) : (displayed ?? undefined) }
  })
}

function docIds(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return []
    const own = item.docId === undefined ? [] : [item.docId]
    return item.kind === 'category' ? [...own, ...docIds(item.items)] : own
  })
}
