import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { SiteConfig } from '../config/siteConfig.ts'
import { toOutputPath } from '../model/paths.ts'
import type { OutputFile } from './outputFile.ts'

/** Every file of the static folders, dotfiles too, under its own name; a later folder wins over an earlier one. */
export async function listStaticFiles({ siteDir, staticDirectories }: SiteConfig): Promise<OutputFile[]> {
  const lists = staticDirectories.map(async (directory) => {
    const folder = join(siteDir, directory)
    if (!existsSync(folder)) return []
    const names = await glob('**', { cwd: folder, dot: true, expandDirectories: false })
    return names
      .sort()
      .map((name) => ({ path: toOutputPath(name.replaceAll('\\', '/')), copyOf: join(folder, name) }))
  })
  return (await Promise.all(lists)).flat()
}
