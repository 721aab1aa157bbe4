import { posix } from 'node:path'
import { z } from 'zod'
import type { SeverityRule } from '../../diagnostics/diagnostic.ts'
import { decodePath, isUrlPath, joinUrlPath } from '../../model/paths.ts'
import { messageOf } from '../../std/errors.ts'
import { closedHtml, isScriptAddress, isScriptInsteadOfFile } from '../../std/html.ts'

/** A function among the settings. Only `callbackResults` says what some of them must give. */
export function callback<Signature extends (...facts: never[]) => unknown>() {
  return z.custom<Signature>((value) => typeof value === 'function', 'must be a function')
}

/** HTML that is put into pages as it is. */
export const htmlText = z.string().overwrite(closedHtml)

/** Patterns of files; longer ones are refused by what matches them (picomatch 4). */
export const filePatterns = z.array(z.string().max(65_536, 'must have at most 65,536 letters'))

/** The settings that docs, blog and pages share. */
export const contentFolder = {
  /** Patterns of files to leave out. Your list replaces the default. */
  exclude: filePatterns.default([
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
  ]),
  /** Whether the edit link of a translated page leads to the translation, not to the original. */
  editLocalizedFiles: z.boolean().default(false),
  /** Shows below a page when it was last changed, as git knows it. */
  showLastUpdateTime: z.boolean().default(false),
  /** Shows below a page who changed it last, as git knows it. */
  showLastUpdateAuthor: z.boolean().default(false),
  /**
   * Shows below a page who has changed it, as git knows it: how many people, and on a click their names with the number
   * of their commits. Several names of one person are one in `.mailmap`. A clone without all commits shows nobody.
   */
  showContributors: z.boolean().default(false),
}

/** A folder, without `./` before it and a slash at its end, composed (NFC): as the files in it name it. */
export const folder = z
  .string()
  .transform((path) => posix.normalize(path).replace(/\/$/, '').normalize('NFC'))

/** The name of a set of docs, of a blog or of a folder of pages among several. */
export const instanceId = z
  .string()
  .regex(/^[\w-]+$/, 'must be made of letters, digits, _ and -')
  .default('default')

/** One set of options, or several as a list; `false` is none. */
export function listInstances<Options extends object>(given: false | Options | Options[]): Options[] {
  if (given === false) return []
  return Array.isArray(given) ? given : [given]
}

/** Refuses a list in which two have the same id. */
export const uniqueIds =
  (kind: string) =>
  ({ value, issues }: z.core.ParsePayload<{ id: string }[]>) => {
    const ids = value.map(({ id }) => id)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    const message = `must not have two ${kind} with the id '${twice}'`
    if (twice) issues.push({ code: 'custom', input: value, message })
  }

/** A regular expression; one that is written as a string gets these flags. */
export const pattern = (flags = '') =>
  z.union([
    z
      .string()
      .refine(isPattern, 'must be a regular expression')
      .transform((text) => new RegExp(text, flags)),
    z.instanceof(RegExp),
  ])

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

/** How a kind of problem is reported: not at all, as a remark, as a warning, or as an error that stops the build. */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

/** The same, or a function that chooses it for each problem from its message, file and line. */
export const severityRule = z.union([severity, callback<Extract<SeverityRule, CallableFunction>>()])

/**
 * A discriminated union whose tag users may leave out: `tagOf` derives it from the item. So a mistake within a member
 * is reported as that member's, not as a failure of all members.
 */
export function unionByTag<Union extends z.ZodType, Other extends object = never>(
  tag: string,
  tagOf: (item: object) => string,
  union: Union,
  read: (item: object | Other) => object = (item) => item,
) {
  return z
    .custom<z.input<Union> | Other>((item) => typeof item === 'object' && item !== null, 'must be an object')
    .transform((item): unknown => ({ [tag]: tagOf(item as object), ...read(item as object) }))
    .pipe(union as z.ZodType<z.output<Union>>)
}

const length = z.union([z.string(), z.number()])

/** Where a link leads: any address but one that is code. */
export const address = z
  .string()
  .refine((href) => !isScriptAddress(href), 'must be an address, not code that runs when it is opened')

/** Where a file can be edited: of another site with its protocol, or an address of this one. */
export const editAddress = address.refine(
  (href) => href === '' || /^(?:[a-z][a-z\d+.-]*:|\/|\.)\S*$/i.test(href),
  'must be an address in full, such as https://github.com/me/notes/edit/main',
)

/** Where a picture, a script or a style sheet is. It may also be in the address itself, as `data:image/png;base64,…`. */
export const fileAddress = z
  .string()
  .refine((href) => !isScriptInsteadOfFile(href), 'must be the address of a file, not code')

/** The logo of the site. */
export const logo = z.strictObject({
  /** The picture: a path in a static folder, or a full address. */
  src: fileAddress,
  /** The picture in dark mode. Left out: the same. */
  srcDark: fileAddress.optional(),
  /** Alternative text of the picture. */
  alt: z.string().optional(),
  /** Target of its link. Left out: the home page. */
  href: address.optional(),
  /** As on an HTML link. */
  target: z.string().optional(),
  /** As on an HTML image. */
  width: length.optional(),
  /** As on an HTML image. */
  height: length.optional(),
  /** Further CSS classes. */
  className: z.string().optional(),
})

const expectation = "must be an absolute address, such as 'https://notes.example.com'"

/** An address of a host: protocol and host, no path. A slash at its end is dropped. */
export const siteUrl = z
  .string(expectation)
  .check(({ value, issues }) => {
    const problem = findProblem(value)
    if (problem) issues.push({ code: 'custom', input: value, ...problem })
  })
  .transform((url) => url.replace(/\/$/, ''))

function findProblem(url: string): { message: string; params?: { hint: string } } | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { message: expectation }
  const { origin, pathname, search, hash, username, password } = new URL(url)
  if (username || password)
    return { message: 'must be an address without a password, which pages would show' }
  const rest = pathname + search + hash
  if (rest === '/') return undefined
  return {
    message: `must be an address without a path, but this one has '${rest}'`,
    params: { hint: `Write url: '${origin}' and baseUrl: '${pathname}'.` },
  }
}

/** A path below which pages are published, with a slash at both ends. */
export const basePath = z
  .string()
  .refine((path) => !URL.canParse(path), 'must be a path, not an address; the address is "url"')
  .transform((path) => joinUrlPath(path, '/').normalize('NFC'))
  .refine(isBasePath, "must be a path, without '?', '#', '\\' and '..'")

function isBasePath(path: string): boolean {
  const decoded = decodePath(path)
  return decoded !== undefined && !/[?#]/.test(path) && isUrlPath(decoded)
}

/** Any value that can be written as JSON, since pages and scripts carry it. What JSON leaves out is left out. */
export const plainValue = z.unknown().check(({ value, issues }) => {
  const problem = findUnserializable(value, [], [])
  if (problem) issues.push({ code: 'custom', input: value, ...problem })
})

interface Problem {
  message: string
  path: PropertyKey[]
}

/** How many items a list has at most: Node would take hours for one that only says that it is as long as lists can be. */
export const mostItems = 1_000_000

/** How deep values are nested at most: what is deeper cannot be written. */
const deepest = 500

function findUnserializable(value: unknown, path: PropertyKey[], around: unknown[]): Problem | undefined {
  if (typeof value === 'bigint')
    return { message: 'must be a number or a text, since JSON has no BigInt', path }
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return { message: 'must not hold itself', path }
  if (path.length > deepest) return { message: 'must not be nested so deeply', path: path.slice(0, 2) }
  try {
    // What JSON reads of every value: a proxy may fail on it.
    const toJSON = Reflect.get(value, 'toJSON')
    if (typeof toJSON === 'function')
      return findUnserializable(toJSON.call(value, ''), path, [...around, value])
    if (Array.isArray(value) && value.length > mostItems)
      return { message: `must be a list of at most ${mostItems} items`, path }
    const members = Object.keys(value).map((key): [string, unknown] => [key, Reflect.get(value, key)])
    for (const [key, member] of members) {
      const problem = findUnserializable(member, [...path, key], [...around, value])
      if (problem) return problem
    }
  } catch (error) {
    return { message: `must be a value that can be read, but reading it failed: ${messageOf(error)}`, path }
  }
  return undefined
}
