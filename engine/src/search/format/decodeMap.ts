import { type ByteReader, createByteReader } from './byteReader.ts'
import type { SearchMap } from './searchMap.ts'

/** Decodes the map of the index, field by field as written by `encodeMap`. */
export function decodeMap(bytes: Uint8Array): SearchMap {
  const reader = createByteReader(bytes)
  const list = <Item>(read: () => Item) => Array.from({ length: reader.number() }, read)
  return {
    sectionCounts: list(() => reader.number()),
    terms: list(() => ({ start: reader.text(), hash: readHash(reader) })),
    pages: list(() => ({ start: reader.number(), hash: readHash(reader) })),
    vocabulary: readHash(reader),
    pairs: readHash(reader),
    contexts: list(() => ({ path: reader.text(), start: reader.number(), end: reader.number() })),
  }
}

function readHash(reader: ByteReader): string {
  return Array.from({ length: 4 }, () => reader.byte().toString(16).padStart(2, '0')).join('')
}
