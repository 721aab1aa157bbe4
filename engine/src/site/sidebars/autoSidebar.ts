import { posix } from 'node:path'
import { groupBy } from '../../std/collections.ts'
import { docFolder, isIndexFile, type NumberPrefixParser } from '../docs/docAddress.ts'
import type { Doc } from '../site.ts'
import type { CategoryMetadata } from './categoryFiles.ts'
import type { ExpandedItem } from './sidebarSchema.ts'

/** Inputs for sidebars generated from folders. */
export interface FolderSources {
  /** All docs by folder, drafts included. */
  folders: DocFolders
  /** By folder. */
  categories: Map<string, CategoryMetadata>
  parsePrefix: NumberPrefixParser
}

/** An item with its sort keys. */
interface PlacedItem {
  item: ExpandedItem
  position?: number | undefined
  /** File or folder name as on disk. */
  rawName: string
}

/** The sidebar items of a folder: its docs, and its subfolders as categories. */
export function autoSidebar(dirName: string, sources: FolderSources): ExpandedItem[] {
  return folderItems(dirName === '.' ? '' : dirName, sources)
}

function folderItems(folder: string, sources: FolderSources): ExpandedItem[] {
  const docs = sources.folders.docsByFolder.get(folder) ?? []
  const subfolders = sources.folders.subfolders.get(folder || '.') ?? []
  const categories = subfolders.map((path) => categoryItem(path, sources))
  return [...docs.map(docItem), ...categories].sort(comparePlaces).map(({ item }) => item)
}

/** By position, items without one last; then by name, in the order of code units. */
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

function categoryItem(folder: string, sources: FolderSources): PlacedItem {
  const metadata = sources.categories.get(folder)
  const { position, label, link, source: _, ...fields } = metadata ?? {}
  const page = findCategoryPage(folder, metadata, sources.folders)
  const rawName = posix.basename(folder)
  const prefix = sources.parsePrefix(rawName)
  const item: ExpandedItem = {
    ...(page && frontMatterExtras(page)),
    ...fields,
    type: 'category',
    label: label ?? page?.outline.frontMatter.sidebar_label ?? page?.title ?? prefix.filename,
    ...(page && { link: { type: 'doc', id: page.id } }),
    ...(link?.type === 'generated-index' && { link }),
    items: folderItems(folder, sources).filter((child) => !isDoc(child, page)),
  }
  return { item, position: position ?? page?.position ?? prefix.numberPrefix, rawName }
}

function isDoc(item: ExpandedItem, doc: Doc | undefined): boolean {
  return item.type === 'doc' && item.id === doc?.id
}

/** The doc that is the page of a folder's category: the one its metadata names, else the folder's index file. */
export function findCategoryPage(
  folder: string,
  metadata: CategoryMetadata | undefined,
  { docs, docsByFolder, isIndex }: DocFolders,
): Doc | undefined {
  const ownDocs = docsByFolder.get(folder) ?? []
  if (metadata?.link === undefined) {
    const pages = ownDocs.filter((doc) => isIndex(doc.outline.file.path))
    return pages.find(({ slug }) => slug.endsWith('/')) ?? pages[0]
  }
  if (metadata.link?.type !== 'doc') return undefined
  const { id } = metadata.link
  return ownDocs.find((doc) => posix.basename(doc.id) === id) ?? docs.find((doc) => doc.id === id)
}

/** The docs of a version by the folders they lie in. */
export interface DocFolders {
  docs: Doc[]
  /** Folders that hold docs themselves. */
  docsByFolder: Map<string, Doc[]>
  /** By folder ('.' for that of all), the direct subfolders that hold docs at any depth. */
  subfolders: Map<string, string[]>
  /** Whether a file is the page of its folder. */
  isIndex(path: string): boolean
}

/** Groups docs by folder once, so that sidebars need not search all docs for each folder. */
export function groupByFolder(docs: Doc[], isIndex = isIndexFile): DocFolders {
  const docsByFolder = groupBy(docs, docFolder)
  const folders = new Set([...docsByFolder.keys()].flatMap(withThoseAround))
  return { docs, docsByFolder, subfolders: groupBy(folders, posix.dirname), isIndex }
}

const withThoseAround = (folder: string): string[] =>
  folder === '' || folder === '.' ? [] : [...withThoseAround(posix.dirname(folder)), folder]
