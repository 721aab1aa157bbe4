import type { z } from 'zod'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { isRecord } from '../std/isRecord.ts'
import { narrowUnion } from './narrowUnion.ts'
import { settingName } from './settingName.ts'
import { showValue } from './showValue.ts'
import { suggestSetting } from './suggestSetting.ts'

/** The settings that the schema has checked. */
export interface CheckedSettings {
  /** The settings as they were written. */
  settings: unknown
  /** Finds the location of a setting in the config file. */
  locate: (path: PropertyKey[]) => SourceLocation
}

/** Turns an issue of the schema into problems: one for each unknown key, and one for a wrong value. */
export function explainSchemaIssue(issue: z.core.$ZodIssue, checked: CheckedSettings): Diagnostic[] {
  return narrowUnion(issue).flatMap((narrow) =>
    narrow.code === 'unrecognized_keys'
      ? narrow.keys.map((key) => explainUnknown([...narrow.path, key], checked))
      : [explainValue(narrow, checked)],
  )
}

function explainUnknown(path: PropertyKey[], { settings, locate }: CheckedSettings): Diagnostic {
  const hint = suggestSetting(path, valueAt(settings, path))
  return diagnose('unknown-setting', [quote(path, settings), hint], locate(path))
}

function explainValue(issue: z.core.$ZodIssue, { settings, locate }: CheckedSettings): Diagnostic {
  const { path, message: expected } = issue
  const [setting, value] = [quote(path, settings), valueAt(settings, path)]
  if (value === undefined) return diagnose('missing-setting', [setting, expected], locate(path))
  const wrong = { setting, value: showValue(value), expected, hint: hintFor(issue, value) }
  return diagnose('invalid-setting', [wrong], locate(path))
}

/** The value at a path of the settings; undefined if there is none. */
export function valueAt(settings: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    settings,
  )
}

/** The name of a setting, with the label of the item it belongs to. */
function quote(path: PropertyKey[], settings: unknown): string {
  const lastIndex = path.findLastIndex((key) => typeof key === 'number')
  const item = lastIndex < 0 ? undefined : valueAt(settings, path.slice(0, lastIndex + 1))
  const label = isRecord(item) ? (item.label ?? item.title) : undefined
  return `"${settingName(path)}"${typeof label === 'string' ? ` ("${label}")` : ''}`
}

function hintFor(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint
  const nearest = typeof value === 'string' ? nearestMatch(value, acceptedValues(issue)) : undefined
  return nearest && `Did you mean '${nearest}'?`
}

/** The accepted values of a setting that is an enum. */
export function acceptedValues(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.filter((value) => typeof value === 'string')
  if (issue.code !== 'invalid_union') return []
  return 'options' in issue ? (issue.options as string[]) : issue.errors.flat().flatMap(acceptedValues)
}
