import { glyphWidths } from './glyphWidths.ts'

/** The font properties that the width of a text depends on. */
export interface Font {
  size: number
  isBold: boolean
}

/** The width of a text on one line, in pixels. */
export function textWidth(text: string, { size, isBold }: Font): number {
  const widths = isBold ? glyphWidths.bold : glyphWidths.normal
  let width = 0
  for (const glyph of text.normalize('NFD')) width += glyphWidth(glyph, widths)
  return (width * size) / 1000
}

/** Whether the width of a text is known, and not only guessed. */
export function isMeasurable(text: string): boolean {
  return [...text.normalize('NFD')].every((glyph) => isKnown(glyph) || isMark(glyph) || isWide(glyph))
}

const isKnown = (glyph: string) =>
  glyphWidths.normal[glyph.charCodeAt(0) - 32] !== undefined || otherWidths[glyph] !== undefined

/** Combining marks have no width. */
const isMark = (glyph: string) => /\p{M}|\p{Cf}/u.test(glyph)
const isWide = (glyph: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(glyph)

/** Other characters for which the default width would be far off. */
const otherWidths: Record<string, number> = {
  '…': 1000,
  '—': 1000,
  '←': 1000,
  '→': 1000,
  '↔': 1000,
  '•': 350,
  '·': 278,
  '‘': 222,
  '’': 278,
  '“': 333,
  '”': 333,
  đ: 556,
  ơ: 660,
  ư: 660,
}

/** Default width. Rather too wide than too narrow, because a label must not overflow its box. */
const usualWidth = 640

function glyphWidth(glyph: string, widths: number[]): number {
  const known = widths[glyph.charCodeAt(0) - 32] ?? otherWidths[glyph]
  if (known !== undefined) return known
  if (isMark(glyph)) return 0
  if (glyph.length > 1) return 1300
  return isWide(glyph) ? 1000 : usualWidth
}
