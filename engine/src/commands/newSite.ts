import { cpSync, existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../bundle/packageFolder.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'

/** Begins a site in a folder (absolute) that is empty or does not exist. Gives the folder. */
export function newSite(folder: string): string {
  if (!isFree(folder)) throw new BuildFailed([diagnose('folder-not-empty', [folder])])
  cpSync(join(packageFolder(), 'template'), folder, { recursive: true })
  // Published packages lose files that are called `.gitignore`.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  return folder
}

/** A folder that holds nothing but a git repository, as one that was just cloned, is free. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git')
}
