import { crc32, deflateSync } from 'node:zlib'

/** A picture without transparency, as four bytes (RGBA) per pixel. */
export interface Picture {
  pixels: Buffer
  width: number
  height: number
}

/**
 * Encodes a picture of few colours as PNG with a palette: half the size of a true-colour PNG, in half the time.
 * Undefined if it has more than 256 colours.
 */
export function encodePng(picture: Picture): Buffer | undefined {
  const { width, height } = picture
  const { rows, palette } = indexColours(picture)
  if (palette.length > 256) return undefined
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(palette)),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The picture as palette indexes, row by row. Each row begins with a byte for its filter (none). */
function indexColours({ pixels, width, height }: Picture): { rows: Buffer; palette: Buffer[] } {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  const places = new Map<number, number>()
  const palette: Buffer[] = []
  let former = -1
  let place = 0
  let at = 0
  for (let index = 0; index < colours.length; index++) {
    if (index % width === 0) at++
    const colour = colours[index]!
    if (colour !== former) {
      former = colour
      place = places.get(colour) ?? palette.length
      if (place === palette.length) {
        places.set(colour, place)
        palette.push(pixels.subarray(index * 4, index * 4 + 3))
      }
    }
    rows[at++] = place
  }
  return { rows, palette }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
