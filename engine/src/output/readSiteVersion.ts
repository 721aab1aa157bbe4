import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version in the site's package.json, if it has one. */
export function readSiteVersion(siteDir: string): string | undefined {
  const path = join(siteDir, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')).version : undefined
}
