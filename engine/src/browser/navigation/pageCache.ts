import { ask } from '../loadError.ts'
import { otherSpellings } from './pageAddress.ts'

/** A fetched page. */
export interface FetchedPage {
  /** Missing if the answer is not a page, but something that the browser has to deal with. */
  html?: string
  /** Its address, if it is another one than was asked for. */
  movedTo: string | false
  /** Whether the page may be cached: the server did not send `Cache-Control: no-store`. */
  isLasting: boolean
}

export interface PageCache {
  /** Whether the page is cached or being fetched. */
  has(url: URL): boolean
  /** Returns a page from the cache, or fetches it. Rejects when there is no answer, or the server has failed. */
  load(url: URL, priority?: Priority): Promise<FetchedPage>
}

/** `low` for prefetching. */
type Priority = 'high' | 'low'

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
    load(url, priority) {
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

/** Parses a page; anything else gives an empty document. */
export function parsePage(html = ''): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The not-found page comes with status 404 and is a page all the same. */
async function fetchPage(address: string, priority?: Priority): Promise<FetchedPage> {
  const asked = await askForPage(address, priority)
  const response = (asked.status === 404 && (await findElsewhere(new URL(asked.url)))) || asked
  const { status, url, headers } = response
  if (status >= 500) throw new Error(`${address}: ${status}`)
  const isPage = isHtml(response) && (response.ok || status === 404)
  return {
    html: isPage ? await response.text() : undefined,
    movedTo: url !== location.origin + address && url,
    isLasting: isPage && headers.get('cache-control') !== 'no-store',
  }
}

/** Looks for a page that the host does not know under its address, under other spellings of it. */
export async function findElsewhere({ pathname, search }: URL | Location): Promise<Response | undefined> {
  for (const path of otherSpellings(pathname)) {
    const response = await askForPage(path + search)
    if (response.ok && isHtml(response)) return response
  }
  return undefined
}

const askForPage = (address: string, priority?: Priority) =>
  ask(address, { priority, headers: { Accept: 'text/html' } })

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false
