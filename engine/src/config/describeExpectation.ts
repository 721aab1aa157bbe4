import type { z } from 'zod'
import { listWords } from '../std/listWords.ts'
import { showValue } from './showValue.ts'

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
