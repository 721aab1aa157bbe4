import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { findFiles } from '../config/findFiles.ts'
import { isFile } from '../config/isFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toOutputPath } from '../model/paths.ts'
import type { OutputFile } from './outputFile.ts'

type StaticFile = Extract<OutputFile, { copyOf: string }>

/** Every file of the static folders, dotfiles too, under its own name; a later folder wins over an earlier one. */
export async function listStaticFiles(config: SiteConfig): Promise<StaticFile[]> {
  const isWithin = createIsWithin(config)
  return (await listNamed(config)).filter(({ copyOf }) => isWithin(realpathSync(copyOf)))
}

/**
 * Reports symbolic links out of the site's folders. They are not published, because their targets would go online
 * unnoticed.
 */
export async function findLinksOut(config: SiteConfig): Promise<Diagnostic[]> {
  const isWithin = createIsWithin(config)
  const strays = (await listNamed(config)).filter(({ copyOf }) => !isWithin(realpathSync(copyOf)))
  return strays.map(({ copyOf }) => {
    const file = relative(config.siteDir, copyOf).replaceAll('\\', '/') as SourcePath
    return diagnose('link-leads-out', [realpathSync(copyOf)], { file })
  })
}

async function listNamed({ siteDir, staticDirectories }: SiteConfig): Promise<StaticFile[]> {
  const lists = staticDirectories.map(async (directory) => {
    const folder = resolve(siteDir, directory)
    if (!existsSync(folder)) return []
    const names = await findFiles(folder, '**', { dot: true })
    return names
      .filter((name) => isFile(join(folder, name)))
      .sort()
      .map((name) => ({ path: toOutputPath(name.replaceAll('\\', '/')), copyOf: join(folder, name) }))
  })
  return (await Promise.all(lists)).flat()
}

function createIsWithin({ siteDir, staticDirectories }: SiteConfig): (path: string) => boolean {
  const folders = ['.', ...staticDirectories]
    .map((directory) => resolve(siteDir, directory))
    .filter(existsSync)
  const starts = folders.map((folder) => realpathSync(folder) + sep)
  return (path) => starts.some((start) => path.startsWith(start))
}
