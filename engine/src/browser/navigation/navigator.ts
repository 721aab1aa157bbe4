import { decideNavigation } from './decideNavigation.ts'
import { focusPage } from './focusPage.ts'
import { isStale } from './isStale.ts'
import type { PageCache } from './pageCache.ts'
import type { ProgressBar } from './progressBar.ts'
import { swapPage } from './swapPage.ts'

/** The services that a visit uses. */
interface VisitTools {
  cache: PageCache
  progress: ProgressBar
  baseUrl: string
  /** Called after another page has been put in place. */
  entered: () => void
}

/** Takes over navigation within the site, if the browser has the Navigation API; otherwise links load pages. */
export function startNavigation(tools: VisitTools): void {
  if (!('navigation' in window)) return
  let shown = new URL(location.href)
  navigation.addEventListener('navigate', (event) => {
    const destination = new URL(event.destination.url)
    const decision = decideNavigation(event, shown, tools.baseUrl)
    if (decision === 'ignore') return
    const isVisit = decision === 'visit'
    event.intercept({
      scroll: isVisit || event.navigationType === 'traverse' ? 'after-transition' : 'manual',
      focusReset: 'manual',
      handler: async () => {
        if (isVisit && !(await visit(destination, event.signal, tools))) return
        shown = destination
      },
    })
  })
}

/**
 * Fetches a page and puts it in place. Returns false when a newer navigation took over, or the browser has to load
 * the page.
 */
async function visit(
  url: URL,
  signal: AbortSignal,
  { cache, progress, entered }: VisitTools,
): Promise<boolean> {
  const finish = progress.start()
  try {
    const page = await cache.load(url)
    if (signal.aborted) return false
    const next = new DOMParser().parseFromString(page.html, 'text/html')
    if (isStale(next)) return reload(signal)
    await swapPage(next)
    entered()
    focusPage(url)
    // The host may have redirected. Changing the address right now would abort this navigation, so it is done after
    // its end.
    if (page.movedTo) setTimeout(() => history.replaceState(history.state, '', page.movedTo + url.hash))
    return true
  } catch (error) {
    console.warn(`${url.pathname} is loaded afresh.`, error)
    return reload(signal)
  } finally {
    finish()
  }
}

/** Falls back to a full page load. The address is the new one already, so that is a reload. */
function reload(signal: AbortSignal): false {
  if (!signal.aborted) location.reload()
  return false
}
