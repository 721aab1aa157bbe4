import type GithubSlugger from 'github-slugger'
import { decodePath, joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import type { GeneratedIndex, SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { resolveLink } from '../addresses/resolveLink.ts'
import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Doc } from '../site.ts'
import type { CategoryLink, ExpandedItem, WrittenCategory } from './sidebarSchema.ts'

/** Inputs for resolving the labels and URLs of sidebar items. */
export interface ItemSources {
  /** Published docs by id. Items with other ids are dropped: they are drafts, or were reported. */
  docs: Map<string, Doc>
  versionPath: RoutePath
  addresses: AddressSettings
  /** Defaults for categories that do not set these themselves. */
  defaults: { collapsible: boolean; collapsed: boolean }
  /** Makes the URLs of generated indexes, unique within a version. */
  slugger: GithubSlugger
}

/** Gives items their labels and URLs. A category left empty becomes a link to its doc, or is dropped. */
export function concreteItems(items: ExpandedItem[], sources: ItemSources): SidebarItem[] {
  return items.flatMap((item) => concreteItem(item, sources))
}

function concreteItem(item: ExpandedItem, sources: ItemSources): SidebarItem[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item, sources)
    case 'link':
      return [plainLink(item, sources)]
    case 'html':
      return [{ ...extrasOf(item), kind: 'html', value: item.value, defaultStyle: item.defaultStyle }]
    case 'category':
      return category(item, sources)
  }
}

type ItemOf<Type extends ExpandedItem['type']> = Extract<ExpandedItem, { type: Type }>
type Category = WrittenCategory<ExpandedItem>

function extrasOf({ key, className, customProps }: ExpandedItem) {
  return { ...(key && { key }), ...(className && { className }), ...(customProps && { customProps }) }
}

function plainLink(item: ItemOf<'link'>, { addresses }: ItemSources): SidebarLink {
  const { label, href, description, autoAddBaseUrl } = item
  const settings = autoAddBaseUrl ? addresses : { ...addresses, baseUrl: '/' }
  const link = resolveLink(href, settings)
  return { ...extrasOf(item), kind: 'link', label, ...link, ...(description && { description }) }
}

function docLink(item: ItemOf<'doc' | 'ref'>, sources: ItemSources): SidebarLink[] {
  const doc = sources.docs.get(item.id)
  if (!doc) return []
  const label = doc.outline.frontMatter.sidebar_label ?? item.label ?? doc.title
  const link = { ...linkToDoc(doc, label, sources), ...extrasOf(item) }
  return [{ ...link, ...(item.type === 'doc' ? { docId: doc.id } : { isRef: true }) }]
}

function linkToDoc(doc: Doc, label: string, { addresses }: ItemSources): SidebarLink {
  return {
    kind: 'link',
    label,
    href: toHref(doc.permalink, addresses),
    external: false,
    ...(doc.description && { description: doc.description }),
    ...(doc.unlisted && { unlisted: true }),
  }
}

function category(item: Category, sources: ItemSources): SidebarItem[] {
  const doc = item.link?.type === 'doc' ? sources.docs.get(item.link.id) : undefined
  const index =
    item.link?.type === 'generated-index' ? generatedIndex(item.link, item.label, sources) : undefined
  const items = concreteItems(item.items, sources)
  if (items.length > 0) return [{ ...group(item, sources), items, ...pageOf(doc, index, sources) }]
  return doc ? [{ ...linkToDoc(doc, item.label, sources), ...extrasOf(item), docId: doc.id }] : []
}

function group(item: Category, { defaults }: ItemSources): Omit<SidebarCategory, 'items'> {
  const { label, description, collapsible = defaults.collapsible } = item
  const collapsed = collapsible && (item.collapsed ?? defaults.collapsed)
  return {
    ...extrasOf(item),
    kind: 'category',
    label,
    collapsible,
    collapsed,
    ...(description && { description }),
  }
}

function pageOf(doc: Doc | undefined, index: GeneratedIndex | undefined, { addresses }: ItemSources) {
  if (index) return { href: toHref(index.path, addresses), generatedIndex: index }
  if (!doc) return {}
  return {
    href: toHref(doc.permalink, addresses),
    docId: doc.id,
    ...(doc.unlisted && { linkUnlisted: true }),
  }
}

type IndexLink = Extract<CategoryLink, { type: 'generated-index' }>

function generatedIndex(
  link: IndexLink,
  label: string,
  { slugger, versionPath }: ItemSources,
): GeneratedIndex {
  const { slug, title = label, description, image, keywords = [] } = link
  const path = slug === undefined ? `/category/${slugger.slug(label)}` : (decodePath(slug) ?? slug)
  return {
    path: toRoutePath(joinUrlPath(versionPath, path)),
    title,
    keywords: [keywords].flat(),
    ...(description && { description }),
    ...(image && { image }),
  }
}
