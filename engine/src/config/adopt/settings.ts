import { isRecord } from '../../std/collections.ts'

export type Settings = Record<string, unknown>

/**
 * Merges settings deeply: lists are joined without duplicates; of other values, that of `other` wins unless it is
 * undefined.
 */
export function mergeSettings(one: Settings, other: Settings): Settings {
  const said = Object.entries(other).filter(([, value]) => value !== undefined)
  return { ...one, ...Object.fromEntries(said.map(([name, value]) => [name, mergeValues(one[name], value)])) }
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])]
  return isRecord(one) && isRecord(other) ? mergeSettings(one, other) : other
}

/**
 * Makes absolute paths within the site folder, as `require.resolve` gives them, relative to it. `siteFolder` ends in a
 * slash.
 */
export function relativePaths<Value>(value: Value, siteFolder: string): Value {
  return rewrite(value, siteFolder) as Value
}

function rewrite(value: unknown, siteFolder: string): unknown {
  if (typeof value === 'string') return toRelative(value, siteFolder)
  if (Array.isArray(value)) return value.map((item) => rewrite(item, siteFolder))
  if (!isRecord(value) || value instanceof RegExp) return value
  const members = Object.entries(value).map(([name, member]) => [
    toRelative(name, siteFolder),
    rewrite(member, siteFolder),
  ])
  return Object.fromEntries(members)
}

function toRelative(text: string, siteFolder: string): string {
  return text.startsWith(siteFolder) ? `./${text.slice(siteFolder.length).replaceAll('\\', '/')}` : text
}
