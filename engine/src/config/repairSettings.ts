import type { z } from 'zod'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { groupBy, isRecord } from '../std/collections.ts'
import { acceptedValues, narrowUnion, valueAt } from './explainSchemaIssue.ts'
import { configSchema } from './siteConfig.ts'
import { namesAt } from './suggestSetting.ts'

type Settings = Record<string, unknown>

/** A part of the settings to change; without a value or name, it is left out. */
interface Edit {
  path: PropertyKey[]
  value?: unknown
  name?: string
}

/** In place of settings that have no default. */
const placeholders: Settings = { title: 'Untitled', url: 'https://example.com' }

/** More rounds than any mistakes take: each one changes or removes something. */
const mostRounds = 100

/**
 * The settings with everything left out that the schema refuses, so that the defaults take its place. A name or a value
 * that is nearly right is corrected. So the rest of the site can be read and checked.
 */
export function repairSettings(settings: Settings): z.output<typeof configSchema> {
  let current = settings
  for (let round = 0; round < mostRounds; round++) {
    const { data, error } = configSchema.safeParse(current)
    if (data) return data
    const edits = error!.issues.flatMap(narrowUnion).flatMap((issue) => editsFor(issue, current))
    current = withPlaceholders(change(current, edits))
  }
  return configSchema.parse(placeholders)
}

/** The settings without those at the paths. */
export function leaveOut(settings: Settings, paths: PropertyKey[][]): Settings {
  return change(
    settings,
    paths.map((path) => ({ path })),
  ) as Settings
}

function withPlaceholders(settings: unknown): Settings {
  return { ...placeholders, ...(isRecord(settings) && settings) }
}

function editsFor(issue: z.core.$ZodIssue, settings: Settings): Edit[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      name: nearestFreeName([...path, key], settings),
    }))
  const value = valueAt(settings, path)
  const nearest = typeof value === 'string' ? nearestMatch(value, acceptedValues(issue)) : undefined
  if (nearest !== undefined) return [{ path, value: nearest }]
  // What lacks a setting that it needs is left out as a whole.
  return [{ path: value === undefined ? path.slice(0, -1) : path }]
}

/** The setting that a misspelt name means, unless it is set as well. */
function nearestFreeName(path: PropertyKey[], settings: Settings): string | undefined {
  const parent = path.slice(0, -1)
  const name = nearestMatch(String(path.at(-1)), namesAt(parent))
  return name && valueAt(settings, [...parent, name]) === undefined ? name : undefined
}

/** A copy with the edits made; what is on no path of an edit stays the same value. */
function change(value: unknown, edits: Edit[]): unknown {
  if (edits.length === 0) return value
  const byKey = groupBy(edits, ({ path }) => String(path[0]))
  const changed = (key: string | number, member: unknown) =>
    changeMember([key, member], byKey.get(String(key)) ?? [])
  if (Array.isArray(value))
    return value.flatMap((item, index) => changed(index, item).map(([, member]) => member))
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => changed(key, member)))
}

/** `inside`: the edits of this member and of what is in it. */
function changeMember(
  [key, value]: [string | number, unknown],
  inside: Edit[],
): [string | number, unknown][] {
  const whole = inside.find(({ path }) => path.length === 1)
  if (whole?.name !== undefined) return [[whole.name, value]]
  if (whole) return whole.value === undefined ? [] : [[key, whole.value]]
  return [
    [
      key,
      change(
        value,
        inside.map(({ path, ...edit }) => ({ ...edit, path: path.slice(1) })),
      ),
    ],
  ]
}
