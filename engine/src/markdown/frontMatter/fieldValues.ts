import { z } from 'zod'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { parseUtcDate } from '../../std/dates.ts'
import { isScriptAddress, isScriptInsteadOfFile } from '../../std/html.ts'
import { iconExpectation } from '../icons.ts'

/** A text; YAML reads some as numbers. */
export const text = z.union([z.string(), z.number().transform(String)])

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

/** A number, with quotation marks or without. */
export const number = z.union([z.number(), z.string().refine(isNumeric).transform(Number)])

/** True or false, with quotation marks or without. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/** The level of a heading that a table of contents may have. */
export const headingLevel = number.refine((level) => Number.isInteger(level) && level >= 2 && level <= 6)

/** A day, with or without a time. */
export const date = text.refine((written) => parseUtcDate(written) !== undefined)

const linkAddress = text.refine((url) => !isScriptAddress(url))
const pictureAddress = text.refine((url) => !isScriptInsteadOfFile(url))
const hueNumber = number.refine((hue) => Number.isInteger(hue) && hue >= 1 && hue <= 8)

const feature = z.strictObject({
  title: text,
  description: text.optional(),
  icon: text.optional(),
  hue: hueNumber.optional(),
  to: linkAddress.optional(),
})

/** The hero of a home page. */
export const hero = z.strictObject({
  title: text.optional(),
  tagline: text.optional(),
  search: flag.optional(),
  picture: z
    .union([pictureAddress, z.strictObject({ light: pictureAddress, dark: pictureAddress })])
    .optional(),
  actions: z.array(z.strictObject({ label: text, to: linkAddress })).optional(),
  features: z.array(feature).optional(),
  shelf: flag.optional(),
  news: flag.optional(),
})

/** What parts of a hero accept; others are texts, or true or false. */
const heroExpectations: Record<string, string> = {
  hue: 'a whole number from 1 to 8',
  icon: iconExpectation,
  to: 'an address',
  picture: 'the address of a picture, or { light, dark }',
  actions: 'a list, each { label, to }',
  features: 'a list, each with a title',
}

/** The part of a hero that does not fit, at a path within it. */
export function findHeroFault(value: unknown, path: PropertyKey[]) {
  const key = String(path.findLast((part) => typeof part === 'string'))
  const expected = heroExpectations[key] ?? (/^(?:search|shelf|news)$/.test(key) ? 'true or false' : 'a text')
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
  const found = path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)[part], value)
  return { name: `hero${parts.join('')}`, value: found ?? null, expected }
}

/** The keys of a hero, for slips in their spelling. */
const ownHeroKeys = [
  ...Object.keys(hero.shape),
  ...['label', 'to'].map((key) => `actions.${key}`),
  ...Object.keys(feature.shape).map((key) => `features.${key}`),
]

/** A key that a hero does not have, and the nearest that it has. */
type UnknownHeroKey = [written: string, nearest?: string | undefined]

/** The keys in a hero that it does not have. */
export function unknownHeroKeys(value: unknown): UnknownHeroKey[] {
  const issues = hero.safeParse(value).error?.issues ?? []
  const keys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].filter((part) => typeof part !== 'number').join('.'))
      : [],
  )
  const outerFirst = [...new Set(keys)].sort((a, b) => a.split('.').length - b.split('.').length)
  return outerFirst.map((key) => [key, nearestMatch(key, ownHeroKeys)])
}
