import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AdoptedConfig, adoptConfig } from '../config/adopt/adoptConfig.ts'
import { acceptedNames, findForeignConfig, foreignNames } from '../config/files.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { type Progress, silent } from './progress.ts'

/** The config file that was read, the one that was written, and the settings that were not taken over. */
export interface Adoption {
  from: string
  to: string
  left: AdoptedConfig['left']
}

/**
 * Converts the config of a Docusaurus site (absolute path) to a `sotay.config.ts` beside it, and reports every setting
 * that could not be converted.
 */
export async function adopt(siteDir: string, progress: Progress = silent): Promise<Adoption> {
  const from = findForeignConfig(siteDir)
  if (!from) throw new BuildFailed([diagnose('nothing-to-adopt', [siteDir, foreignNames])])
  const own = acceptedNames.find((name) => existsSync(join(siteDir, name)))
  if (own) throw new BuildFailed([diagnose('config-exists', [own, from])])
  // Configs read files by paths from the folder of the site, where their own engine runs.
  process.chdir(siteDir)
  const { text, left } = await progress.stage(`Reading ${from}`, () =>
    adoptConfig({ siteDir, configPath: join(siteDir, from) }),
  )
  const to = 'sotay.config.ts'
  writeFileSync(join(siteDir, to), text, { flag: 'wx' })
  return { from, to, left }
}
