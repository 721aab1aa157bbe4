import type { z } from 'zod'
import { describeExpectation } from '../config/explainSchemaIssue.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../model/paths.ts'

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

/** Reports each issue of `checkFields` in a file of data, at its key. */
export function explainMistakes(
  code: 'invalid-authors-file' | 'invalid-category-file' | 'invalid-tags-file',
  { issues }: z.ZodError,
  { file, fields = [] }: { file: SourcePath; fields?: string[] },
): Diagnostic[] {
  return issues.flatMap(splitKeys).map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path
    const where = key.length > 0 ? { file, key } : { file, line: 1 }
    return diagnose(code, [describe(issue, fields), fields], where)
  })
}

/** An issue for each unknown key. */
function splitKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue]
}
