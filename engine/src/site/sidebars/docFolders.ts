import { groupBy } from '../../std/collections.ts'
import { docFolder } from '../docs/docFolder.ts'
import { isIndexFile } from '../docs/isIndexFile.ts'
import type { Doc } from '../site.ts'

/** The docs of a version by the folders they lie in. */
export interface DocFolders {
  docs: Doc[]
  /** Folders that hold docs themselves. */
  docsByFolder: Map<string, Doc[]>
  /** Whether a file is the page of its folder. */
  isIndex(path: string): boolean
}

/** Groups docs by folder once, so that sidebars need not search all docs for each folder. */
export function groupByFolder(docs: Doc[], isIndex = isIndexFile): DocFolders {
  return { docs, docsByFolder: groupBy(docs, docFolder), isIndex }
}

/** The direct subfolders that contain docs, at any depth. */
export function subfolders(folder: string, { docsByFolder }: DocFolders): string[] {
  const start = folder === '' ? '' : `${folder}/`
  const below = [...docsByFolder.keys()].filter((path) => path !== folder && path.startsWith(start))
  return [...new Set(below.map((path) => start + path.slice(start.length).split('/')[0]))]
}
