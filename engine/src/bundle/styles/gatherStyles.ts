import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { announcementStyles } from '../announcementStyles.ts'
import type { Bundle } from '../bundle.ts'
import type { OverrideBundle } from '../overrides/bundleOverrides.ts'
import { readsFramework } from '../readsFramework.ts'
import { toBundledFile } from '../toBundledFile.ts'
import { bundleCustomCss } from './bundleCustomCss.ts'
import { setsVariableOf } from './setsVariableOf.ts'

/**
 * The styles of all pages: the theme's, and over them the site's own. If those count on variables of Infima, so do all
 * pages; if they set some, the theme follows these.
 */
export async function gatherStyles(
  config: SiteConfig,
  overrides: OverrideBundle | undefined,
  folder: string,
): Promise<Pick<Bundle, 'stylesheet' | 'frameworkStylesheet' | 'styleFiles'>> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const custom = await Promise.all(config.customCss.map((path) => bundleCustomCss(path, config)))
  const layers = custom.map(({ css }) => css)
  const own = [...(overrides ? [read('overrides.css'), overrides.css] : []), ...layers]
  const framework = read('framework.css')
  const isInAll = own.some(readsFramework)
  const settable = read('settable.css')
  const followed = own.some((css) => setsVariableOf(settable, css)) ? [settable] : []
  const below = [
    read('theme.css'),
    ...announcementStyles(config),
    ...(isInAll ? [framework] : []),
    ...followed,
  ]
  const imports = custom.flatMap((sheet) => sheet.imports)
  return {
    stylesheet: toBundledFile('styles.css', [...imports, ...below, ...own].join('\n')),
    ...(!isInAll && { frameworkStylesheet: toBundledFile('framework.css', framework) }),
    styleFiles: custom.flatMap((sheet) => sheet.files),
  }
}
