import { boldEnd, boldStart } from '../tagMarks.ts'

/** The font properties that the width of a text depends on. */
export interface Font {
  size: number
  isBold: boolean
}

/** The width of a text on one line, in pixels. */
export function textWidth(text: string, { size, isBold }: Font): number {
  const usual = isBold ? glyphWidths.bold : glyphWidths.normal
  let widths = usual
  let width = 0
  for (const glyph of text.normalize('NFD')) {
    if (glyph === boldStart) widths = glyphWidths.bold
    else if (glyph === boldEnd) widths = usual
    width += glyphWidth(glyph, widths)
  }
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

/**
 * Widths of the characters from space to tilde, in thousandths of the font size. They are Arial's, which Liberation
 * Sans and Helvetica share, so text measured here fits on every system with one of these fonts.
 */
const glyphWidths = {
  normal: parse(`
    278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
    556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
    1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
    667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
    333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
    556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`),
  bold: parse(`
    278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
    556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
    975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
    667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
    333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
    611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`),
}

function parse(table: string): number[] {
  return table.trim().split(/\s+/).map(Number)
}
