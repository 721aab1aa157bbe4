import type { SiteConfig } from '../../config/siteConfig.ts'
import type { BundledFile, TextFont } from '../bundle.ts'
import type { FontFacts, FontMeasures } from './fontFacts.ts'

/** What a site can have a font of its own for. */
export const roles = ['text', 'headings', 'code'] as const

export type Role = (typeof roles)[number]

/** A font as it is published. */
export interface FontFile {
  file: BundledFile
  facts: FontFacts
  /** The mean width of its bold letters, as a share of the font size. */
  boldWidth: number
}

/** Where each font is used, and what browsers show if there is none. */
const uses = {
  text: {
    standIn: 'Fallback',
    rest: 'system-ui,sans-serif',
    write: (list: string) => toToken('base', list),
  },
  headings: {
    standIn: 'Fallback',
    rest: 'var(--ifm-font-family-base)',
    write: (list: string) => `@layer base{h1,h2,h3,h4,h5,h6{font-family:${list}}}`,
  },
  code: {
    standIn: 'Code Fallback',
    rest: 'ui-monospace,Consolas,monospace',
    write: (list: string) => toToken('monospace', list),
  },
}

const toToken = (name: string, list: string) => `@layer tokens{:root{--ifm-font-family-${name}:${list}}}`

/**
 * The rules of one font: its files, those of the system that take their place until they are there, and its use. Two
 * uses of the same files have the same rules but for the last.
 */
export function stylesOf(role: Role, fonts: FontFile[], { fonts: settings }: SiteConfig): string[] {
  if (fonts.length === 0) return []
  const { family } = settings[role]!
  const { rest, standIn, write } = uses[role]
  const substitute = `${family} ${standIn}`
  return [
    ...fonts.map((font) =>
      toFace(family, font, { ranges: rangesIn(font, fonts), display: settings.display }),
    ),
    ...scaledSystemFonts(substitute, fonts, role),
    write(`"${family}","${substitute}",${rest}`),
  ]
}

function toFace(
  family: string,
  { file, facts: { weights, isItalic } }: FontFile,
  { ranges, display }: { ranges: Range[] | undefined; display: string },
): string {
  return fontFace({
    'font-family': `"${family}"`,
    src: `url(../../${file.output})`,
    'font-weight': [...new Set(weights)].join(' '),
    ...(isItalic && { 'font-style': 'italic' }),
    'font-display': display,
    ...(ranges && { 'unicode-range': ranges.map(toUnicodeRange).join() }),
  })
}

function fontFace(descriptors: Record<string, string>): string {
  return `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

/** Fonts of systems that have the same widths, or nearly, and these widths as shares of the font size. */
const systemFonts = {
  text: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Roboto Bold'],
    width: 0.4416,
    boldWidth: 0.4781,
  },
  code: {
    regular: ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'],
    bold: ['Menlo Bold', 'DejaVu Sans Mono Bold', 'Liberation Mono Bold', 'Courier New Bold'],
    width: 0.6,
    boldWidth: 0.6,
  },
}

/** Fonts of the system with the widths and lines of others, so that little moves when those arrive. */
function scaledSystemFonts(family: string, fonts: FontFile[], role: Role): string[] {
  const system = systemFonts[role === 'code' ? 'code' : 'text']
  const upright = fonts.filter(({ facts }) => !facts.isItalic)
  const inOrder = [...(upright.length > 0 ? upright : fonts)].sort(
    (a, b) => a.facts.weights[0] - b.facts.weights[0],
  )
  const [regular, bold] = [inOrder.find(({ facts }) => isForText(facts)) ?? inOrder[0]!, boldestOf(inOrder)]
  const { measures } = regular.facts
  const face = (names: string[], weight: string, scale: number) =>
    fontFace({
      'font-family': `"${family}"`,
      src: names.map((name) => `local("${name}")`).join(),
      'font-weight': weight,
      ...scaled(measures, scale || 1),
    })
  return [
    face(system.regular, '400', measures.width / system.width),
    face(system.bold, '700', bold.boldWidth / system.boldWidth),
  ]
}

/** The first of those with the boldest weight: the letters of English are in the first file. */
const boldestOf = (fonts: FontFile[]) =>
  fonts.reduce((best, font) => (font.facts.weights[1] > best.facts.weights[1] ? font : best))

function scaled({ ascent, descent, lineGap }: FontMeasures, scale: number): Record<string, string> {
  const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`
  return {
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': percent(lineGap / scale),
  }
}

/** Whether a font has the upright letters of usual weight. */
export const isForText = ({ isItalic, weights: [from, to] }: FontFacts) =>
  !isItalic && from <= 400 && to >= 400

/** What pages need to know of a font to load it early. */
export function toTextFont(font: FontFile, _: number, all: FontFile[]): TextFont {
  const ranges = rangesIn(font, all)?.map((range) =>
    range.map((code) => `\\u{${code.toString(16)}}`).join('-'),
  )
  return { output: font.file.output, letters: ranges ? new RegExp(`[${ranges.join('')}]`, 'u') : /^/ }
}

type Range = [first: number, last: number]

const toUnicodeRange = ([first, last]: Range) =>
  `U+${first.toString(16)}${first < last ? `-${last.toString(16)}` : ''}`

/**
 * The letters for which browsers load a file, of several for the same style. A letter that more than one of them has is
 * the first one's. Undefined if the file is the only one.
 */
function rangesIn({ file, facts }: FontFile, all: FontFile[]): Range[] | undefined {
  const alike = all.filter((other) => isSameStyle(other.facts, facts))
  if (alike.length === 1) return undefined
  const owners = new Map<number, BundledFile>()
  for (const font of [...alike].reverse()) for (const code of font.facts.letters) owners.set(code, font.file)
  const ranges: Range[] = []
  let isOpen = false
  for (const code of [...owners.keys()].sort((a, b) => a - b)) {
    const isOwn = owners.get(code) === file
    if (isOwn && isOpen) ranges.at(-1)![1] = code
    else if (isOwn) ranges.push([code, code])
    isOpen = isOwn
  }
  return ranges
}

const isSameStyle = (a: FontFacts, b: FontFacts) =>
  a.isItalic === b.isItalic && a.weights.join() === b.weights.join()
