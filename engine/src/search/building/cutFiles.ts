import { lastAtOrBefore, sum } from '../../std/collections.ts'
import { hash } from '../../std/hash.ts'
import type { IndexPart } from '../format/mapFormat.ts'
import { fileName } from '../format/pageEntry.ts'
import type { Form, Term } from '../format/term.ts'
import { decodeTerms, encodeTerms } from '../format/termFormat.ts'

/** A file of the index, not yet compressed. */
export interface IndexFile {
  name: string
  bytes: Uint8Array
  /** Whether the last index has it. Then its bytes are read when they are asked for. */
  isFormer?: true
}

/** A file named after the hash of its content. */
export interface HashedFile extends IndexFile {
  hash: string
}

/** A part of a list, as a file and as its entry in the map. */
export interface CutFile<Part> {
  file: HashedFile
  part: Part
}

/** How a list is cut into files. */
export interface Cutting {
  kind: string
  /** Size of a file in bytes before compression: small enough to load quickly, large enough that a search needs few. */
  size: number
  /** A list of at most this size is one file. */
  whole?: number
  /** The most files. On a large site they grow instead, because some hosts limit the number of files. */
  most: number
}

export const termCutting: Cutting = { kind: 't', size: 2_500, most: 560 }

type CuttingSize = Omit<Cutting, 'kind'>

/** Keys of terms in order, each with the room that its term takes about. */
export interface TermList {
  keys: string[]
  weights: number[]
}

/** The same as they are cut. JSON. */
export interface CutTerms extends TermList {
  /** How many terms each file has, and the hash in its name. */
  files: [count: number, hash: string][]
}

type CutWithParts = CutTerms & { parts: CutFile<IndexPart<string>>[] }

/** Cuts terms, sorted by key, into files. */
export function cutTerms(terms: Term[]): CutWithParts {
  const list = { keys: terms.map(({ key }) => key), weights: terms.map(weighTerm) }
  return cutTermList(list, (from, to) => termFile(terms.slice(from, to)))
}

/** The terms of the last index, and what reads a file of it. */
interface FormerCut {
  kept: CutTerms
  read(name: string): Uint8Array
}

/** Cuts terms with others in the place of those that are gone. Only files in which some differ are written again. */
export function cutAgain({ kept, read }: FormerCut, gone: ReadonlySet<string>, fresh: Term[]): CutWithParts {
  const { list, sources } = mergeTerms(kept, gone, fresh)
  let end = 0
  const files = kept.files.map(([count, ownHash]) => {
    end += count
    return { start: end - count, end, hash: ownHash }
  })
  const fileAt = (place: number) => files[lastAtOrBefore(files, place, ({ start }) => start)]!
  const decoded = new Map<string, Term[]>()
  const termAt = (source: Term | number): Term => {
    if (typeof source !== 'number') return source
    const { start, hash: ownHash } = fileAt(source)
    const terms = decoded.get(ownHash) ?? decodeTerms(read(fileName(termCutting.kind, ownHash)))
    decoded.set(ownHash, terms)
    return terms[source - start]!
  }
  return cutTermList(list, (from, to) => {
    const own = sources.slice(from, to)
    const file = typeof own[0] === 'number' ? fileAt(own[0]) : undefined
    const isFormer =
      file?.end === Number(own[0]) + own.length && own.every((each, at) => each === file.start + at)
    return isFormer ? formerFile(termCutting.kind, file.hash, read) : termFile(own.map(termAt))
  })
}

/** Puts new terms into a list, with where each is from: a new one, or a place in the former list. */
function mergeTerms({ keys, weights }: TermList, gone: ReadonlySet<string>, fresh: Term[]) {
  const list: TermList = { keys: [], weights: [] }
  const sources: (Term | number)[] = []
  const add = (key: string, weight: number, source: Term | number) => {
    list.keys.push(key)
    list.weights.push(weight)
    sources.push(source)
  }
  let next = 0
  const addBefore = (key?: string) => {
    for (let term = fresh[next]; term && (key === undefined || term.key < key); term = fresh[++next])
      add(term.key, weighTerm(term), term)
  }
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!
    if (gone.has(key)) continue
    addBefore(key)
    add(key, weights[at]!, at)
  }
  addBefore()
  return { list, sources }
}

/** A file of the last index, which is read when its bytes are asked for. */
export function formerFile(kind: string, ownHash: string, read: FormerCut['read']): HashedFile {
  const name = fileName(kind, ownHash)
  return {
    name,
    hash: ownHash,
    isFormer: true,
    get bytes() {
      return read(name)
    },
  }
}

const termFile = (terms: Term[]) => hashFile(termCutting.kind, encodeTerms(terms))

/** Cuts a list into files, which are written from a place to another one. */
function cutTermList(list: TermList, fileOf: (from: number, to: number) => HashedFile): CutWithParts {
  const { keys, weights } = list
  const files: CutTerms['files'] = []
  let end = 0
  const parts = cutParts(keys, termCutting, weights).map((part) => {
    const from = end
    end += part.length
    const file = fileOf(from, end)
    files.push([part.length, file.hash])
    return { file, part: { start: separate(keys[from - 1] ?? '', keys[from]!), hash: file.hash } }
  })
  return { ...list, files, parts }
}

/** The shortest beginning of a key that sorts behind the key before it. */
function separate(before: string, key: string): string {
  let length = 0
  while (length < key.length && key.slice(0, length) <= before) length++
  return key.slice(0, length)
}

/** The room that a term takes about, in bytes. */
function weighTerm({ key, forms }: Term): number {
  const weighForm = ({ titles, headings, body }: Form) =>
    4 + 2 * (titles.length + headings.length) + 1.3 * body.length
  return forms.reduce((total, form) => total + weighForm(form), 4 + key.length / 2)
}

export const fullSize = ({ size, whole = 0, most }: CuttingSize, total: number) =>
  Math.max(total <= whole ? total : size, total / most)

/** Cuts a list into parts. Each part ends where it is nearest to the size. */
export function cutParts<Item>(items: Item[], cutting: CuttingSize, weights: number[]): Item[][] {
  const full = fullSize(cutting, sum(weights))
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (let at = 0; at < items.length; at++) {
    if (weight + weights[at]! / 2 > full) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)!.push(items[at]!)
    weight += weights[at]!
  }
  return parts
}

const encoder = new TextEncoder()
export const encode = (text: string) => encoder.encode(text)

/** A file of a single value, not cut. */
export const jsonFile = (kind: string, value: unknown): HashedFile =>
  hashFile(kind, encode(JSON.stringify(value)))

export function hashFile(kind: string, bytes: Uint8Array): HashedFile {
  const ownHash = hash(bytes)
  return { name: fileName(kind, ownHash), bytes, hash: ownHash }
}
