import { addAndLoad, element } from '../element.ts'
import { showLoadError } from '../loadError.ts'
import { buildOf, decideNavigation } from './decideNavigation.ts'
import { focusPage, type Place, placeNow } from './focusPage.ts'
import { type FetchedPage, type PageCache, parsePage } from './pageCache.ts'
import { startProgress } from './progressBar.ts'
import { swapPage } from './swapPage.ts'

/** The services that a visit uses. */
interface VisitTools {
  cache: PageCache
  baseUrl: string
  /** Called after another page has been put in place. */
  entered: () => void
}

/** Marks a navigation as another attempt to show the page at the current address. */
const again = 'again'

/** Takes over navigation within the site, if the browser has the Navigation API; otherwise links load pages. */
export function startNavigation(tools: VisitTools): void {
  if (!('navigation' in window)) return
  let shown = new URL(location.href)
  let failure: HTMLElement | undefined
  /** By the key of the history entry. */
  const places = new Map<string, Place>()
  const entryKey = () => navigation.currentEntry!.key
  /** Whether a page could be shown. */
  const show = async (url: URL, signal: AbortSignal) => {
    const outcome = await visit(url, signal, tools)
    if (outcome instanceof Error)
      failure = showLoadError({ what: 'pageFailed', error: outcome }, () => retry(url))
    return outcome === true
  }
  navigation.addEventListener('navigate', (event) => {
    const destination = new URL(event.destination.url)
    const isRetry = event.info === again
    const decision = isRetry ? 'visit' : decideNavigation(event, shown, tools.baseUrl)
    // While a page is loading, and when it fails to, the reader still sees the page of another entry.
    const isShown = shown.pathname === location.pathname
    if (isShown) places.set(entryKey(), placeNow())
    // Going back may have closed the drawer instead.
    if (decision === 'ignore' || event.defaultPrevented) return
    failure?.remove()
    const handler = async () => {
      if (decision === 'visit' && !(await show(destination, event.signal))) return
      shown = destination
      const isReturn = isRetry || event.navigationType === 'traverse'
      if (decision === 'stay' && !(isShown && isReturn)) return
      const place = isReturn ? places.get(entryKey()) : undefined
      if (place) scrollTo({ top: place.top, behavior: 'instant' })
      else event.scroll()
      // Where code sends readers on, nobody has done anything: a ring around the heading would say so.
      if (decision === 'visit' && event.navigationType !== 'replace') focusPage(destination, place)
    }
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler })
  })
}

/**
 * Fetches a page and puts it in place. Returns false when a newer navigation took over, or the browser has to load the
 * page. Returns the error when there is no page to show; the one that is being read stays then.
 */
async function visit(
  url: URL,
  signal: AbortSignal,
  { cache, entered }: VisitTools,
): Promise<boolean | Error> {
  const finish = startProgress()
  try {
    const page = await cache.load(url).catch((error: Error) => loadInFrame(url, error))
    if (signal.aborted) return false
    if (page instanceof Error) return page
    const next = parsePage(page.html)
    if (buildOf(document) !== buildOf(next) || !(await isSwapped(next))) return reload()
    entered()
    // The host may have redirected. Changing the address right now would abort this navigation, so it is done after
    // its end.
    if (page.movedTo) setTimeout(() => history.replaceState(history.state, '', page.movedTo + url.hash))
    return true
  } finally {
    finish()
  }
}

/** Whether a page could be put in place: a page of another design, say, has no layout that could take it. */
const isSwapped = (next: Document) =>
  swapPage(next).then(
    () => true,
    () => false,
  )

/** Has the browser load the page. The address is the new one already, so that is a reload. */
function reload(): false {
  location.reload()
  return false
}

/**
 * Loads a page as a document, but out of sight: what keeps a script from fetching it may let the browser load it, and
 * if nothing can be loaded, the page that is being read is still there.
 */
async function loadInFrame({ href: src }: URL, error: Error): Promise<FetchedPage | Error> {
  if (!(error instanceof TypeError)) return error
  const frame = element('iframe', { hidden: true, src })
  frame.sandbox.add('allow-same-origin')
  await addAndLoad(frame)
  const loaded = frame.contentDocument
  frame.remove()
  return loaded && buildOf(loaded)
    ? { html: loaded.documentElement.outerHTML, movedTo: false, isLasting: true }
    : error
}

const retry = ({ href }: URL) => navigation.navigate(href, { history: 'replace', info: again })
