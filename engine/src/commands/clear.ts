import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../config/loadConfig.ts'

/** Removes what builds made. Gives the folders that were removed, relative to the site. */
export async function clear(siteDir: string, options: { config?: string } = {}): Promise<string[]> {
  const config = await loadConfig(siteDir, options.config)
  const removed = ['.sotay', 'build'].filter((name) => existsSync(join(config.siteDir, name)))
  for (const name of removed) rmSync(join(config.siteDir, name), { recursive: true })
  return removed
}
