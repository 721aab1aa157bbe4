import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Progress, silent } from '../progress.ts'
import { openSharedCache, type SharedCache } from './sharedCache.ts'

/** What a build does with the shared cache of its site, if the settings name one. */
export interface SharedCaches {
  /** Before its work. Gives warnings. */
  take(config: SiteConfig): Promise<Diagnostic[]>
  /** After it. A build of some languages gives nothing: the others would be missing. */
  give(): Promise<Diagnostic[]>
}

/**
 * Begins to share. The settings may be read more than once in a build; caches are taken once. A build whose caches are
 * elsewhere, as one that proves another, shares none.
 */
export function shareCaches({
  locale,
  cacheDir,
  progress = silent,
}: {
  locale?: string | string[]
  cacheDir?: string
  progress?: Progress
}): SharedCaches {
  let shared: SharedCache | undefined
  return {
    async take(config) {
      if (shared || cacheDir !== undefined) return []
      shared = openSharedCache(config)
      return shared ? progress.stage('Asking the shared cache', shared.take) : []
    },
    async give() {
      return shared && locale === undefined ? progress.stage('Filling the shared cache', shared.give) : []
    },
  }
}
