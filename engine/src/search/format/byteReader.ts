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
