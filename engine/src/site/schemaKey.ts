import type { z } from 'zod'

/** The key path of the first schema issue. */
export function schemaKey({ issues: [first] }: z.ZodError): PropertyKey[] {
  if (!first) return []
  return first.code === 'unrecognized_keys' ? [...first.path, first.keys[0]!] : first.path
}
