import { inspect, types } from 'node:util'
import type { z } from 'zod'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { isRecord } from '../std/collections.ts'
import { listWords, shorten } from '../std/text.ts'
import { settingName } from './siteConfig.ts'
import { namesAt, suggestSetting } from './suggestSetting.ts'

/** The settings that the schema has checked. */
export interface CheckedSettings {
  /** The settings as they were written. */
  settings: unknown
  /** Finds the location of a setting in the config file. */
  locate: (path: PropertyKey[]) => SourceLocation
}

/** Turns an issue of the schema into problems: one for each unknown key, and one for a wrong value. */
export function explainSchemaIssue(issue: z.core.$ZodIssue, checked: CheckedSettings): Diagnostic[] {
  return narrowUnion(issue).flatMap((narrow) =>
    narrow.code === 'unrecognized_keys'
      ? narrow.keys.map((key) => explainUnknown([...narrow.path, key], checked))
      : [explainValue(narrow, checked)],
  )
}

function explainUnknown(path: PropertyKey[], { settings, locate }: CheckedSettings): Diagnostic {
  const hint = suggestSetting(path, valueAt(settings, path))
  return diagnose('unknown-setting', [quote(path, settings), hint], locate(path))
}

function explainValue(issue: z.core.$ZodIssue, { settings, locate }: CheckedSettings): Diagnostic {
  const { path, message: expected } = issue
  const [setting, value] = [quote(path, settings), valueAt(settings, path)]
  if (value === undefined) return diagnose('missing-setting', [setting, expected], locate(path))
  const wrong = { setting, value: showValue(value), expected, hint: hintFor(issue, value) }
  return diagnose('invalid-setting', [wrong], locate(path))
}

/** The value at a path of the settings; undefined if there is none. */
export function valueAt(settings: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    settings,
  )
}

/** The name of a setting, with the label of the item it belongs to. */
function quote(path: PropertyKey[], settings: unknown): string {
  const lastIndex = path.findLastIndex((key) => typeof key === 'number')
  const item = lastIndex < 0 ? undefined : valueAt(settings, path.slice(0, lastIndex + 1))
  const label = isRecord(item) ? (item.label ?? item.title) : undefined
  return `"${settingName(path)}"${typeof label === 'string' ? ` ("${label}")` : ''}`
}

function hintFor(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint
  if (issue.code === 'invalid_type' && issue.expected === 'object') return listKeys(issue.path)
  const nearest = typeof value === 'string' ? nearestMatch(value, acceptedValues(issue)) : undefined
  return nearest && `Did you mean '${nearest}'?`
}

/** What a group of settings holds, for one that is given as something else. */
function listKeys(path: PropertyKey[]): string | undefined {
  const keys = namesAt(path)
  return keys.length > 0 ? `Its settings are ${listWords(keys, 'and')}.` : undefined
}

/** The accepted values of a setting that is an enum. */
export function acceptedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.filter((value) => typeof value === 'string')
  if (issue.code !== 'invalid_union') return []
  return 'options' in issue ? (issue.options as string[]) : issue.errors.flat().flatMap(acceptedValues)
}

type RawIssue = z.core.$ZodRawIssue

/**
 * The expectation of a setting as the end of a sentence about it: `must be true or false`. Undefined only for checks
 * that bring their own sentence, and for unknown keys.
 */
export function describeExpectation(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nouns[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${listWords(issue.values.map(showValue), 'or')}`
    case 'invalid_union':
      return `must be ${issue.options ? listWords(Array.from(issue.options as string[], showValue), 'or') : kindsOf(issue)}`
    case 'too_small':
      return describeLimit(issue, {
        limit: issue.minimum,
        inclusive: ['or more', 'at least'],
        strict: 'above',
      })
    case 'too_big':
      return describeLimit(issue, {
        limit: issue.maximum,
        inclusive: ['or less', 'at most'],
        strict: 'below',
      })
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return describeFormat(issue)
    case 'invalid_key':
      return `has a key that ${issue.issues[0]?.message ?? 'is not valid'}`
    case 'invalid_element':
      return `has an entry that ${issue.issues[0]?.message ?? 'is not valid'}`
    default:
      return undefined
  }
}

type Limited = Extract<RawIssue, { code: 'too_small' | 'too_big' }>

interface Limit {
  limit: number | bigint
  /** The words after a number, and before a count. */
  inclusive: [after: string, before: string]
  strict: string
}

/** The limit of a number, or of how much a text or a list holds. */
function describeLimit({ origin, inclusive = true, exact }: Limited, words: Limit): string {
  const { limit, strict } = words
  const [after, before] = words.inclusive
  const counted = countedParts[origin]
  if (!counted) return inclusive ? `must be ${limit} ${after}` : `must be ${strict} ${limit}`
  if (before === 'at least' && inclusive && !exact && Number(limit) === 1) return 'must not be empty'
  const noun = Number(limit) === 1 ? counted : (plurals[counted] ?? `${counted}s`)
  return `must have ${exact ? 'exactly' : inclusive ? before : `${strict === 'above' ? 'more' : 'fewer'} than`} ${limit} ${noun}`
}

/** What is counted in a value of a kind; any other kind is a number. */
const countedParts: Record<string, string> = {
  string: 'character',
  array: 'entry',
  set: 'entry',
  map: 'entry',
  object: 'key',
  record: 'key',
}

const plurals: Record<string, string> = { entry: 'entries' }

function describeFormat(issue: Extract<RawIssue, { code: 'invalid_format' }>): string {
  switch (issue.format) {
    case 'starts_with':
      return `must begin with ${showValue(issue.prefix)}`
    case 'ends_with':
      return `must end in ${showValue(issue.suffix)}`
    case 'includes':
      return `must contain ${showValue(issue.includes)}`
    case 'regex':
      return `must match ${issue.pattern}`
    default:
      return `must be ${formats[issue.format] ?? `of the form "${issue.format}"`}`
  }
}

const formats: Record<string, string> = {
  url: 'a full address, such as https://example.com',
  email: 'an e-mail address',
  date: 'a date, such as 2026-01-31',
  datetime: 'a date with a time, such as 2026-01-31T18:30:00Z',
}

const nouns: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
  function: 'a function',
  date: 'a date',
  RegExp: 'a regular expression',
  json: 'a value that JSON can hold',
  nonoptional: 'set',
  undefined: 'left out',
  never: 'left out',
}

/** The expectations of a union's members, joined. */
function kindsOf({ errors }: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const messages = errors.map((issues) => issues.find(isOfAnotherKind)?.message)
  const kinds = [
    ...new Set(messages.map((message) => message?.replace(/^must be /, '') ?? 'an object of another kind')),
  ]
  return kinds.some((kind) => kind.includes(' or ')) ? kinds.join(', or ') : listWords(kinds, 'or')
}

type Issue = z.core.$ZodIssue

/**
 * Replaces the issue of a union by those of its one member that has the value's type: for `false | object`, an object
 * with a misspelt key gives the issue of that key.
 */
export function narrowUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter((issues) => !issues.some(isOfAnotherKind))
  if (meant.length !== 1) return [issue]
  return meant[0]!.flatMap((inner) => narrowUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Whether the value as a whole has the wrong type, rather than something within it. */
function isOfAnotherKind({ code, path }: Issue): boolean {
  return path.length === 0 && code !== 'unrecognized_keys'
}

/** A value as one would write it in the config file, shortened to fit into a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (types.isPromise(value)) return 'a promise'
  const text = inspect(value, {
    depth: 1,
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    maxArrayLength: 3,
  })
  return shorten(text, 60)
}
