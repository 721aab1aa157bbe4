import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alerts, ownLooks } from '../../model/admonitionKinds.ts'
import { presetNames, type Theme, themeStyles } from '../../model/themes.ts'
import { createRandom } from '../../std/hash.ts'

type Color = [red: number, green: number, blue: number]
type Mode = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
)

const ofDiagrams = readFileSync(new URL('../content/diagram.css', import.meta.url), 'utf8')
for (const [, name, value] of ofDiagrams.matchAll(/(--diagram-[\w-]+):\s*([^;]+);/g))
  declared.set(name!, value!)

const texts = ['ink', 'soft', 'faint', 'ifm-color-primary']
const looks = [...Object.entries(alerts), ...ownLooks()]
const kinds = looks.flatMap(([name, alert]) => ('color' in alert ? [name] : []))
for (const [name, alert] of looks)
  if ('color' in alert)
    declared.set(
      `--${name}`,
      alert.color.replace(/^var\((.*)\)$/, (_, token) => declared.get(token)!),
    )
const codes = [...declared.keys()]
  .filter((name) => /^--(code|prism-color)/.test(name))
  .map((name) => name.slice(2))

test.each(inBothModes(texts, ['paper', 'surface']))(
  '%s text is readable on %s, %s mode',
  (text, ground, mode) => {
    expect(contrast(token(text, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(inBothModes([...texts, 'own'], kinds))(
  '%s text is readable in a box of kind %s, %s mode',
  (text, kind, mode) => {
    const share = Number.parseFloat(declared.get('--tint')!) / 100
    const ground = mix(brighten(token(kind, mode)), token('paper', mode), share)
    expect(contrast(token(text === 'own' ? kind : text, mode), ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(inBothModes(['paper'], ['ifm-color-primary']))(
  '%s text is readable on %s, %s mode',
  (text, ground, mode) => {
    expect(contrast(token(text, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(inBothModes(['ink'], ['highlight']))('%s text is readable on %s, %s mode', (text, ground, mode) => {
  expect(contrast(token(text, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5)
})

test.each(inBothModes(codes, ['prism-background-color']))(
  '%s is readable on plain and on marked lines of %s, %s mode',
  (name, ground, mode) => {
    const block = token(ground, mode)
    const ofMarks = declared.get('--docusaurus-highlighted-code-line-bg')!.match(/#[\da-f]{8}/gi)!
    const [marked, alpha] = splitAlpha(ofMarks[mode === 'light' ? 0 : 1]!)
    expect(contrast(token(name, mode), block)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token(name, mode), mix(marked, block, alpha))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(inBothModes(['code-comment'], ['code-inserted', 'code-deleted', 'code-type']))(
  '%s, the colour of lines out of focus, is readable on lines marked with %s, %s mode',
  (text, mark, mode) => {
    const ground = mix(token(mark, mode), token('prism-background-color', mode), 0.08)
    expect(contrast(token(text, mode), ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token(mark, mode), ground)).toBeGreaterThanOrEqual(4.5)
  },
)

const rolesOf = (pattern: RegExp) =>
  [...declared.keys()].filter((name) => pattern.test(name)).map((name) => name.slice(2))
const grounds = rolesOf(/^--diagram-(?:paper|node|active|cluster|note|alarm-ground|line|slice-\d|tint-\d)$/)

test.each(inBothModes(['diagram-ink'], grounds))('%s is readable on %s, %s mode', (text, ground, mode) => {
  expect(contrast(token(text, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5)
})

test.each(inBothModes(['diagram-paper'], rolesOf(/^--diagram-hue-\d$/)))(
  'labels in the colour of %s are readable on %s, %s mode',
  (text, ground, mode) => {
    expect(contrast(token(text, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(
  inBothModes(
    ['diagram-edge', 'diagram-thread', 'diagram-alarm'],
    ['diagram-paper', 'diagram-cluster', 'diagram-node'],
  ),
)('lines in %s are seen on %s, %s mode', (line, ground, mode) => {
  expect(contrast(token(line, mode), token(ground, mode))).toBeGreaterThanOrEqual(3)
})

// Without a section, pages have the accent.
declared.set('--hue', 'var(--accent)')
const angles = [...css.matchAll(/\[data-hue="(\d)"\] \{\s*--angle: (\d+);/g)]
for (const [, number, angle] of angles)
  declared.set(`--section-${number}`, `light-dark(oklch(49% 0.09 ${angle}), oklch(79% 0.09 ${angle}))`)

test.each(inBothModes(['ifm-color-primary', ...rolesOf(/^--section-\d$/)], ['paper', 'pill']))(
  'the hue %s is readable on %s, %s mode',
  (hue, ground, mode) => {
    const share = ground === 'pill' ? Number.parseFloat(declared.get('--pill')!) / 100 : 0
    const tinted = mix(token(hue, mode), token('paper', mode), share)
    expect(contrast(token(hue, mode), tinted)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('ink', mode), tinted)).toBeGreaterThanOrEqual(4.5)
    const edge = mix(token(hue, mode), token('paper', mode), 0.75)
    expect(contrast(edge, token('surface', mode))).toBeGreaterThanOrEqual(3)
  },
)

test('sections and diagrams have the same hues', () => {
  const ofSections = angles.map(([, number]) => declared.get(`--section-${number}`))
  expect(ofSections).toEqual(angles.map(([, number]) => declared.get(`--diagram-hue-${number}`)))
})

/** The same accents in each run. */
const random = createRandom(21)
const accents = [
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#ff0000',
  '#ffffff',
  '#000000',
  '#c08040',
]
const themes: Theme[] = [
  ...presetNames.map((preset) => ({ preset })),
  ...presetNames.flatMap((preset) => accents.map((accent) => ({ preset, accent }))),
  ...Array.from({ length: 200 }, (_, index) => ({
    preset: presetNames[index % presetNames.length]!,
    accent: `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`,
  })),
]

test.each(themes)(
  'texts, links, code and tinted boxes are readable in $preset with the accent $accent',
  (theme) => {
    const own = [...themeStyles(theme).matchAll(/(--[\w-]+):([^;]+);/g)]
    const before = new Map(declared)
    for (const [, name, value] of own) declared.set(name!, value!)
    for (const [text, ground, mode] of inBothModes(texts, ['paper', 'surface']))
      expect(contrast(token(text, mode), token(ground, mode)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      )
    for (const [text, ground, mode] of inBothModes(codes, ['prism-background-color']))
      expect(contrast(token(text, mode), token(ground, mode)), text).toBeGreaterThanOrEqual(4.5)
    for (const [accent, ground, mode] of inBothModes(['ifm-color-primary'], ['paper'])) {
      const pill = mix(
        token(accent, mode),
        token(ground, mode),
        Number.parseFloat(before.get('--pill')!) / 100,
      )
      expect(contrast(token(accent, mode), pill), mode).toBeGreaterThanOrEqual(4.5)
      expect(contrast(token(ground, mode), token(accent, mode)), mode).toBeGreaterThanOrEqual(4.5)
    }
    for (const [name] of declared) if (!before.has(name)) declared.delete(name)
    for (const [name, value] of before) declared.set(name, value)
  },
)

function inBothModes(texts: string[], grounds: string[]): [string, string, Mode][] {
  const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))
  return pairs.flatMap(([text, ground]): [string, string, Mode][] => [
    [text, ground, 'light'],
    [text, ground, 'dark'],
  ])
}

/** A token that refers to another, or mixes two, is followed. */
function token(name: string, mode: Mode): Color {
  const value = declared.get(`--${name}`)!
  const [, over, share, under] =
    /color-mix\(in srgb, var\(--(.*?)\) (\d+)%, var\(--(.*?)\)\)/.exec(value) ?? []
  if (over) return mix(token(over, mode), token(under!, mode), Number(share) / 100)
  const other = /^var\(--(.*)\)$/.exec(value)?.[1]
  if (other) return token(other, mode)
  const [light, dark = light] = value.match(/#[\da-f]{6}|oklch\([^)]*\)/gi)!
  const written = mode === 'light' ? light! : dark!
  return written.startsWith('#') ? splitAlpha(written)[0] : fromOklch(written)
}

/** The colour that a box mixes with the paper: of the hue of its kind, as its CSS says. */
function brighten(color: Color): Color {
  const box = readFileSync(new URL('../content/ground.css', import.meta.url), 'utf8')
  const [, lightness, times] = /oklch\(from var\(--kind\) (\d+)% calc\(c \* ([\d.]+)\) h\)/.exec(box)!
  const { chroma, hue } = toOklch(color)
  return fromOklch(`oklch(${lightness}% ${chroma * Number(times)} ${hue})`)
}

function toOklch(color: Color): { chroma: number; hue: number } {
  const linear = color.map((part) =>
    part > 10.31 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  )
  const [r, g, b] = linear as Color
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as Color
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { chroma: Math.hypot(x, y), hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }
}

/** By the formula of CSS Color 4; what sRGB cannot show is cut off. */
function fromOklch(color: string): Color {
  const [percent, chroma, hue] = color.match(/[\d.]+/g)!.map(Number)
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma! * part((hue! * Math.PI) / 180))
  const [l, m, s] = [
    0.3963377774 * a! + 0.2158037573 * b!,
    -0.1055613458 * a! - 0.0638541728 * b!,
    -0.0894841775 * a! - 1.291485548 * b!,
  ].map((part) => (percent! / 100 + part) ** 3)
  const linear = [
    4.0767416621 * l! - 3.3077115913 * m! + 0.2309699292 * s!,
    -1.2684380046 * l! + 2.6097574011 * m! - 0.3413193965 * s!,
    -0.0041960863 * l! - 0.7034186147 * m! + 1.707614701 * s!,
  ]
  const gamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
  return linear.map((part) => 255 * gamma(Math.min(1, Math.max(0, part)))) as Color
}

function splitAlpha(hex: string): [Color, number] {
  const [red, green, blue, alpha = 255] = hex.match(/[\da-f]{2}/gi)!.map((pair) => Number.parseInt(pair, 16))
  return [[red!, green!, blue!], alpha / 255]
}

function mix(over: Color, under: Color, share: number): Color {
  return over.map((value, index) => value * share + under[index]! * (1 - share)) as Color
}

/** As WCAG 2.2 defines it. */
function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
