import { isRecord } from '../../std/isRecord.ts'

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
