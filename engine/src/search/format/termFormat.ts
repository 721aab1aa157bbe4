import {
  type ByteReader,
  type ByteWriter,
  createByteWriter,
  joinParts,
  readAfter,
  readParts,
  writeAfter,
} from './bytes.ts'
import {
  bodyPlace,
  type Form,
  readSpelling,
  sectionOf,
  type Term,
  type TitlePlace,
  writeSpelling,
} from './term.ts'

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
      keys.text(writeSpelling(form, key))
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
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    body.number(place - before)
    before = bodyPlace(sectionOf(place), 0)
  }
}

/** Decodes a file of terms, sorted by key. */
export function decodeTerms(bytes: Uint8Array): Term[] {
  const [keys, counts, titles, body] = readParts(bytes, 4) as [ByteReader, ByteReader, ByteReader, ByteReader]
  const terms: Term[] = []
  let key = ''
  for (let left = keys.number(); left > 0; left--) {
    key = readAfter(key, keys)
    const count = counts.number()
    const forms: Form[] = []
    for (let form = count >> 1; form > 0; form--) {
      const { spelling, partOf } = readSpelling(keys.text(), key)
      const own = readTitles(counts.number(), titles)
      const ofHeadings = readTitles(counts.number(), titles)
      forms.push({
        spelling,
        titles: own,
        headings: ofHeadings,
        body: readBody(counts.number(), body),
        ...(partOf && { partOf }),
      })
    }
    terms.push({ key, isCommon: count % 2 === 1, forms })
  }
  return terms
}

function readTitles(count: number, titles: ByteReader): TitlePlace[] {
  const places: TitlePlace[] = []
  let at = 0
  for (let left = count; left > 0; left--) {
    at += titles.number()
    const byte = titles.byte()
    places.push({ at, position: byte >> 4, length: byte % 16 })
  }
  return places
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
