import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { packageFolder } from '../bundle/modulePaths.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'

/** Creates a site in a folder (absolute) that is empty or missing. Gives the folder. */
export function newSite(folder: string): string {
  if (!isFree(folder)) throw new BuildFailed([diagnose('folder-not-empty', [folder])])
  cpSync(join(packageFolder(), 'template'), folder, { recursive: true })
  // npm leaves `.gitignore` files out of published packages, so the template's has another name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  if (!isInstalled(packageFolder())) dependOnSources(folder)
  return folder
}

function isInstalled(packageFolder: string): boolean {
  return /[\\/]node_modules[\\/]/.test(packageFolder)
}

/** Points the site's dependency at this checkout, because the registry may not have this version. */
function dependOnSources(folder: string): void {
  const file = join(folder, 'package.json')
  const sources = relative(realpathSync(folder), packageFolder()).replaceAll('\\', '/')
  const text = readFileSync(file, 'utf8').replace(/(?<="sotay": ")[^"]*/, `file:${sources}`)
  writeFileSync(file, text)
}

/** Whether a folder is missing or empty; the `.git` of a fresh clone does not count. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git')
}
