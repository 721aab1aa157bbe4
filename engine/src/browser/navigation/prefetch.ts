import { importFiles } from '../importFiles.ts'
import type { Part } from '../part.ts'
import { isPageAddress } from './pageAddress.ts'
import type { PageCache } from './pageCache.ts'

/**
 * Pages are fetched ahead until their HTML has this many letters. That is 12 KB as they travel, and less than 30 KB
 * when the last page is a large one.
 */
const enough = 45_000

/** How long the reader points at a link before its page is fetched, in ms: a pointer on its way crosses many links. */
const dwell = 65

/**
 * Prefetches the pages that the reader is likely to open: at once the one that the reader points at; once the browser
 * is idle, one by one, the next page, the previous one, and those that the text in view links to. Where `previews` names
 * the files for it, a page that the reader points at in a text is shown beside the link.
 */
export function startPrefetch(cache: PageCache, baseUrl: string, previews?: string): Part {
  const prefetch = async (link: Element | null | undefined, priority?: 'low') => {
    const url = link && pageOf(link, baseUrl)
    if (!url || !allowsPrefetch() || cache.has(url)) return 0
    const page = await cache.load(url, priority).catch(() => undefined)
    return page?.html?.length ?? 0
  }
  followPointer(async (link, type) => {
    void prefetch(link)
    const url = previews && type !== 'touchstart' && link.closest('article') && pageOf(link, baseUrl)
    if (!url || !allowsPrefetch()) return
    const { showPreview } = await importFiles<typeof import('../previews/linkPreviews.tsx')>(previews)
    showPreview(link, cache.load(url))
  })
  const likely = createQueue((link: Element) => prefetch(link, 'low'))
  const inView = new IntersectionObserver((entries) => {
    likely.add(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
  })
  const begin = () => {
    likely.add(findLinks('a[rel=next]', 'a[rel=prev]'))
    for (const link of findLinks('main a[href]:not(nav a)')) inView.observe(link)
  }
  return {
    enterPage() {
      inView.disconnect()
      likely.clear()
      if (document.readyState === 'complete') begin()
      else addEventListener('load', begin)
    },
  }
}

const findLinks = (...selectors: string[]) =>
  selectors.flatMap((selector) => [...document.querySelectorAll(selector)])

function followPointer(point: (link: HTMLAnchorElement, type: string) => void): void {
  let timer: ReturnType<typeof setTimeout>
  const follow = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (link) timer = setTimeout(() => point(link, type), dwell)
  }
  document.addEventListener('mouseover', follow)
  document.addEventListener('focusin', follow)
  document.addEventListener('touchstart', follow, { passive: true })
}

/** The page of this site that a link leads to, unless it is the current one. */
function pageOf(link: Element, baseUrl: string): URL | undefined {
  const { href, target, download } = link as HTMLAnchorElement
  const destination = new URL(href, location.href)
  if (target || download || destination.origin !== location.origin) return undefined
  const isPage = isPageAddress(destination, baseUrl)
  return isPage && destination.pathname !== location.pathname ? destination : undefined
}

/** Fetches one by one, while the browser is idle and it is not enough yet. */
function createQueue<Item>(fetch: (item: Item) => Promise<number>) {
  let waiting: Item[] = []
  let fetched = 0
  let isBusy = false
  const next = async () => {
    const item = isBusy || fetched >= enough ? undefined : waiting.shift()
    if (!item) return
    isBusy = true
    await new Promise<unknown>(whenIdle)
    fetched += await fetch(item)
    isBusy = false
    void next()
  }
  return {
    add(items: Item[]) {
      waiting.push(...items)
      void next()
    },
    clear() {
      waiting = []
      fetched = 0
    },
  }
}

/** How long to wait for an idle moment, in ms: where something on the page moves all the time, there may be none. */
const patience = 2000

/** Safari has no such callback. */
const whenIdle = (then: (value: unknown) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: patience }) : setTimeout(then)

interface NetworkConnection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the connection allows prefetching: no data saver, no 2G. */
export const allowsPrefetch = () => isFast(/2g/)

/** Whether the connection is of none of these types. Browsers that do not say are taken to have a good one. */
export function isFast(slow: RegExp): boolean {
  const { connection } = navigator as { connection?: NetworkConnection }
  return !connection?.saveData && !slow.test(connection?.effectiveType ?? '')
}
