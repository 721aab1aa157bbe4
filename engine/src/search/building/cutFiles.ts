import { hash } from '../../std/hash.ts'
import type { IndexPart, PagePart } from '../format/mapFormat.ts'
import { encodeEntry, fileName, type PageEntry, textName } from '../format/pageEntry.ts'
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
export interface CutFile<Part> {
  file: HashedFile
  part: Part
}

/** How a list is cut into files. */
interface Cutting {
  kind: string
  /** Size of a file in bytes before compression: small enough to load quickly, large enough that a search needs few. */
  size: number
  /** The most files. On a large site they grow instead, because some hosts limit the number of files. */
  most: number
}

export const termCutting: Cutting = { kind: 't', size: 2_500, most: 560 }
export const entryCutting: Cutting = { kind: 'p', size: 950, most: 200 }
/** Texts take what terms and pages leave of about this many files. */
export const textCutting = { size: 1_400, mostWithOthers: 1_450 }

/** Cuts terms, sorted by key, into files. */
export function cutTerms(terms: Term[]): CutFile<IndexPart<string>>[] {
  const parts = cutParts(terms, termCutting, terms.map(weighTerm))
  return parts.map((part, place) => {
    const file = hashFile(termCutting.kind, encodeTerms(part))
    const start = separate(parts[place - 1]?.at(-1)?.key ?? '', part[0]!.key)
    return { file, part: { start, hash: file.hash } }
  })
}

/** The shortest beginning of a key that sorts behind the key before it. */
function separate(before: string, key: string): string {
  let length = 0
  while (length < key.length && key.slice(0, length) <= before) length++
  return key.slice(0, length)
}

function weighTerm({ key, forms }: Term): number {
  const weighForm = ({ titles, headings, body }: Form) =>
    4 + 2 * (titles.length + headings.length) + 1.3 * body.length
  return forms.reduce((total, form) => total + weighForm(form), 4 + key.length / 2)
}

/** What the index keeps of a page: its entry, and the texts of its sections. */
export interface PageContents {
  entry: PageEntry
  texts: string[]
}

/** Some pages, and the files of their texts. */
export interface CutPages extends CutFile<PagePart> {
  texts: IndexFile[]
}

/**
 * Cuts pages into files of entries, and their texts into files that have the same hash in their names, so that the map
 * need not name them. A file of texts has sections of neighbouring pages: a result shows one section.
 */
export function cutPages(pages: PageContents[], otherFiles = 0): CutPages[] {
  const written = pages.map(({ entry, texts }) => ({
    entry: encodeEntry(entry),
    texts: texts.map((text) => JSON.stringify(text)),
  }))
  const weights = written.map(({ entry }) => entry.length)
  const parts = cutParts(written, entryCutting, weights)
  const most = textCutting.mostWithOthers - otherFiles - parts.length
  const total = sum(written.flatMap(({ texts }) => texts.map(lengthOf)))
  const size = fullSize({ size: textCutting.size, most }, total)
  let start = 0
  return parts.map((part) => {
    const texts = part.flatMap((page) => page.texts)
    const cut = toCutPages(start, listOf(part.map(({ entry }) => entry)), cutTexts(texts, size))
    start += part.length
    return cut
  })
}

/** Cuts texts into files of about a size, as even as they can be. */
function cutTexts(texts: string[], size: number): string[][] {
  const total = sum(texts.map(lengthOf))
  const even = total / Math.max(1, Math.round(total / size))
  return cutParts(texts, { size: even, most: Number.POSITIVE_INFINITY }, texts.map(lengthOf))
}

function toCutPages(start: number, entries: string, texts: string[][]): CutPages {
  const lists = texts.map(listOf)
  const ownHash = hash(encode([entries, ...lists].join('\n')))
  return {
    file: { name: fileName(entryCutting.kind, ownHash), bytes: encode(entries), hash: ownHash },
    part: { start, hash: ownHash, texts: texts.map(({ length }) => length) },
    texts: lists.map((list, number) => ({ name: textName(number, ownHash), bytes: encode(list) })),
  }
}

const listOf = (written: string[]) => `[${written.join(',')}]`
const lengthOf = ({ length }: string) => length
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const fullSize = ({ size, most }: Pick<Cutting, 'size' | 'most'>, total: number) =>
  Math.max(size, total / most)

/** Cuts a list into parts. Each part ends where it is nearest to the size. */
function cutParts<Item>(items: Item[], cutting: Pick<Cutting, 'size' | 'most'>, weights: number[]): Item[][] {
  const full = fullSize(cutting, sum(weights))
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    if (weight + weights[index]! / 2 > full) {
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
