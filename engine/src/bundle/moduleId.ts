import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'

/** What the bundler calls a module of the site: where it really is, with `/` on every system. */
export function moduleId({ source }: Pick<PageModule, 'source'>, { siteDir }: SiteConfig): string {
  return realpathSync(join(siteDir, source)).replaceAll('\\', '/')
}
