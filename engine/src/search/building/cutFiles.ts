import { hash } from '../../std/hash.ts'
import type { IndexPart } from '../format/mapFormat.ts'
import { fileName } from '../format/pageEntry.ts'
import type { Form, Term } from '../format/term.ts'
import { encodeTerms } from '../format/termFormat.ts'

/** A file of the index, not yet compressed. */
export interface IndexFile {
  name: string
  bytes: Uint8Array
}

/** A file named after the hash of its content. */
interface HashedFile extends IndexFile {
  hash: string
}

/** A part of a list, as a file and as its entry in the map. */
export interface CutFile<Start> {
  file: HashedFile
  part: IndexPart<Start>
}

/** How a list is cut into files. */
interface Cutting {
  kind: string
  /** Size of a file in bytes before compression: small enough to load quickly, large enough that a search needs few. */
  size: number
  /** The most files. On a large site they grow instead, because some hosts limit the number of files. */
  most: number
}

export const termCutting: Cutting = { kind: 't', size: 3_000, most: 560 }
export const entryCutting: Cutting = { kind: 'p', size: 2_000, most: 200 }
export const textCutting: Cutting = { kind: 'x', size: 2_200, most: 720 }

/** Cuts terms, sorted by key, into files. */
export function cutTerms(terms: Term[]): CutFile<string>[] {
  return cutParts(terms, termCutting, terms.map(weighTerm)).map((part) =>
    toCutFile(part[0]!.key, hashFile(termCutting.kind, encodeTerms(part))),
  )
}

function weighTerm({ key, forms }: Term): number {
  const weighForm = ({ titles, headings, body }: Form) =>
    4 + 2 * (titles.length + headings.length) + 1.3 * body.length
  return forms.reduce((total, form) => total + weighForm(form), 4 + key.length / 2)
}

/**
 * Cuts a list into JSON files, each identified by the index of its first item. Where files need not grow, one that is
 * half full ends before a `head`, such as the first text of a page, so that a change moves few seams.
 */
export function cutList(
  items: unknown[],
  cutting: Cutting,
  heads: ReadonlySet<number> = new Set(),
): CutFile<number>[] {
  const written = items.map((item) => JSON.stringify(item))
  const weights = written.map(({ length }) => length)
  let start = 0
  return cutParts(written, cutting, weights, heads).map((part) => {
    const cut = toCutFile(start, hashFile(cutting.kind, encode(`[${part.join(',')}]`)))
    start += part.length
    return cut
  })
}

/** Cuts a list into parts. Each part ends with the item that reaches the size. */
function cutParts<Item>(
  items: Item[],
  { size, most }: Cutting,
  weights: number[],
  heads: ReadonlySet<number> = new Set(),
): Item[][] {
  const total = weights.reduce((sum, each) => sum + each, 0)
  const full = Math.max(size, total / most)
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    if (weight >= full || (full === size && heads.has(index) && weight >= full / 2)) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)!.push(item)
    weight += weights[index]!
  }
  return parts
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

/** A file of a single value, not cut. */
export const jsonFile = (kind: string, value: unknown): HashedFile =>
  hashFile(kind, encode(JSON.stringify(value)))

function hashFile(kind: string, bytes: Uint8Array): HashedFile {
  const ownHash = hash(bytes)
  return { name: fileName(kind, ownHash), bytes, hash: ownHash }
}

const toCutFile = <Start>(start: Start, file: HashedFile): CutFile<Start> => ({
  file,
  part: { start, hash: file.hash },
})
