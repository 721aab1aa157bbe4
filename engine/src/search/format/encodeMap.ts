import { type ByteWriter, createByteWriter } from './byteWriter.ts'
import type { SearchMap } from './searchMap.ts'

/** Encodes the map of the index: numbers and texts in the order in which `decodeMap` reads them. */
export function encodeMap({
  sectionCounts,
  terms,
  pages,
  vocabulary,
  pairs,
  contexts,
}: SearchMap): Uint8Array {
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
  writeHash(pairs, writer)
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
