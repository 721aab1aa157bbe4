import { isRecord } from '../../std/isRecord.ts'

/** Makes addresses of files of the site (absolute, with a slash at its end), as `require.resolve` gives them, relative to it. */
export function relativePaths<Value>(value: Value, siteFolder: string): Value {
  return rewrite(value, siteFolder) as Value
}

function rewrite(value: unknown, siteFolder: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(siteFolder) ? `./${value.slice(siteFolder.length).replaceAll('\\', '/')}` : value
  if (Array.isArray(value)) return value.map((item) => rewrite(item, siteFolder))
  if (!isRecord(value) || value instanceof RegExp) return value
  const members = Object.entries(value).map(([name, member]) => [name, rewrite(member, siteFolder)])
  return Object.fromEntries(members)
}
