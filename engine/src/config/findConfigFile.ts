import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { isFile } from './isFile.ts'

/** Where a site and its config file stand. Absolute. */
export interface ConfigPlace {
  siteDir: string
  configPath: string
}

const acceptedNames = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].map((ending) => `sotay.config.${ending}`)

/** Finds the config file in the folder of a site: the one that is named, else the first of the accepted names. */
export async function findConfigFile(siteDir: string, configFile?: string): Promise<ConfigPlace> {
  await checkFolder(siteDir)
  const names = configFile === undefined ? acceptedNames : [configFile]
  for (const configPath of names.map((name) => resolve(siteDir, name))) {
    if (isFile(configPath)) return { siteDir, configPath }
  }
  throw new BuildFailed([diagnose('missing-config', [siteDir, names])])
}

async function checkFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isDirectory())
    throw new BuildFailed([diagnose('missing-site-folder', [path, stats !== undefined])])
}
