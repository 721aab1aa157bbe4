import type { z } from 'zod'
import { describeExpectation } from '../config/explainSchemaIssue.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** Checks a value written by hand. Its mistakes can be described by `schemaProblems`. */
export function checkFields<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  return schema.safeParse(value, { error: describeExpectation, reportInput: true })
}

/** Describes the issues of `checkFields` in words, one phrase each. `fields` are the known fields, for suggestions. */
export function schemaProblems({ issues }: z.ZodError, fields: string[] = []): string[] {
  return issues.map((issue) => describe(issue, fields))
}

function describe(issue: z.core.$ZodIssue, fields: string[]): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, field, fields)
  if (issue.input === undefined && field) return `"${field}" is missing`
  return `${field ? `"${field}"` : 'it'} ${issue.message}`
}

function unknownFields(keys: string[], parent: string, fields: string[]): string {
  const names = keys.map((key) => `"${parent ? `${parent}.` : ''}${key}"`)
  const nearest = keys.length === 1 && parent === '' ? nearestMatch(keys[0]!, fields) : undefined
  if (nearest) return `the field ${names} is unknown (did you mean "${nearest}"?)`
  return names.length === 1 ? `the field ${names} is unknown` : `the fields ${names.join(', ')} are unknown`
}

/** The key path of the first schema issue. */
export function schemaKey({ issues: [first] }: z.ZodError): PropertyKey[] {
  if (!first) return []
  return first.code === 'unrecognized_keys' ? [...first.path, first.keys[0]!] : first.path
}
