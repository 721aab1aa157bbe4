import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version that a site gives itself in its package.json, if it has one. */
export function readSiteVersion(siteDir: string): string | undefined {
  const path = join(siteDir, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined
}
