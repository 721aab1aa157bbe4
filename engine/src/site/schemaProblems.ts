import type { z } from 'zod'

/** Says in words what a schema found wrong with a value, one phrase for each problem. */
export function schemaProblems({ issues }: z.ZodError): string[] {
  return issues.map(describe)
}

function describe(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, field)
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `"${field}" is missing`
  return `${field ? `"${field}"` : 'it'} ${expectation(issue)}`
}

function unknownFields(keys: string[], parent: string): string {
  const names = keys.map((key) => `"${parent ? `${parent}.` : ''}${key}"`)
  return names.length === 1 ? `the field ${names} is unknown` : `the fields ${names.join(', ')} are unknown`
}

function expectation(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? `must be of the type ${issue.expected}` : issue.message
}
