import { updateEvent } from '../model/markup.ts'
import { startDrawer } from './chrome/drawer.ts'
import { startSidebarColumn, startSidebarGroups } from './chrome/sidebar.ts'
import { startIslands } from './islands/islands.ts'
import { startNavigation } from './navigation/navigator.ts'
import { leaveNotFound } from './navigation/notFound.ts'
import { createPageCache } from './navigation/pageCache.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import type { Part, SessionSettings } from './part.ts'
import { startActiveHeading } from './reading/activeHeading.ts'
import { startBackToTop } from './reading/backToTop.ts'
import { startCodeButtons } from './reading/codeButtons.ts'
import { startReadingPlace } from './reading/readingPlace.ts'
import { startSearch } from './search/startSearch.ts'

/** Starts every behaviour, in order, once the page's HTML is there; each goes on across in-place navigation. */
export function startSession({ baseUrl, previews, search, storage, colorMode }: SessionSettings): void {
  const cache = createPageCache()
  const parts: Part[] = [
    colorMode,
    startIslands(),
    startPrefetch(cache, baseUrl, previews),
    startSidebarGroups(cache),
    startSidebarColumn(),
    startDrawer(),
    startActiveHeading(),
    startBackToTop(),
    startCodeButtons(storage),
    startSearch(search, storage),
  ]
  const enterPage = () => {
    for (const part of parts) part.enterPage?.()
  }
  startNavigation({ cache, baseUrl, entered: enterPage })
  startReadingPlace()
  addEventListener(updateEvent, enterPage)
  enterPage()
  void leaveNotFound()
  document.documentElement.dataset.hasHydrated = 'true'
}
