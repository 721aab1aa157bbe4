import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * Where a value fits none of several kinds but is clearly meant as one, gives what is wrong within that one:
 * of `false` or an object, an object with a misspelt key is a misspelt key.
 */
export function narrowUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter((issues) => !issues.some(isOfAnotherKind))
  if (meant.length !== 1) return [issue]
  return meant[0]!.flatMap((inner) => narrowUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Whether the value as a whole was refused, not something within it. */
function isOfAnotherKind({ code, path }: Issue): boolean {
  return path.length === 0 && code !== 'unrecognized_keys'
}
