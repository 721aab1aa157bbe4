import { posix } from 'node:path'
import type { Doc } from '../site.ts'
import type { CategoryMetadata } from './categoryFiles.ts'
import type { DocFolders } from './docFolders.ts'

/** The doc that is the page of a folder's category: the one its metadata names, else the folder's index file. */
export function findCategoryPage(
  folder: string,
  metadata: CategoryMetadata | undefined,
  { docs, docsByFolder, isIndex }: DocFolders,
): Doc | undefined {
  const ownDocs = docsByFolder.get(folder) ?? []
  if (metadata?.link === undefined) return ownDocs.find((doc) => isIndex(doc.outline.file.path))
  if (metadata.link?.type !== 'doc') return undefined
  const { id } = metadata.link
  return ownDocs.find((doc) => posix.basename(doc.id) === id) ?? docs.find((doc) => doc.id === id)
}
