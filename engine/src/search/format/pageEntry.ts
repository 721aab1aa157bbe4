/** A page as search results need it. */
export interface PageEntry {
  title: string
  /** Encoded, base included. */
  href: string
  breadcrumbs: string[]
  /** In the order of the page; the first may have no title. */
  sections: { title: string; id?: string }[]
  lang: string
}

/**
 * Encodes an entry as JSON without names of fields, which would be half of it. Most ids follow from their headings; only
 * others are written.
 */
export function encodeEntry({ title, href, breadcrumbs, sections, lang }: PageEntry): string {
  const headings = sections.map(({ title, id }) =>
    (id ?? '') === slugOf(title) ? title : [title, ...(id ? [id] : [])],
  )
  return JSON.stringify([title, href, breadcrumbs, lang, ...headings])
}

type EncodedHeading = string | [title: string, id?: string]
/** What a file of entries has of a page. */
export type EncodedEntry = [
  ...[title: string, href: string, breadcrumbs: string[], lang: string],
  ...headings: EncodedHeading[],
]

/** Decodes what `encodeEntry` wrote. */
export function decodeEntry([title, href, breadcrumbs, lang, ...headings]: EncodedEntry): PageEntry {
  return { title, href, breadcrumbs, sections: headings.map(decodeHeading), lang }
}

function decodeHeading(heading: EncodedHeading): PageEntry['sections'][number] {
  const [title, id] = typeof heading === 'string' ? [heading, slugOf(heading)] : heading
  return id ? { title, id } : { title }
}

/** The id that a heading most often has. */
function slugOf(title: string): string {
  const kept = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
  return kept.replaceAll(' ', '-')
}

/** The name of a file of the index. */
export function fileName(kind: string, hash: string): string {
  return `${kind}.${hash}.bin`
}

/** The name of a file of texts, by its number among those of its file of pages and the hash of that. */
export const textName = (number: number, hash: string) => fileName(`x${number}`, hash)

/** The file that lists all others. Its name has no hash, so that pages stay the same when a note changes. */
export const mapName = 'map.bin'
