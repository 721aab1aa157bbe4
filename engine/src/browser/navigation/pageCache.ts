/** A fetched page. */
export interface FetchedPage {
  html: string
  /** The final address, if the host redirected. */
  movedTo: string | false
  /** Whether the page may be cached: the server did not send `Cache-Control: no-store`. */
  isLasting: boolean
}

export interface PageCache {
  /** Whether the page is cached or being fetched. */
  has(url: URL): boolean
  /** Returns a page from the cache, or fetches it. Rejects when the answer is not HTML or is an error. */
  load(url: URL, options?: LoadOptions): Promise<FetchedPage>
}

export interface LoadOptions {
  /** `low` for prefetching. */
  priority?: 'high' | 'low'
}

/** How many pages are kept: enough to go back and forth, little enough for a phone. */
const capacity = 40

/**
 * Caches the last fetched pages by path and query. Failed requests, and pages of the dev server, are fetched again
 * each time.
 */
export function createPageCache(): PageCache {
  const pages = new Map<string, Promise<FetchedPage>>()
  const keyOf = (url: URL) => url.pathname + url.search
  return {
    has: (url) => pages.has(keyOf(url)),
    load(url, { priority = 'high' } = {}) {
      const key = keyOf(url)
      const known = pages.get(key)
      if (known) return known
      const page = fetchPage(key, priority)
      pages.set(key, page)
      page.then(
        ({ isLasting }) => isLasting || pages.delete(key),
        () => pages.delete(key),
      )
      const [oldest] = pages.keys()
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}

/** The not-found page comes with status 404 and is a page all the same. */
async function fetchPage(address: string, priority: 'high' | 'low'): Promise<FetchedPage> {
  const response = await fetch(address, { priority, headers: { Accept: 'text/html' } })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (!isHtml || (!response.ok && response.status !== 404)) throw new Error(`${address}: ${response.status}`)
  const isLasting = response.headers.get('cache-control') !== 'no-store'
  return { html: await response.text(), movedTo: response.redirected && response.url, isLasting }
}
