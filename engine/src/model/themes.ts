/** How a preset differs from the theme's own colours: the tint of its greys, and its accent, as OKLCH has them. */
interface Preset {
  greys: { hue: number; chroma: number }
  accent: Accent
}

interface Accent {
  hue: number
  chroma: number
}

/** The presets besides `paper`, whose colours are those of `theme/styles/tokens.css`. */
const presets = {
  ink: { greys: { hue: 262, chroma: 0.008 }, accent: { hue: 262, chroma: 0.14 } },
  moss: { greys: { hue: 140, chroma: 0.012 }, accent: { hue: 148, chroma: 0.1 } },
  plum: { greys: { hue: 310, chroma: 0.012 }, accent: { hue: 318, chroma: 0.13 } },
  rust: { greys: { hue: 60, chroma: 0.012 }, accent: { hue: 42, chroma: 0.12 } },
} satisfies Record<string, Preset>

/** The names of all presets. */
export const presetNames = ['paper', ...(Object.keys(presets) as (keyof typeof presets)[])] as const

/** The colours of a site. */
export interface Theme {
  preset: (typeof presetNames)[number]
  /** A colour as `#rrggbb`, of which hue and strength are taken. */
  accent?: string | undefined
}

/**
 * How light each colour is in the light and in the dark mode, in percent, and how much of the tint it has. Every theme
 * has the same lightness, so that texts are readable in all of them.
 */
const greys = {
  paper: [99, 20.5, 0.4],
  surface: [96.5, 25, 0.7],
  line: [91.5, 32, 1],
  'line-strong': [81, 42, 1],
  ink: [25, 89, 1],
  soft: [42, 76, 1],
  faint: [51, 67, 1],
  'prism-background-color': [96.8, 17.5, 0.7],
} as const

const lightnessOfAccent = [46, 77] as const

/** The style sheet of a theme: tokens alone. Empty for the theme's own colours. */
export function themeStyles({ preset, accent }: Theme): string {
  const chosen = preset === 'paper' ? undefined : presets[preset]
  const color = accent === undefined ? chosen?.accent : accentOf(accent)
  const declared = [
    ...(chosen ? Object.entries(greys).map(([name, grey]) => greyToken(name, grey, chosen)) : []),
    ...(color ? [token('ifm-color-primary', lightnessOfAccent, color.chroma, color.hue)] : []),
  ]
  return declared.length > 0 ? `@layer tokens{:root{${declared.join('')}}}` : ''
}

function greyToken(name: string, [light, dark, share]: readonly [number, number, number], preset: Preset) {
  const { hue, chroma } = preset.greys
  return token(name, [light, dark], Number((chroma * share).toFixed(4)), hue)
}

function token(name: string, [light, dark]: readonly [number, number], chroma: number, hue: number): string {
  return `--${name}:light-dark(oklch(${light}% ${chroma} ${hue}),oklch(${dark}% ${chroma} ${hue}));`
}

/** A stronger colour would be cut off by screens, and lose its lightness. */
const strongest = 0.13

/** Hue and strength of a colour, by the formula of CSS Color 4. */
function accentOf(hex: string): Accent {
  const whole = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red, green, blue] = whole
    .match(/[\da-f]{2}/gi)!
    .map((pair) => toLinear(Number.parseInt(pair, 16) / 255))
  const [l, m, s] = [
    0.4122214708 * red! + 0.5363325363 * green! + 0.0514459929 * blue!,
    0.2119034982 * red! + 0.6806995451 * green! + 0.1073969566 * blue!,
    0.0883024619 * red! + 0.2817188376 * green! + 0.6299787005 * blue!,
  ].map(Math.cbrt)
  const a = 1.9779984951 * l! - 2.428592205 * m! + 0.4505937099 * s!
  const b = 0.0259040371 * l! + 0.7827717662 * m! - 0.808675766 * s!
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    hue: Number(((hue + 360) % 360).toFixed(1)),
    chroma: Number(Math.min(strongest, Math.hypot(a, b)).toFixed(3)),
  }
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
