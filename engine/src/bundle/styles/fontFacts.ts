/** What a font file says about itself. */
export interface FontFacts {
  /** Of the letters, whether they are slanted. */
  isItalic: boolean
  /** The lightest and the boldest weight; the same in a font that is not variable. */
  weights: [lightest: number, boldest: number]
  /** The names and default values of the other axes of a variable font. */
  otherAxes: Record<string, number>
  /** The code points that it has letters for, in order. */
  letters: number[]
  /** The measures of its lines, and the mean width of a letter of English text, each as a share of the font size. */
  measures: FontMeasures
}

export interface FontMeasures {
  ascent: number
  descent: number
  lineGap: number
  width: number
}

/** Reads the tables of a font in the format of TrueType or OpenType, neither of them compressed. */
export function readFontFacts(bytes: Uint8Array): FontFacts {
  const tables = tablesOf(bytes)
  const style = tables.get('OS/2')!
  const weight = style.getUint16(4)
  const axes = axesOf(tables.get('fvar'))
  const { wght = { from: weight, to: weight }, ...others } = Object.fromEntries(axes)
  const glyphs = glyphsOf(tables.get('cmap')!)
  return {
    isItalic: (style.getUint16(62) & 1) === 1,
    weights: [wght.from, wght.to],
    otherAxes: Object.fromEntries(Object.entries(others).map(([name, { usual }]) => [name, usual])),
    letters: [...glyphs.keys()].sort((a, b) => a - b),
    measures: measuresOf(tables, glyphs),
  }
}

function tablesOf(bytes: Uint8Array): Map<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    entries.map((at) => {
      const start = bytes.byteOffset + view.getUint32(at + 8)
      return [tagAt(view, at), new DataView(bytes.buffer, start, view.getUint32(at + 12))]
    }),
  )
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

interface Axis {
  from: number
  usual: number
  to: number
}

function axesOf(table: DataView | undefined): [string, Axis][] {
  if (!table) return []
  const [first, count, size] = [4, 8, 10].map((at) => table.getUint16(at)) as [number, number, number]
  const fixed = (at: number) => table.getInt32(at) / 0x10000
  return Array.from({ length: count }, (_, index) => first + index * size).map((at) => [
    tagAt(table, at),
    { from: fixed(at + 4), usual: fixed(at + 8), to: fixed(at + 12) },
  ])
}

/** The number of the glyph of each code point. */
function glyphsOf(table: DataView): Map<number, number> {
  const places = Array.from({ length: table.getUint16(2) }, (_, index) => table.getUint32(4 + 8 * index + 4))
  const glyphs = new Map<number, number>()
  for (const at of new Set(places)) {
    const format = table.getUint16(at)
    if (format === 4) readSegments(table, at, glyphs)
    if (format === 12) readGroups(table, at, glyphs)
  }
  return glyphs
}

/** The format of the code points up to U+FFFF. */
function readSegments(table: DataView, at: number, glyphs: Map<number, number>): void {
  const length = table.getUint16(at + 6)
  for (let segment = 0; segment < length; segment += 2) {
    const end = at + 14 + segment
    const [last, start, delta, place] = [
      table.getUint16(end),
      table.getUint16(end + length + 2),
      table.getUint16(end + 2 * length + 2),
      end + 3 * length + 2,
    ]
    const offset = table.getUint16(place)
    for (let code = start; code <= last && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : table.getUint16(place + offset + 2 * (code - start))
      if (offset === 0 || listed !== 0) glyphs.set(code, (listed + delta) & 0xffff)
    }
  }
}

/** The format of all code points. */
function readGroups(table: DataView, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < table.getUint32(at + 12); group++) {
    const [start, last, glyph] = [0, 4, 8].map((part) => table.getUint32(at + 16 + 12 * group + part))
    for (let code = start!; code <= last!; code++) glyphs.set(code, glyph! + code - start!)
  }
}

/** How often the letters and the space come in a thousand characters of English text. */
const frequencies: Record<string, number> = {
  ...{ ' ': 170, e: 104, t: 74, a: 67, o: 62, i: 60, n: 59, s: 54, r: 52, h: 42, l: 36, d: 34, c: 28 },
  ...{ u: 24, m: 22, p: 19, f: 18, g: 17, y: 15, w: 14, b: 13, v: 9, k: 6, x: 2, j: 1, q: 1, z: 1 },
}

function measuresOf(tables: Map<string, DataView>, glyphs: Map<number, number>): FontMeasures {
  const size = tables.get('head')!.getUint16(18)
  const lines = tables.get('hhea')!
  const [widths, known] = [tables.get('hmtx')!, lines.getUint16(34)]
  const found = Object.entries(frequencies).flatMap(([letter, often]) => {
    const glyph = glyphs.get(letter.codePointAt(0)!)
    return glyph === undefined ? [] : [{ often, width: widths.getUint16(4 * Math.min(glyph, known - 1)) }]
  })
  const all = found.reduce((sum, { often }) => sum + often, 0)
  const width = found.reduce((sum, each) => sum + each.often * each.width, 0) / (all || 1)
  const [ascent, descent, lineGap] = [4, 6, 8].map((at) => lines.getInt16(at) / size) as [
    number,
    number,
    number,
  ]
  return { ascent, descent: -descent, lineGap, width: width / size }
}
