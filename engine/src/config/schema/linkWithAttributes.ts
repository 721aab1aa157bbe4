import { z } from 'zod'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { listWords } from '../../std/listWords.ts'

/**
 * A link: unknown keys become its HTML attributes, such as `target` or `aria-label`, but one that nearly spells a
 * setting is an error. With `oneOf`, exactly one of those settings must be there.
 */
export function linkWithAttributes<Shape extends z.ZodRawShape>(shape: Shape, oneOf: string[] = []) {
  const names = listWords(
    oneOf.map((key) => `"${key}"`),
    'and',
  )
  return z
    .object(shape)
    .catchall(z.union([z.string(), z.number(), z.boolean()]).optional())
    .check(({ value, issues }) => {
      const keys = misspelledKeys(value, shape)
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value })
    })
    .refine((link) => countOf(link, ['label', 'html']) < 2, 'must not have both "label" and "html"')
    .refine((link) => oneOf.length === 0 || countOf(link, oneOf) === 1, `must have exactly one of ${names}`)
    .transform((link) => separateAttributes(link, shape))
}

function misspelledKeys(link: object, shape: object): string[] {
  const settings = Object.keys(shape)
  return Object.keys(link).filter((key) => !settings.includes(key) && nearestMatch(key, settings))
}

/** How many of the keys are there. */
function countOf(link: Record<string, unknown>, keys: string[]): number {
  return keys.filter((key) => link[key] !== undefined).length
}

type WithAttributes<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & {
  /** Further attributes of the link, by name. */
  attributes: Record<string, string>
}

function separateAttributes<Shape extends z.ZodRawShape>(link: object, shape: Shape): WithAttributes<Shape> {
  const settings: Record<string, unknown> = {}
  const attributes: Record<string, string> = {}
  for (const [key, value] of Object.entries(link)) {
    if (Object.hasOwn(shape, key)) settings[key] = value
    else if (value !== undefined) attributes[key] = String(value)
  }
  return { ...settings, attributes } as WithAttributes<Shape>
}
