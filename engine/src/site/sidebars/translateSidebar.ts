import type { Translate } from '../../config/locale/translations.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../../model/sidebar.ts'

/** A sidebar in another language. The message ids are made of each item's kind and its key, or else its label. */
export function translateSidebar({ id, items }: Sidebar, translate: Translate): Sidebar {
  return { id, items: items.map((item) => translateItem(item, `sidebar.${id}`, translate)) }
}

function translateItem(item: SidebarItem, prefix: string, translate: Translate): SidebarItem {
  if (item.kind === 'html') return item
  if (item.kind === 'category') return translateCategory(item, prefix, translate)
  const { label, key = label } = item
  const kind = item.docId === undefined && !item.isRef ? 'link' : 'doc'
  return { ...item, label: translate(`${prefix}.${kind}.${key}`, label) }
}

function translateCategory(category: SidebarCategory, prefix: string, translate: Translate): SidebarCategory {
  const { label, key = label, items, generatedIndex } = category
  const id = `${prefix}.category.${key}`
  const translated = translate(id, label)
  // A page without a title of its own has the label for one.
  const index = generatedIndex?.title === label ? { ...generatedIndex, title: translated } : generatedIndex
  return {
    ...category,
    label: translated,
    items: items.map((item) => translateItem(item, prefix, translate)),
    ...(index && { generatedIndex: translateIndex(index, id, translate) }),
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
