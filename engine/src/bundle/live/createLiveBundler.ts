import type { SiteConfig } from '../../config/siteConfig.ts'
import { createLruCache } from '../../std/collections.ts'
import { bundlePageModules, type PageModules } from '../bundlePageModules.ts'
import type { LiveNotes, LiveSource } from './liveNotes.ts'

/** Bundles the module of a note, and those of its partials, when its page is requested. */
export type LiveBundler = (notes: LiveSource[]) => Promise<PageModules>

/** How many bundled notes are cached. */
const capacity = 50

/** Creates a bundler that caches by the notes' code, so what they import must not change while it is in use. */
export function createLiveBundler(config: SiteConfig, commonFile: LiveNotes['commonFile']): LiveBundler {
  const bundle = createLruCache(capacity, (notes) =>
    bundlePageModules({ pages: [], live: { notes: JSON.parse(notes) as LiveSource[], commonFile } }, config),
  )
  return (notes) => bundle(JSON.stringify(notes))
}
