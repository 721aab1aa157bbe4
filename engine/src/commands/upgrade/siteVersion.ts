import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { isRecord } from '../../std/collections.ts'
import { isOlder } from '../../std/text.ts'

/** The version of Sotay that a site asks for in its `package.json`; undefined if it names none. */
export function writtenVersion(siteDir: string): string | undefined {
  return rangeOf(readPackage(siteDir))?.version
}

/** The `package.json` of a site asking for a version, if it asks for an older one; else nothing. */
export function withNewRange(siteDir: string, version: string): [path: string, text: string][] {
  const text = readPackage(siteDir)
  const range = rangeOf(text)
  if (!text || !range || !isOlder(range.version, version)) return []
  const written = new RegExp(`("sotay"\\s*:\\s*"[~^]?)${range.version.replaceAll('.', '\\.')}"`)
  return [['package.json', text.replace(written, `$1${version}"`)]]
}

function readPackage(siteDir: string): string | undefined {
  const path = join(siteDir, 'package.json')
  return existsSync(path) ? readBytes(path).toString() : undefined
}

/** A plain range; others, such as a folder or a tag, are the author's own. */
function rangeOf(text: string | undefined): { version: string } | undefined {
  const { dependencies, devDependencies } = parse(text ?? '')
  const range = [dependencies, devDependencies].find((each) => isRecord(each) && each.sotay)
  const [, version] = /^[~^]?(\d+\.\d+\.\d+)$/.exec(String(isRecord(range) && range.sotay)) ?? []
  return version === undefined ? undefined : { version }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
