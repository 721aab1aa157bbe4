import type { z } from 'zod'

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
