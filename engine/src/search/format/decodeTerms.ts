import { type ByteReader, readParts } from './byteReader.ts'
import { bodyPlace, type Form, sectionOf, type Term, type TitlePlace } from './term.ts'

/** Decodes a file of terms, sorted by key. */
export function decodeTerms(bytes: Uint8Array): Term[] {
  const [keys, counts, titles, body] = readParts(bytes, 4) as [ByteReader, ByteReader, ByteReader, ByteReader]
  let key = ''
  return Array.from({ length: keys.number() }, () => {
    key = key.slice(0, keys.number()) + keys.text()
    const count = counts.number()
    const forms = Array.from(
      { length: count >> 1 },
      (): Form => ({
        spelling: keys.text() || key,
        titles: readTitles(counts.number(), titles),
        headings: readTitles(counts.number(), titles),
        body: readBody(counts.number(), body),
      }),
    )
    return { key, isCommon: count % 2 === 1, forms }
  })
}

function readTitles(count: number, titles: ByteReader): TitlePlace[] {
  let at = 0
  return Array.from({ length: count }, () => {
    at += titles.number()
    const byte = titles.byte()
    return { at, position: byte >> 4, length: byte % 16 }
  })
}

function readBody(count: number, body: ByteReader): Uint32Array {
  const places = new Uint32Array(count)
  let before = 0
  for (let index = 0; index < count; index++) {
    places[index] = before + body.number()
    before = bodyPlace(sectionOf(places[index]!), 0)
  }
  return places
}
