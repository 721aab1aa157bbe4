import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageFolder } from '../bundle/modulePaths.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { createSite, isFree, isTemplate, templates } from './createSite.ts'

/** Creates a site in a folder (absolute) that is empty or missing. Gives the folder. */
export function newSite(folder: string, template = 'notes'): string {
  if (!isTemplate(template)) {
    const reason = `There is no template "${template}". The templates are ${templates.join(', ')}.`
    throw new BuildFailed([diagnose('wrong-usage', [reason, 'new', nearestMatch(template, templates)])])
  }
  if (!isFree(folder)) throw new BuildFailed([diagnose('folder-not-empty', [folder])])
  const sotay = isInstalled(packageFolder()) ? undefined : pathOfSources
  createSite(folder, template, { from: join(packageFolder(), 'templates'), sotay })
  return folder
}

function isInstalled(packageFolder: string): boolean {
  return /[\\/]node_modules[\\/]/.test(packageFolder)
}

/** Where this checkout is, from a site: the registry may not have this version. */
const pathOfSources = (folder: string) =>
  `file:${relative(realpathSync(folder), packageFolder()).replaceAll('\\', '/')}`
