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
}

/** The name of a file of the index. */
export function fileName(kind: string, hash: string): string {
  return `${kind}.${hash}.bin`
}

/** The name of a file of texts, by its number among those of its file of pages and the hash of that. */
export const textName = (number: number, hash: string) => fileName(`x${number}`, hash)

/** The file that lists all others. Its name has no hash, so that pages stay the same when a note changes. */
export const mapName = 'map.bin'
