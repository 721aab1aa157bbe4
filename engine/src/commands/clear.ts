import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findConfigFile } from '../config/findConfigFile.ts'

/** Removes what builds made. Gives the folders that were removed, relative to the site, whose config may have mistakes. */
export async function clear(siteDir: string, options: { config?: string } = {}): Promise<string[]> {
  await findConfigFile(siteDir, options.config)
  const removed = ['.sotay', 'build'].filter((name) => existsSync(join(siteDir, name)))
  for (const name of removed) rmSync(join(siteDir, name), { recursive: true })
  return removed
}
