import { posix } from 'node:path'
import { docFolder, docsBelow } from '../docs/docFolder.ts'
import type { NumberPrefixParser } from '../docs/numberPrefix.ts'
import type { Doc } from '../site.ts'
import type { CategoryMetadata } from './categoryFiles.ts'
import { findCategoryPage } from './categoryPage.ts'
import type { ExpandedItem } from './sidebarSchema.ts'

/** What sidebars made from folders are made from. */
export interface FolderSources {
  /** Drafts among them. */
  docs: Doc[]
  /** By folder. */
  categories: Map<string, CategoryMetadata>
  parsePrefix: NumberPrefixParser
}

/** An item and what its place among its neighbours depends on. */
interface PlacedItem {
  item: ExpandedItem
  position?: number | undefined
  /** File or folder name as on disk. */
  rawName: string
}

/** The items that stand for a folder: its docs and, as categories, its folders (behaviours 2.3). */
export function autoSidebar(dirName: string, sources: FolderSources): ExpandedItem[] {
  const folder = dirName === '.' ? '' : dirName
  return folderItems(folder, docsBelow(folder, sources.docs), sources)
}

function folderItems(folder: string, docs: Doc[], sources: FolderSources): ExpandedItem[] {
  const ownDocs = docs.filter((doc) => docFolder(doc) === folder).map(docItem)
  const categories = subfolders(folder, docs).map((path) =>
    categoryItem(path, docsBelow(path, docs), sources),
  )
  return [...ownDocs, ...categories].sort(comparePlaces).map(({ item }) => item)
}

function subfolders(folder: string, docs: Doc[]): string[] {
  const start = folder === '' ? '' : `${folder}/`
  const below = docs.map(docFolder).filter((path) => path !== folder && path.startsWith(start))
  return [...new Set(below.map((path) => start + path.slice(start.length).split('/')[0]))]
}

/** By position, those without one last; then by name, in the order of code units. */
function comparePlaces(a: PlacedItem, b: PlacedItem): number {
  if (a.position !== b.position) return (a.position ?? Infinity) < (b.position ?? Infinity) ? -1 : 1
  return a.rawName < b.rawName ? -1 : 1
}

function docItem(doc: Doc): PlacedItem {
  const item = { type: 'doc' as const, id: doc.id, ...frontMatterExtras(doc) }
  return { item, position: doc.position, rawName: posix.basename(doc.outline.file.path) }
}

function frontMatterExtras({ outline: { frontMatter } }: Doc) {
  const { sidebar_key: key, sidebar_class_name: className, sidebar_custom_props: customProps } = frontMatter
  return { ...(key && { key }), ...(className && { className }), ...(customProps && { customProps }) }
}

function categoryItem(folder: string, docs: Doc[], sources: FolderSources): PlacedItem {
  const metadata = sources.categories.get(folder)
  const { position, label, link, source: _, ...fields } = metadata ?? {}
  const page = findCategoryPage(folder, metadata, sources.docs)
  const rawName = posix.basename(folder)
  const prefix = sources.parsePrefix(rawName)
  const item: ExpandedItem = {
    ...(page && frontMatterExtras(page)),
    ...fields,
    type: 'category',
    label: label ?? page?.outline.frontMatter.sidebar_label ?? page?.title ?? prefix.filename,
    ...(page && { link: { type: 'doc', id: page.id } }),
    ...(link?.type === 'generated-index' && { link }),
    items: folderItems(folder, docs, sources).filter((child) => !isDoc(child, page)),
  }
  return { item, position: position ?? page?.position ?? prefix.numberPrefix, rawName }
}

function isDoc(item: ExpandedItem, doc: Doc | undefined): boolean {
  return item.type === 'doc' && item.id === doc?.id
}
