/** Writes numbers and texts in sequence. */
export interface ByteWriter {
  byte(value: number): void
  /** A non-negative integer as a variable-length number (7 bits per byte); small ones take one byte. */
  number(value: number): void
  text(value: string): void
  bytes(): Uint8Array
}

/** Maximum bytes of a number, with seven bits in each. */
const longestNumber = 8

export function createByteWriter(): ByteWriter {
  const encoder = new TextEncoder()
  let written = new Uint8Array(256)
  let end = 0
  const writer: ByteWriter = {
    byte(value) {
      makeRoom(1)
      written[end++] = value
    },
    number(value) {
      makeRoom(longestNumber)
      let rest = value
      for (; rest > 127; rest = Math.floor(rest / 128)) written[end++] = (rest % 128) | 128
      written[end++] = rest
    },
    text(value) {
      makeRoom(longestNumber + value.length)
      if (!writePlain(value)) writeEncoded(encoder.encode(value))
    },
    bytes: () => written.slice(0, end),
  }
  return writer

  function makeRoom(more: number): void {
    if (end + more <= written.length) return
    const larger = new Uint8Array(2 * written.length + more)
    larger.set(written)
    written = larger
  }

  /** Writes short ASCII texts directly, because calling the encoder takes longer; false for other texts. */
  function writePlain(value: string): boolean {
    if (value.length > 127) return false
    for (let at = 0; at < value.length; at++) {
      const code = value.charCodeAt(at)
      if (code > 127) return false
      written[end + 1 + at] = code
    }
    written[end] = value.length
    end += 1 + value.length
    return true
  }

  function writeEncoded(bytes: Uint8Array): void {
    writer.number(bytes.length)
    makeRoom(bytes.length)
    written.set(bytes, end)
    end += bytes.length
  }
}

/** Writes a text of a sorted list without the beginning that it shares with the one before it. */
export function writeAfter(former: string, text: string, writer: ByteWriter): void {
  let shared = 0
  while (shared < former.length && former.charCodeAt(shared) === text.charCodeAt(shared)) shared++
  writer.number(shared)
  writer.text(text.slice(shared))
}

/** Reads what `writeAfter` wrote. */
export const readAfter = (former: string, reader: ByteReader) =>
  former.slice(0, reader.number()) + reader.text()

/** Joins the parts of a file; all lengths come first. */
export function joinParts(parts: ByteWriter[]): Uint8Array {
  const lengths = createByteWriter()
  const contents = parts.map((part) => part.bytes())
  for (const { length } of contents) lengths.number(length)
  const all = [lengths.bytes(), ...contents]
  const joined = new Uint8Array(all.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const bytes of all) {
    joined.set(bytes, at)
    at += bytes.length
  }
  return joined
}

/** Reads the bytes of a `ByteWriter`. */
export interface ByteReader {
  byte(): number
  number(): number
  text(): string
  /** A separate reader for the next bytes. */
  part(length: number): ByteReader
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const decoder = new TextDecoder()
  let at = 0
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const reader: ByteReader = {
    byte: () => bytes[at++]!,
    number() {
      let value = 0
      for (let scale = 1; ; scale *= 128) {
        const byte = bytes[at++]!
        value += (byte & 127) * scale
        if (byte < 128) return value
      }
    },
    text: () => decoder.decode(take(reader.number())),
    part: (length) => createByteReader(take(length)),
  }
  return reader
}

/** Splits a file made by `joinParts`. */
export function readParts(bytes: Uint8Array, count: number): ByteReader[] {
  const reader = createByteReader(bytes)
  const lengths = Array.from({ length: count }, reader.number)
  return lengths.map((length) => reader.part(length))
}
