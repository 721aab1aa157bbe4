import type { SiteConfig } from '../../config/siteConfig.ts'
import { createLruCache } from '../../std/createLruCache.ts'
import { bundlePageModules, type PageModules } from '../bundlePageModules.ts'
import type { LiveNotes, LiveSource } from './liveNotes.ts'

/** Bundles the module of a note, and those of its parts, when its page is asked for. */
export type LiveBundler = (notes: LiveSource[]) => Promise<PageModules>

/** How many pages are kept. */
const capacity = 50

/** Notes with the same code are bundled once; what they import must not change while the bundler is used. */
export function createLiveBundler(config: SiteConfig, commonFile: LiveNotes['commonFile']): LiveBundler {
  const bundle = createLruCache(capacity, (notes) =>
    bundlePageModules({ pages: [], live: { notes: JSON.parse(notes) as LiveSource[], commonFile } }, config),
  )
  return (notes) => bundle(JSON.stringify(notes))
}
