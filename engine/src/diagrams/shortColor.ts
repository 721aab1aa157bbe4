import { isColor } from './isColor.ts'

/** The shortest form of a colour, `#rrggbb` if it is opaque; `currentColor` if it cannot be parsed. */
export function shortColor(color: string): string {
  if (!isColor(color.trim()) || color.includes('NaN')) return 'currentColor'
  const [, model, list] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(color.trim()) ?? []
  if (!model) return color.trim()
  const [first = 0, second = 0, third = 0, alpha = 1] = list!.split(',').map(Number.parseFloat)
  const channels = model === 'rgb' ? [first, second, third] : fromHsl(first, second / 100, third / 100)
  return `#${[...channels, ...(alpha < 1 ? [alpha * 255] : [])].map(toHex).join('')}`
}

/** HSL to RGB, by the formula of CSS Color 4. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30 + 12) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  })
}

const toHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
