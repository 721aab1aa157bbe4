import { type ByteWriter, createByteWriter, joinParts } from './byteWriter.ts'
import { bodyPlace, type Form, sectionOf, type Term, type TitlePlace } from './term.ts'

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

/** Writes a key without the prefix that it shares with the one before it. */
function writeAfter(former: string, key: string, keys: ByteWriter): void {
  let shared = 0
  while (shared < former.length && former.charCodeAt(shared) === key.charCodeAt(shared)) shared++
  keys.number(shared)
  keys.text(key.slice(shared))
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
