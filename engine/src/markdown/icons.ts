import { createRequire } from 'node:module'
import { nameToEmoji } from 'gemoji'

/** The icons of Lucide, on a grid of 24. */
interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const require = createRequire(import.meta.url)

/** Loaded for the first icon; Node keeps it. */
const loadIcons = () => require('@iconify-json/lucide/icons.json') as IconSet

/** Whether an icon is named; else it is a sign or two that are shown as they are, such as "🧭" or "API". */
export const isIconName = (icon: string): boolean => /^(?=.*[a-z])[a-z][\w:/-]{2,}$/i.test(icon)

/** What an icon can be, for messages. */
export const iconExpectation =
  'a sign or two, such as an emoji, or the name of an icon of https://lucide.dev/icons'

/** Whether something can be shown as an icon. */
export const isIcon = (icon: string): boolean =>
  isIconName(icon) ? iconBody(icon) !== undefined : icon.length <= 8

/** What is in the SVG of an icon; undefined where Lucide does not have it. */
export function iconBody(written: string): string | undefined {
  const name = toIconName(written)
  const { icons, aliases = {} } = loadIcons()
  const known = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) && aliases[name]!.parent
  return known ? icons[known]?.body : undefined
}

/** The names of Lucide that begin as a name does that it lacks. */
export function iconsLike(written: string): string[] {
  const { icons, aliases } = loadIcons()
  const [first] = toIconName(written)
  return Object.keys({ ...icons, ...aliases }).filter((name) => name[0] === first)
}

/** `lucide:arrow-right` and `ArrowRight` mean the same as `arrow-right`. */
const toIconName = (written: string) =>
  written
    .replace(/^lucide[:/-]/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()

/** The emoji with a name. */
export function findEmoji(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}
