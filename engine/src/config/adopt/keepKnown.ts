import { toSourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/isRecord.ts'
import { describeExpectation } from '../describeExpectation.ts'
import { explainSchemaIssue } from '../explainSchemaIssue.ts'
import { narrowUnion } from '../narrowUnion.ts'
import { configSchema } from '../schema.ts'
import { settingName } from '../settingName.ts'
import type { Settings } from './mergeSettings.ts'

/** A setting that is not taken over, and why. */
export interface LeftOut {
  setting: string
  reason: string
}

type Path = PropertyKey[]

/** Leaves out code, which cannot be written down again, and what the schema does not take. */
export function keepKnown(given: Settings): { settings: Settings; left: LeftOut[] } {
  const left: Refused[] = []
  let settings = given
  let refused = findCode(given).map((path) => ({ path, reason: 'It is code: copy it by hand.' }))
  // What is left of a setting may be refused in turn.
  do {
    left.push(...refused)
    settings = refused.reduceRight((whole, { path }) => without(whole, path) as Settings, settings)
    refused = findRefused(settings)
  } while (refused.length > 0)
  return { settings, left: left.map(({ path, reason }) => ({ setting: nameOf(path), reason })) }
}

/** Packages have names of their own. */
const nameOf = (path: Path) => (path.length === 1 ? String(path[0]) : settingName(path))

interface Refused {
  path: Path
  reason: string
}

/** A required setting that is missing is told by the first build. */
function findRefused(settings: Settings): Refused[] {
  const locate = () => ({ file: toSourcePath('') })
  const { error } = configSchema.safeParse(settings, { error: describeExpectation })
  return (error?.issues ?? []).flatMap(narrowUnion).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        reason: 'There is nothing like it here.',
      }))
    const [problem] = explainSchemaIssue(issue, { settings, locate })
    return problem?.code === 'missing-setting' ? [] : [{ path: issue.path, reason: problem!.message }]
  })
}

function findCode(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'function') return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => findCode(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, member]) => findCode(member, [...path, name]))
}

/** Items of a list are left out from the end, so that those before keep their places. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, index) => index !== key)
    return value.map((item, index) => (index === key ? without(item, rest) : item))
  }
  const { [key!]: member, ...others } = value as Record<PropertyKey, unknown>
  return rest.length === 0 ? others : { ...(value as Settings), [key!]: without(member, rest) }
}
