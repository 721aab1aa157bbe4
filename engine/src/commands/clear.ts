import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findConfigFile } from '../config/files.ts'

/**
 * Removes the output and the caches of a site, and gives the names of the removed folders. The config file must exist
 * but is not read, so it may have mistakes.
 */
export async function clear(siteDir: string, options: { config?: string } = {}): Promise<string[]> {
  await findConfigFile(siteDir, options.config)
  const removed = ['.sotay', 'build'].filter((name) => existsSync(join(siteDir, name)))
  for (const name of removed) rmSync(join(siteDir, name), { recursive: true })
  return removed
}
