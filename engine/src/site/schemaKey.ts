import type { z } from 'zod'

/** The keys that lead to what a schema found wrong first. */
export function schemaKey({ issues: [first] }: z.ZodError): PropertyKey[] {
  if (!first) return []
  return first.code === 'unrecognized_keys' ? [...first.path, first.keys[0]!] : first.path
}
