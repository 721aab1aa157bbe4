import { relative, resolve } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type OutputPath, toOutputPath } from '../../model/paths.ts'

/** The output path of a file (absolute) in a static folder; undefined for other files. */
export function staticName(
  path: string,
  { siteDir, staticDirectories }: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>,
): OutputPath | undefined {
  const name = staticDirectories
    .map((folder) => relative(resolve(siteDir, folder), path).replaceAll('\\', '/'))
    .find((each) => !/^(?:\.\.\/|\w:)/.test(each))
  return name === undefined ? undefined : toOutputPath(name)
}
