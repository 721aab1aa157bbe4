/** A page as it was fetched. */
export interface FetchedPage {
  html: string
  /** Where it was found, if the host led on from the address that was asked for. */
  movedTo: string | false
  /** Whether the server lets it be used again. */
  isLasting: boolean
}

export interface PageCache {
  /** Whether the page is here or on its way. */
  has(url: URL): boolean
  /** Gives a page, fetched at most once. Fails when it is no HTML of this site. */
  load(url: URL, options?: LoadOptions): Promise<FetchedPage>
}

export interface LoadOptions {
  /** `low` for what nobody has asked for yet. */
  priority?: 'high' | 'low'
}

/** How many pages are kept: enough to go back and forth, little enough for a phone. */
const capacity = 40

/** Fetches pages and keeps the last ones; one that failed, or that is being written, is asked for again the next time. */
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
