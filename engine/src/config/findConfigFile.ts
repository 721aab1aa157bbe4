import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BuildFailed, stopOnErrors } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { isFile } from './files.ts'
import { checkReadable } from './readFile.ts'

/** The folders of a site and its config file. Absolute. */
export interface ConfigPlace {
  siteDir: string
  configPath: string
}

/** Names of the config file, in order of precedence. */
export const acceptedNames = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].map(
  (ending) => `sotay.config.${ending}`,
)

/** Finds the config file of a site: `configFile` if given, else the first of the accepted names. */
export async function findConfigFile(siteDir: string, configFile?: string): Promise<ConfigPlace> {
  await checkFolder(siteDir)
  const names = configFile === undefined ? acceptedNames : [configFile]
  const paths = names.map((name) => resolve(siteDir, name))
  const configPath = paths.find(isFile)
  // The bundler would wait for a pipe of this name.
  const manifest = resolve(siteDir, 'package.json')
  stopOnErrors([...(configPath ? [] : paths), manifest].flatMap((path) => checkReadable(siteDir, path)))
  if (configPath) return { siteDir, configPath }
  const foreign = configFile === undefined ? findForeignConfig(siteDir) : undefined
  throw new BuildFailed([diagnose('missing-config', [siteDir, names, foreign])])
}

/** Names of the config file of a Docusaurus site. */
export const foreignNames = acceptedNames.map((name) => name.replace('sotay', 'docusaurus'))

/** The name of the config file of a Docusaurus site in a folder, if there is one. */
export function findForeignConfig(siteDir: string): string | undefined {
  return foreignNames.find((name) => isFile(resolve(siteDir, name)))
}

async function checkFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isDirectory())
    throw new BuildFailed([diagnose('missing-site-folder', [path, stats !== undefined])])
}
