import type { IndexPart } from './mapFormat.ts'

/** A page as search results need it. */
export interface PageEntry {
  title: string
  /** Encoded, base included. */
  href: string
  breadcrumbs: string[]
  /** In the order of the page; the first may have no title. */
  sections: { title: string; id?: string }[]
  lang: string
  tags: string[]
  /**
   * Files with the texts of its sections, by index of their first section; below 0 if that is on the page before.
   */
  texts: IndexPart<number>[]
}

/** The name of a file of the index. */
export function fileName(kind: string, hash: string): string {
  return `${kind}.${hash}.bin`
}

/** The file that lists all others. Its name has no hash, so that pages stay the same when a note changes. */
export const mapName = 'map.bin'
