import { isRecord } from '../../std/isRecord.ts'

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
