// The fonts of preview pictures, without what nothing reads that draws these.

/** Instructions for screens with few pixels; `post` holds the names of glyphs, for those who edit fonts. */
const hints = new Set(['fpgm', 'prep', 'cvt ', 'gasp'])
const namelessPost = { version: 0x00030000, length: 32 }

/** A TrueType font without hints and names of glyphs. The format is in the OpenType specification, "Font File". */
export function slimFont(font) {
  const tables = readTables(font).filter(({ tag }) => !hints.has(tag))
  const start = 12 + 16 * tables.length
  const header = Buffer.from(font.subarray(0, start))
  header.writeUInt16BE(tables.length, 4)
  const range = 2 ** Math.floor(Math.log2(tables.length))
  header.writeUInt16BE(16 * range, 6)
  header.writeUInt16BE(Math.log2(range), 8)
  header.writeUInt16BE(16 * (tables.length - range), 10)
  const contents = []
  let offset = start
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = 12 + 16 * index
    header.write(tag, at, 'latin1')
    for (const [place, value] of [sumOf(bytes), offset, bytes.length].entries())
      header.writeUInt32BE(value, at + 4 + 4 * place)
    contents.push(padded(bytes))
    offset += padded(bytes).length
  }
  const made = Buffer.concat([header, ...contents])
  // The sum of a whole font is this number, which the table `head` makes up for.
  const place = made.readUInt32BE(20 + 16 * tables.findIndex(({ tag }) => tag === 'head')) + 8
  made.writeUInt32BE((0xb1b0afba - sumOf(made)) >>> 0, place)
  return made
}

function readTables(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    const tag = font.toString('latin1', at, at + 4)
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    const bytes = Buffer.from(font.subarray(offset, offset + length))
    if (tag === 'head') bytes.writeUInt32BE(0, 8)
    return { tag, bytes: tag === 'post' ? withoutNames(bytes) : bytes }
  })
}

function withoutNames(post) {
  const bytes = post.subarray(0, namelessPost.length)
  bytes.writeUInt32BE(namelessPost.version)
  return bytes
}

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

/** The sum of the numbers of 32 bits that a table holds. */
function sumOf(bytes) {
  const whole = padded(bytes)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}
