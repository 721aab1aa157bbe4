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
import { packageFolder } from '../bundle/packageFolder.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'

/** Begins a site in a folder (absolute) that is empty or does not exist. Gives the folder. */
export function newSite(folder: string): string {
  if (!isFree(folder)) throw new BuildFailed([diagnose('folder-not-empty', [folder])])
  cpSync(join(packageFolder(), 'template'), folder, { recursive: true })
  // Published packages lose files that are called `.gitignore`.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  if (!isInstalled(packageFolder())) dependOnSources(folder)
  return folder
}

function isInstalled(packageFolder: string): boolean {
  return /[\\/]node_modules[\\/]/.test(packageFolder)
}

/** A site begun from the sources of this package needs what stands there: a registry may not have it. */
function dependOnSources(folder: string): void {
  const file = join(folder, 'package.json')
  const sources = relative(realpathSync(folder), packageFolder()).replaceAll('\\', '/')
  const text = readFileSync(file, 'utf8').replace(/(?<="sotay": ")[^"]*/, `file:${sources}`)
  writeFileSync(file, text)
}

/** A folder that holds nothing but a git repository, as one that was just cloned, is free. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git')
}
