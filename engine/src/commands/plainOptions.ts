/** Options that may be given several times; of others the last one counts. */
const repeatable = new Set(['locale', 'l'])

/**
 * The options as text: the parser makes numbers of what looks like one (so that `1.0` is `1`), and lists of what is
 * repeated.
 */
export function plainOptions(options: Record<string, unknown>): Record<string, unknown> {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    return typeof value === 'number' ? String(value) : value
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const one = Array.isArray(value) && !repeatable.has(name) && name !== '--' ? value.at(-1) : value
      return [name, plain(one)]
    }),
  )
}
