import { isColor } from './isColor.ts'
import { shortColor } from './shortColor.ts'
import { splitOutside } from './style/styleSheet.ts'

/** The variables of a Mermaid theme: colours, sizes, and groups of these. */
export type ThemeVariables = { [name: string]: unknown }

/** Two themes in one: Mermaid draws with placeholder colours, each of which stands for a light and a dark colour. */
export interface Palette {
  variables: ThemeVariables
  /** `light-dark()` values by placeholder colour. */
  pairs: Map<string, string>
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
  if (!lights.every(isColor) || lights.length !== darks.length) return light
  return lights.map((color, index) => standIn(color, darks[index]!, pairs)).join(',')
}

const isGroup = (value: unknown): value is ThemeVariables => typeof value === 'object' && value !== null

/** Splits a variable that may hold several colours. */
const splitList = (text: string) => splitOutside(text, ',').map((part) => part.trim())

/** Creates a placeholder colour that no theme has and no author is likely to choose. */
function standIn(light: string, dark: string, pairs: Palette['pairs']): string {
  if (light === dark) return shortColor(light)
  const color = `#a7${(0xd000 + pairs.size).toString(16)}`
  pairs.set(color, `light-dark(${shortColor(light)},${shortColor(dark)})`)
  return color
}

/** Replaces placeholder colours by both of their colours. */
export function paint(text: string, { pairs }: Palette): string {
  return text.replace(/#[\da-f]{6}\b|rgb\([^)]*\)/g, (color) => pairs.get(shortColor(color)) ?? color)
}
