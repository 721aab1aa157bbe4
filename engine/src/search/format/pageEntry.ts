/** A page as the list of results needs it. */
export interface PageEntry {
  title: string
  /** Encoded, base included. */
  href: string
  breadcrumbs: string[]
  lang: string
}

/** A section as results show it. */
export interface SectionEntry {
  /** Its heading; the first of a page may have none. */
  title: string
  id?: string
  text: string
}

/** What a file of entries has of a page: the last part of its address, 0 if that follows from its title. */
type EncodedEntry = [title: string, name: string | 0, place?: string]

/** Encodes a file of entries. Pages of a folder have its address, their language and breadcrumbs in common. */
export function encodeEntries(entries: PageEntry[]): Uint8Array {
  let former = ''
  const written = entries.map(({ title, href, breadcrumbs, lang }): EncodedEntry => {
    const folder = href.slice(0, href.lastIndexOf('/', href.length - 2) + 1)
    const name = href.slice(folder.length)
    const place = [folder, lang, ...breadcrumbs].join('\n')
    const own: [place?: string] = place === former ? [] : [place]
    former = place
    return [title, name !== '' && name === slugOf(title) ? 0 : name, ...own]
  })
  return new TextEncoder().encode(JSON.stringify(written))
}

/** Decodes what `encodeEntries` wrote. */
export function decodeEntries(bytes: Uint8Array): PageEntry[] {
  const written: EncodedEntry[] = JSON.parse(new TextDecoder().decode(bytes))
  let former = ''
  return written.map(([title, name, place = former]) => {
    former = place
    const [folder, lang, ...breadcrumbs] = place.split('\n')
    return { title, href: folder + (name === 0 ? slugOf(title) : name), breadcrumbs, lang: lang! }
  })
}

/** What a file of texts has of a section. */
export type EncodedSection = [text: string, title?: string, id?: string]

/** Encodes a section as JSON without names of fields. Most ids follow from their headings; only others are written. */
export function encodeSection({ title, id = '', text }: SectionEntry): string {
  const encoded: EncodedSection = id !== slugOf(title) ? [text, title, id] : title ? [text, title] : [text]
  return JSON.stringify(encoded)
}

/** Decodes what `encodeSection` wrote. */
export function decodeSection([text, title = '', id = slugOf(title)]: EncodedSection): SectionEntry {
  return id ? { title, id, text } : { title, text }
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

/** The name of a file of texts, by its number among those of its pages and the hash of these. */
export const textName = (number: number, hash: string) => fileName(`x${number}`, hash)

/** The file that lists all others. Its name has no hash, so that pages stay the same when a note changes. */
export const mapName = 'map.bin'
