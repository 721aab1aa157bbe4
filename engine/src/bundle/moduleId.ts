import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/contentFile.ts'

/** The bundler's id for a module of the site: its real path, with `/` on every system. */
export function moduleId({ source }: Pick<PageModule, 'source'>, { siteDir }: SiteConfig): string {
  return realpathSync(join(siteDir, source)).replaceAll('\\', '/')
}
