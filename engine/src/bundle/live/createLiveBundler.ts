import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, stopOnErrors, type Tell } from '../../diagnostics/diagnostic.ts'
import { createLruCache } from '../../std/collections.ts'
import { bundlePageModules, type PageModules } from '../bundlePageModules.ts'
import { uncached } from '../cache/openBuildCache.ts'
import type { LiveNotes, LiveSource } from './liveNotes.ts'

/** Bundles the module of a note, and those of its partials, when its page is requested. */
export type LiveBundler = (notes: LiveSource[]) => Promise<{ modules: PageModules; warnings: Diagnostic[] }>

/** How many bundled notes are cached. */
const capacity = 50

/** Creates a bundler that caches by the notes' code, so what they import must not change while it is in use. */
export function createLiveBundler(config: SiteConfig, commonFile: LiveNotes['commonFile']): LiveBundler {
  const bundle = createLruCache(capacity, async (notes) => {
    const warnings: Diagnostic[] = []
    const tell: Tell = (problems) => {
      stopOnErrors([...warnings, ...problems])
      warnings.push(...problems)
    }
    const live = { notes: JSON.parse(notes) as LiveSource[], commonFile }
    return {
      modules: await bundlePageModules({ pages: [], live }, config, { cached: uncached, tell }),
      warnings,
    }
  })
  return (notes) => bundle(JSON.stringify(notes))
}
