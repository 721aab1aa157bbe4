import { splitOutside } from './style/styleSheet.ts'

/** The variables of a Mermaid theme: colours, sizes, and groups of these. */
export type ThemeVariables = { [name: string]: unknown }

/** Two themes in one: Mermaid draws with placeholder colours, each of which means a light and a dark colour. */
export interface Palette {
  variables: ThemeVariables
  /** `light-dark()` values by placeholder colour. */
  pairs: Map<string, string>
  /** What stands for colours that no theme changes, by kind of diagram. */
  fixed?: Map<string, ReadonlyMap<string, string>>
}

/** Pairs the variables of two themes. Values that are not colours, such as sizes, come from the light one. */
export function createPalette(light: ThemeVariables, dark: ThemeVariables): Palette {
  const pairs = new Map<string, string>()
  return { variables: pairGroup(light, dark, pairs), pairs }
}

function pairGroup(light: ThemeVariables, dark: ThemeVariables, pairs: Palette['pairs']): ThemeVariables {
  const entries = Object.entries(light)
  return Object.fromEntries(entries.map(([name, value]) => [name, pairValue(value, dark[name], pairs)]))
}

function pairValue(light: unknown, dark: unknown, pairs: Palette['pairs']): unknown {
  if (isGroup(light) && isGroup(dark)) return pairGroup(light, dark, pairs)
  if (typeof light !== 'string' || typeof dark !== 'string') return light
  const [lights, darks] = [splitList(light), splitList(dark)]
  if (!lights.every((color) => isColor(color) || isProperty(color)) || lights.length !== darks.length)
    return light
  return lights.map((color, index) => standIn(color, darks[index]!, pairs)).join(',')
}

const isGroup = (value: unknown): value is ThemeVariables => typeof value === 'object' && value !== null

/** Splits a variable that may hold several colours. */
const splitList = (text: string) => splitOutside(text, ',').map((part) => part.trim())

/** Creates a placeholder colour that no theme has and no author is likely to choose. */
function standIn(light: string, dark: string, pairs: Palette['pairs']): string {
  if (light === dark && !isProperty(light)) return shortColor(light)
  const color = `#a7${(0xd000 + pairs.size).toString(16)}`
  pairs.set(color, light === dark ? light : `light-dark(${shortColor(light)},${shortColor(dark)})`)
  return color
}

/** Whether a colour is a custom property of the page, which the theme of the site's own colours consists of. */
const isProperty = (color: string) => color.startsWith('var(')

/** Replaces placeholder colours by both of their colours, and those that a kind of diagram always has. */
export function paint(text: string, { pairs, fixed }: Palette, kind = ''): string {
  const fixedPairs = fixed?.get(kind)
  const paintOne = (color: string) => {
    const short = shortColor(color).toLowerCase()
    return pairs.get(short) ?? fixedPairs?.get(short) ?? color
  }
  return text.replace(/#[\da-f]{6}\b|rgb\([^)]*\)/gi, paintOne)
}

/** The shortest form of a colour, `#rrggbb` if it is opaque; `currentColor` if it cannot be parsed. */
export function shortColor(color: string): string {
  if (isProperty(color)) return color
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

const names = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
)

/** Whether a text is a CSS colour of the forms that Mermaid's themes and diagrams use. */
export function isColor(text: string): boolean {
  return names.has(text.toLowerCase()) || /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))$/i.test(text)
}
