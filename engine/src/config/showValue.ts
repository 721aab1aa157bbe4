import { inspect } from 'node:util'

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
