import { allowsPrefetch } from '../allowsPrefetch.ts'
import { isPageAddress } from './isPageAddress.ts'
import type { PageCache } from './pageCache.ts'

/** How many pages are prefetched at the same time, and at most for each page that the reader opens. */
const atOnce = 2
const atMost = 12

/**
 * Prefetches pages: at once when the reader points at a link, with low priority and a few at a time when a link comes
 * into view.
 */
export function startPrefetch(cache: PageCache, baseUrl: string): { enterPage(): void } {
  const queue = createQueue(cache)
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      const url = pageOf(target, baseUrl)
      if (url && allowsPrefetch()) queue.add(url)
    }
  })
  const pointAt = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const url = link && pageOf(link, baseUrl)
    if (url && allowsPrefetch()) cache.load(url).catch(() => undefined)
  }
  document.addEventListener('mouseover', pointAt)
  document.addEventListener('touchstart', pointAt, { passive: true })
  return {
    enterPage() {
      inView.disconnect()
      queue.clear()
      for (const link of document.querySelectorAll('a[href]')) inView.observe(link)
    },
  }
}

/** The page of this site that a link leads to, unless it is the current one. */
function pageOf(link: Element, baseUrl: string): URL | undefined {
  const { href, target, download } = link as HTMLAnchorElement
  const destination = new URL(href, location.href)
  const current = new URL(location.href)
  if (target || download || destination.origin !== current.origin) return undefined
  const isPage = isPageAddress(destination, baseUrl)
  return isPage && destination.pathname !== current.pathname ? destination : undefined
}

function createQueue(cache: PageCache) {
  let waiting: URL[] = []
  let underWay = 0
  let taken = 0
  const next = () => {
    const url = underWay < atOnce && taken < atMost ? waiting.shift() : undefined
    if (!url) return
    if (cache.has(url)) return next()
    underWay++
    taken++
    cache
      .load(url, { priority: 'low' })
      .catch(() => undefined)
      .finally(() => {
        underWay--
        next()
      })
  }
  return {
    add(url: URL) {
      waiting.push(url)
      next()
    },
    clear() {
      waiting = []
      taken = 0
    },
  }
}
