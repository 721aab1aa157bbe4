import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { isRecord } from '../std/isRecord.ts'
import { messageOf } from '../std/messageOf.ts'
import type { ImportedModule } from './importModule.ts'
import { settingName } from './settingName.ts'

type Explain = ImportedModule['explain']

/** Settings whose functions are left as they are. Errors of plugins are reported with the note that they fail on. */
const foreignSettings = new Set(['plugins', 'remarkPlugins', 'rehypePlugins', 'customFields'])

/** Wraps every function in the settings, so that an error it throws names the setting and the line. */
export function guardCallbacks<Value>(value: Value, explain: Explain, path: PropertyKey[] = []): Value {
  if (foreignSettings.has(String(path.at(-1)))) return value
  if (typeof value === 'function') return guard(value, explain, path) as Value
  if (Array.isArray(value))
    return value.map((item, index) => guardCallbacks(item, explain, [...path, index])) as Value
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  const members = Object.entries(value).map(([key, member]) => [
    key,
    guardCallbacks(member, explain, [...path, key]),
  ])
  return Object.fromEntries(members) as Value
}

function guard(callback: CallableFunction, explain: Explain, path: PropertyKey[]) {
  const fail = (error: unknown) => {
    const reason = messageOf(error)
    const where = explain(error).diagnostics[0]?.where
    throw new BuildFailed([diagnose('setting-failed', [`"${settingName(path)}"`, reason], where)])
  }
  return (...facts: unknown[]) => {
    try {
      const result = callback(...facts)
      return result instanceof Promise ? result.catch(fail) : result
    } catch (error) {
      return fail(error)
    }
  }
}
