import {
  type ByteReader,
  type ByteWriter,
  createByteReader,
  createByteWriter,
  readAfter,
  writeAfter,
} from './bytes.ts'

/** A file of the index: the hash in its name, and the first key or number it holds. */
export interface IndexPart<Start> {
  start: Start
  hash: string
}

/** The texts of some pages, from the first of these on, in files with the same hash in their names. */
export interface TextPart extends IndexPart<number> {
  /** Number of sections in each file. */
  counts: number[]
}

/** The map of an index, loaded first: it says which file holds what. */
export interface SearchMap {
  /** Number of sections of each page; pages are sorted by path. */
  sectionCounts: number[]
  /** The language of each page, as a number. */
  languages: number[]
  /** Files of terms, by their first keys, which may be cut short. */
  terms: IndexPart<string>[]
  /** Files of page entries, by their first pages. */
  pages: IndexPart<number>[]
  texts: TextPart[]
  /** Hash of the file with all words of titles and headings, used to correct typos. */
  vocabulary: string
  /** Hash of the file with the tags of all pages, which only a search for a tag reads. */
  tags: string
  /** The range of pages of each context; `end` is exclusive. */
  contexts: { path: string; start: number; end: number }[]
}

/** Encodes the map of the index: numbers and texts in the order in which `decodeMap` reads them. */
export function encodeMap(map: SearchMap): Uint8Array {
  const { sectionCounts, languages, terms, pages, texts, vocabulary, tags, contexts } = map
  const writer = createByteWriter()
  writer.number(sectionCounts.length)
  for (const count of sectionCounts) writer.number(count)
  for (const language of languages) writer.number(language)
  writer.number(terms.length)
  let former = ''
  for (const { start, hash } of terms) {
    writeAfter(former, start, writer)
    writeHash(hash, writer)
    former = start
  }
  writer.number(pages.length)
  for (const { start, hash } of pages) {
    writer.number(start)
    writeHash(hash, writer)
  }
  writer.number(texts.length)
  for (const { start, hash, counts } of texts) {
    writer.number(start)
    writeHash(hash, writer)
    writer.number(counts.length)
    for (const count of counts) writer.number(count)
  }
  writeHash(vocabulary, writer)
  writeHash(tags, writer)
  writer.number(contexts.length)
  for (const { path, start, end } of contexts) {
    writer.text(path)
    writer.number(start)
    writer.number(end)
  }
  return writer.bytes()
}

/** Eight hex digits are four bytes. */
function writeHash(hash: string, writer: ByteWriter): void {
  for (const pair of hash.match(/../g)!) writer.byte(Number.parseInt(pair, 16))
}

/** Decodes the map of the index, field by field as written by `encodeMap`. */
export function decodeMap(bytes: Uint8Array): SearchMap {
  const reader = createByteReader(bytes)
  const list = <Item>(read: () => Item) => Array.from({ length: reader.number() }, read)
  const number = () => reader.number()
  let start = ''
  const readStart = () => {
    start = readAfter(start, reader)
    return start
  }
  const sectionCounts = list(number)
  return {
    sectionCounts,
    languages: sectionCounts.map(number),
    terms: list(() => ({ start: readStart(), hash: readHash(reader) })),
    pages: list(() => ({ start: number(), hash: readHash(reader) })),
    texts: list(() => ({ start: number(), hash: readHash(reader), counts: list(number) })),
    vocabulary: readHash(reader),
    tags: readHash(reader),
    contexts: list(() => ({ path: reader.text(), start: number(), end: number() })),
  }
}

function readHash(reader: ByteReader): string {
  return Array.from({ length: 4 }, () => reader.byte().toString(16).padStart(2, '0')).join('')
}
