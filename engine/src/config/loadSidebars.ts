import { relative, resolve } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { configPlace } from './configPlace.ts'
import { guardCallbacks } from './guardCallbacks.ts'
import { importModule } from './importModule.ts'
import { isFile } from './isFile.ts'
import type { SiteConfig } from './siteConfig.ts'
import { currentVersion, type VersionSettings } from './versions/docsVersion.ts'

/** The export of a version's sidebars file, unchecked; undefined without such a file. */
export async function loadSidebars(
  config: Pick<SiteConfig, 'siteDir' | 'configPath'>,
  { name, sidebarsFile }: Pick<VersionSettings, 'name' | 'sidebarsFile'>,
): Promise<unknown> {
  if (!sidebarsFile) return undefined
  const { siteDir } = config
  const path = resolve(siteDir, sidebarsFile)
  const file = toSourcePath(relative(siteDir, path))
  if (!isFile(path)) {
    if (name !== currentVersion) return undefined
    throw new BuildFailed([
      diagnose('missing-sidebars-file', [file], configPlace(config, 'docs', 'sidebarPath')),
    ])
  }
  const { value, explain } = await importModule(path, siteDir)
  if (value !== undefined) return guardCallbacks(value, explain)
  throw new BuildFailed([
    diagnose('wrong-export', [undefined, 'an object with the items of each sidebar'], { file }),
  ])
}
