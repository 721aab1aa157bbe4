import { createPageCache } from './navigation/pageCache.ts'
import { startNavigation } from './navigation/navigator.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import { createProgressBar } from './navigation/progressBar.ts'
import type { Storage } from './storage.ts'

/** A behaviour of the page. Started once; told each time another page stands in place. */
export interface Part {
  enterPage?(): void
}

export interface SessionSettings {
  baseUrl: string
  storage: Storage
}

/** Starts every behaviour, in order, once the page's HTML is there; each goes on across in-place navigation. */
export function startSession({ baseUrl }: SessionSettings): void {
  const cache = createPageCache()
  const parts: Part[] = [startPrefetch(cache, baseUrl)]
  const enterPage = () => {
    for (const part of parts) part.enterPage?.()
  }
  startNavigation({ cache, baseUrl, progress: createProgressBar(), entered: enterPage })
  enterPage()
  document.documentElement.dataset.hasHydrated = 'true'
}
