import { z } from 'zod'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { listWords } from '../../std/text.ts'
import { address, htmlText, pattern } from './parts.ts'

const html = {
  type: z.literal('html'),
  /** The HTML. */
  value: htmlText,
  /** Further CSS classes. */
  className: z.string().optional(),
}

const labelOrHtml = {
  /** Text of the link. */
  label: z.string().optional(),
  /** HTML in place of the label. */
  html: htmlText.optional(),
  /** Further CSS classes. */
  className: z.string().optional(),
}

const link = {
  ...labelOrHtml,
  /** What the item is. Left out: a link, or a dropdown if it has `items`. */
  type: z.literal('link').default('link'),
  /** A path of this site. */
  to: address.optional(),
  /** A full address, or a path from the root of this site. */
  href: address.optional(),
  /** Puts `baseUrl` before `href` if that is a path without a slash at its start, too. */
  prependBaseUrlToHref: z.boolean().default(false),
  /** The link counts as the current one on this path and below it, instead of on its own. */
  activeBasePath: z.string().optional(),
  /** The link counts as the current one where this pattern matches the path, ignoring case. */
  activeBaseRegex: pattern('i').optional(),
}

const ofDocs = {
  ...labelOrHtml,
  /** Of no effect, as in Docusaurus: the docs say where the link counts as the current one. */
  activeBasePath: z.string().optional(),
  /** Of no effect, as above. */
  activeBaseRegex: pattern('i').optional(),
  /** Of no effect, as above: the item leads to what it names. */
  to: address.optional().transform(() => undefined),
}

const doc = {
  ...ofDocs,
  type: z.literal('doc'),
  /** Id of the doc to link to. Its label is used unless one is given. */
  docId: z.string(),
}

const docSidebar = {
  ...ofDocs,
  type: z.literal('docSidebar'),
  /** Id of the sidebar whose first link is the target. The link's label is used unless one is given. */
  sidebarId: z.string(),
}

const docsVersion = {
  ...ofDocs,
  type: z.literal('docsVersion'),
  /** A path to link to instead of the version's main doc. */
  to: address.optional(),
}

/** The kinds of item for the navbar and its dropdowns; `place` adds the settings for their position in the navbar. */
export function navbarLink<Place extends z.ZodRawShape>(place: Place) {
  return z.discriminatedUnion('type', [
    linkWithAttributes({ ...link, ...place }, ['to', 'href']),
    linkWithAttributes({ ...doc, ...place }),
    linkWithAttributes({ ...docSidebar, ...place }),
    linkWithAttributes({ ...docsVersion, ...place }),
    z.strictObject({ ...html, ...place }),
  ])
}

/** In the type, other keys may hold whatever a setting does, so it names the pattern, too. */
type AttributeValue = string | number | boolean | RegExp | undefined
const attributeValue: z.ZodType<AttributeValue, AttributeValue> = z
  .union([z.string(), z.number(), z.boolean()])
  .optional()

/**
 * A link: unknown keys become its HTML attributes, such as `target` or `aria-label`, but one that nearly spells a
 * setting is an error. With `oneOf`, exactly one of those settings must be there.
 */
export function linkWithAttributes<Shape extends z.ZodRawShape>(shape: Shape, oneOf: string[] = []) {
  return z
    .object(shape)
    .catchall(attributeValue)
    .check(({ value, issues }) => {
      const keys = misspelledKeys(value, shape)
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value })
    })
    .refine((link) => countOf(link, ['label', 'html']) < 2, 'must not have both "label" and "html"')
    .refine((link) => oneOf.length === 0 || countOf(link, oneOf) === 1, { error: () => mustHaveOne(oneOf) })
    .transform((link) => separateAttributes(link, shape))
}

function misspelledKeys(link: object, shape: object): string[] {
  const settings = Object.keys(shape)
  return Object.keys(link).filter((key) => !settings.includes(key) && nearestMatch(key, settings))
}

// Written when it is needed: the first list of a process takes longer than the rest of the schema.
function mustHaveOne(keys: string[]): string {
  const quoted = keys.map((key) => `"${key}"`)
  return `must have exactly one of ${listWords(quoted, 'and')}`
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
