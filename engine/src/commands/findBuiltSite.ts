import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { recoverFolder } from '../output/buildFolders.ts'

/** The folder (absolute) of a site that was built before. */
export async function findBuiltSite(siteDir: string, outDir = 'build'): Promise<string> {
  const folder = resolve(siteDir, outDir)
  await recoverFolder(folder)
  if (existsSync(join(folder, '404.html'))) return folder
  throw new BuildFailed([diagnose('nothing-to-serve', [folder])])
}
