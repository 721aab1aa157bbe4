import {
  type ByteReader,
  type ByteWriter,
  createByteWriter,
  joinParts,
  readAfter,
  readParts,
  writeAfter,
} from './bytes.ts'
import { bodyPlace, type Form, readSpelling, sectionOf, type Term, type TitlePlace } from './term.ts'

/** Encodes a file of terms. Keys, counts, titles and bodies are separate parts, because they compress best that way. */
export function encodeTerms(terms: Term[]): Uint8Array {
  const [keys, counts, titles, body] = Array.from({ length: 4 }, createByteWriter) as [
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
  ]
  let former = ''
  keys.number(terms.length)
  for (const { key, isCommon, forms } of terms) {
    writeAfter(former, key, keys)
    former = key
    counts.number(forms.length * 2 + Number(isCommon))
    for (const form of forms) {
      keys.text(form.spelling === key ? '' : form.spelling)
      writeTitles(form.titles, counts, titles)
      writeTitles(form.headings, counts, titles)
      writeBody(form.body, counts, body)
    }
  }
  return joinParts([keys, counts, titles, body])
}

function writeTitles(places: TitlePlace[], counts: ByteWriter, titles: ByteWriter): void {
  counts.number(places.length)
  let before = 0
  for (const { at, position, length } of places) {
    titles.number(at - before)
    titles.byte(position * 16 + length)
    before = at
  }
}

function writeBody(places: Form['body'], counts: ByteWriter, body: ByteWriter): void {
  counts.number(places.length)
  let before = 0
  for (const place of places) {
    body.number(place - before)
    before = bodyPlace(sectionOf(place), 0)
  }
}

/** Decodes a file of terms, sorted by key. */
export function decodeTerms(bytes: Uint8Array): Term[] {
  const [keys, counts, titles, body] = readParts(bytes, 4) as [ByteReader, ByteReader, ByteReader, ByteReader]
  let key = ''
  return Array.from({ length: keys.number() }, () => {
    key = readAfter(key, keys)
    const count = counts.number()
    const forms = Array.from(
      { length: count >> 1 },
      (): Form => ({
        ...readSpelling(keys.text() || key),
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
