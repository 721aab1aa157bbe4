import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts'

/** A file of the index: the hash in its name, and the first key or number it holds. */
export interface IndexPart<Start> {
  start: Start
  hash: string
}

/** The map of an index, loaded first: it says which file holds what. */
export interface SearchMap {
  /** Number of sections of each page; pages are sorted by path. */
  sectionCounts: number[]
  /** Files of terms, by their first keys. */
  terms: IndexPart<string>[]
  /** Files of page entries, by their first pages. */
  pages: IndexPart<number>[]
  /** Hash of the file with all words of titles and headings, used to correct typos. */
  vocabulary: string
  /** The range of pages of each context; `end` is exclusive. */
  contexts: { path: string; start: number; end: number }[]
}

/** Encodes the map of the index: numbers and texts in the order in which `decodeMap` reads them. */
export function encodeMap({ sectionCounts, terms, pages, vocabulary, contexts }: SearchMap): Uint8Array {
  const writer = createByteWriter()
  writer.number(sectionCounts.length)
  for (const count of sectionCounts) writer.number(count)
  writer.number(terms.length)
  for (const { start, hash } of terms) {
    writer.text(start)
    writeHash(hash, writer)
  }
  writer.number(pages.length)
  for (const { start, hash } of pages) {
    writer.number(start)
    writeHash(hash, writer)
  }
  writeHash(vocabulary, writer)
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
  return {
    sectionCounts: list(() => reader.number()),
    terms: list(() => ({ start: reader.text(), hash: readHash(reader) })),
    pages: list(() => ({ start: reader.number(), hash: readHash(reader) })),
    vocabulary: readHash(reader),
    contexts: list(() => ({ path: reader.text(), start: reader.number(), end: reader.number() })),
  }
}

function readHash(reader: ByteReader): string {
  return Array.from({ length: 4 }, () => reader.byte().toString(16).padStart(2, '0')).join('')
}
