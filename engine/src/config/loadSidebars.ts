import { relative, resolve } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { importModule } from './importModule.ts'
import { isFile } from './isFile.ts'
import type { SiteConfig } from './siteConfig.ts'

/** What the sidebars file exports, unchecked; undefined when the site names none. */
export async function loadSidebars({ siteDir, docs }: SiteConfig): Promise<unknown> {
  const sidebarPath = docs && docs.sidebarPath
  if (!sidebarPath) return undefined
  const path = resolve(siteDir, sidebarPath)
  const file = toSourcePath(relative(siteDir, path))
  if (!(await isFile(path))) throw new BuildFailed([diagnose('missing-sidebars-file', [file])])
  const { value } = await importModule(path, siteDir)
  if (value !== undefined) return value
  throw new BuildFailed([
    diagnose('wrong-export', [undefined, 'an object with the items of each sidebar'], { file }),
  ])
}
