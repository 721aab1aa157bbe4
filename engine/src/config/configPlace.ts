import { relative } from 'node:path'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { SiteConfig } from './siteConfig.ts'

/** The location of a setting in the config file, by its key path. */
export function configPlace(
  { siteDir, configPath }: Pick<SiteConfig, 'siteDir' | 'configPath'>,
  ...key: PropertyKey[]
): SourceLocation {
  return { file: toSourcePath(relative(siteDir, configPath)), key }
}
