/** Writes numbers and texts one after the other. */
export interface ByteWriter {
  byte(value: number): void
  /** A whole number from 0 on; small ones take one byte. */
  number(value: number): void
  text(value: string): void
  bytes(): Uint8Array
}

/** Of UTF-8, for one UTF-16 unit. */
const mostBytes = 3

export function createByteWriter(): ByteWriter {
  const written: number[] = []
  const encoder = new TextEncoder()
  let room = new Uint8Array(256)
  const writer: ByteWriter = {
    byte: (value) => void written.push(value),
    number(value) {
      let rest = value
      for (; rest > 127; rest = Math.floor(rest / 128)) written.push((rest % 128) | 128)
      written.push(rest)
    },
    text(value) {
      if (value.length * mostBytes > room.length) room = new Uint8Array(value.length * mostBytes)
      const { written: length } = encoder.encodeInto(value, room)
      writer.number(length)
      for (let at = 0; at < length; at++) written.push(room[at]!)
    },
    bytes: () => Uint8Array.from(written),
  }
  return writer
}

/** Puts the parts of a file one after the other, each behind its length. */
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
