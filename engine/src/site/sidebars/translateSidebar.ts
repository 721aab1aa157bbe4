import type { Translate } from '../../config/locale/translate.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../../model/sidebar.ts'

/** A sidebar in another language. The message ids are made of each item's kind and label. */
export function translateSidebar({ id, items }: Sidebar, translate: Translate): Sidebar {
  return { id, items: items.map((item) => translateItem(item, `sidebar.${id}`, translate)) }
}

function translateItem(item: SidebarItem, prefix: string, translate: Translate): SidebarItem {
  if (item.kind === 'html') return item
  const { label } = item
  if (item.kind === 'category') return translateCategory(item, prefix, translate)
  const kind = item.docId === undefined ? 'link' : 'doc'
  return { ...item, label: translate(`${prefix}.${kind}.${label}`, label) }
}

function translateCategory(category: SidebarCategory, prefix: string, translate: Translate): SidebarCategory {
  const { label, items, generatedIndex } = category
  const id = `${prefix}.category.${label}`
  return {
    ...category,
    label: translate(id, label),
    items: items.map((item) => translateItem(item, prefix, translate)),
    ...(generatedIndex && { generatedIndex: translateIndex(generatedIndex, id, translate) }),
  }
}

function translateIndex(
  index: NonNullable<SidebarCategory['generatedIndex']>,
  category: string,
  translate: Translate,
) {
  const { title, description } = index
  const id = `${category}.link.generated-index`
  return {
    ...index,
    title: translate(`${id}.title`, title),
    ...(description && { description: translate(`${id}.description`, description) }),
  }
}
