import { inspect } from 'node:util'
import type { z } from 'zod'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { isRecord } from '../std/collections.ts'
import { listWords } from '../std/text.ts'
import { settingName, suggestSetting } from './suggestSetting.ts'

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
  const nearest = typeof value === 'string' ? nearestMatch(value, acceptedValues(issue)) : undefined
  return nearest && `Did you mean '${nearest}'?`
}

/** The accepted values of a setting that is an enum. */
export function acceptedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.filter((value) => typeof value === 'string')
  if (issue.code !== 'invalid_union') return []
  return 'options' in issue ? (issue.options as string[]) : issue.errors.flat().flatMap(acceptedValues)
}

type RawIssue = z.core.$ZodRawIssue

/** The expectation of a setting as the end of a sentence about it: `must be true or false`. */
export function describeExpectation(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nouns[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${listWords(issue.values.map(showValue), 'or')}`
    case 'invalid_union':
      return `must be ${issue.options ? listWords(Array.from(issue.options as string[], showValue), 'or') : kindsOf(issue)}`
    default:
      return undefined
  }
}

const nouns: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** The expectations of a union's members, joined. */
function kindsOf({ errors }: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const messages = errors.map((issues) => issues.find(({ path }) => path.length === 0)?.message)
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

const longest = 60

/** A value as one would write it in the config file, shortened to fit into a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (value instanceof Promise) return 'a promise'
  const text = inspect(value, {
    depth: 1,
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    maxArrayLength: 3,
  })
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
