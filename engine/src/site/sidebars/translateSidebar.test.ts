import { expect, test } from 'vitest'
import { collectTexts } from '../../config/locale/translations.ts'
import type { Href } from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { translateSidebar } from './translateSidebar.ts'

const link = { kind: 'link', label: 'A', href: '/a', external: false } as const

test.each<[string, string, SidebarItem]>([
  ['a link', 'sidebar.main.link.A', link],
  ['a doc', 'sidebar.main.doc.A', { ...link, docId: 'a' }],
  ['a ref', 'sidebar.main.doc.A', { ...link, isRef: true }],
  ['a doc with a key', 'sidebar.main.doc.k', { ...link, docId: 'a', key: 'k' }],
])('the id of %s is made of its kind and its key or label', (_, id, item) => {
  expect(idsOf(item)).toEqual([id])
})

test('the key of a category is in the ids of its label and of its page', () => {
  const generatedIndex = { path: '/x', title: 'T', description: 'D', keywords: [] }
  const page = { href: '/x' as Href, generatedIndex } as object
  const category = { kind: 'category', label: 'A', collapsible: true, collapsed: true } as const
  expect(idsOf({ ...category, key: 'k', items: [link], ...page })).toEqual([
    'sidebar.main.category.k',
    'sidebar.main.link.A',
    'sidebar.main.category.k.link.generated-index.title',
    'sidebar.main.category.k.link.generated-index.description',
  ])
})

test('a page of a category without a title of its own has the translated label for one', () => {
  const titleOf = (title: string) => {
    const page = { href: '/x' as Href, generatedIndex: { path: '/x', title, keywords: [] } } as object
    const category = { kind: 'category', label: 'A', collapsible: true, collapsed: true } as const
    const { items } = translateSidebar(
      { id: 'main', items: [{ ...category, items: [], ...page }] },
      (id, text) => (id === 'sidebar.main.category.A' ? 'Ah' : text),
    )
    const [translated] = items
    return translated?.kind === 'category' ? translated.generatedIndex?.title : undefined
  }
  expect(titleOf('A')).toBe('Ah')
  expect(titleOf('All of A')).toBe('All of A')
})

function idsOf(item: SidebarItem): string[] {
  const sidebar = { id: 'main', items: [item] }
  return [...collectTexts((translate) => translateSidebar(sidebar, translate)).keys()]
}
