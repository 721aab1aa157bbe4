import { isRecord } from '../../std/isRecord.ts'

export type Settings = Record<string, unknown>

/** Puts settings together, at every depth: lists follow one another, and of single values the later one counts. */
export function mergeSettings(one: Settings, other: Settings): Settings {
  const merged = { ...one }
  for (const [name, value] of Object.entries(other)) merged[name] = mergeValues(one[name], value)
  return merged
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  return isRecord(one) && isRecord(other) ? mergeSettings(one, other) : other
}
