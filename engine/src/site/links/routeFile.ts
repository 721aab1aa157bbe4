import { relative } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { outlineOf } from '../outlineOf.ts'
import type { Route } from '../site.ts'

/** The source file of a page; for pages that the engine generates, the config file. */
export function routeFile(
  { target }: Pick<Route, 'target'>,
  { siteDir, configPath }: SiteConfig,
): SourcePath {
  if (target.kind === 'reactPage') return target.module.source
  return outlineOf(target)?.file.source ?? toSourcePath(relative(siteDir, configPath))
}
