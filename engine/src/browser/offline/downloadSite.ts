import type { OfflineList, OfflineSite } from '../../model/offlineSite.ts'
import { cacheNameOf, recordOf, writeKeptSite } from './keptSite.ts'
import { baseOf } from './offlineState.ts'

/**
 * Downloads a site for reading offline, or updates the copy.
 * 1. Fetch the missing files. Old files stay meanwhile, so the site can be read as it was.
 * 2. Record what is kept, and register the worker that answers from it.
 * 3. Delete files that the site no longer has.
 */
export async function downloadSite(site: OfflineSite, { stop, progress }: Work): Promise<void> {
  const base = baseOf(site)
  const { files }: OfflineList = await (await fetchAnew(site.list, stop.signal)).json()
  const cache = await caches.open(cacheNameOf(base))
  const { missing, obsolete } = planUpdate(files, await keptFiles(base, cache))
  const there = files.length - missing.length
  progress(there)
  await fetchFiles(missing, cache, { stop, progress: (fetched) => progress(there + fetched) })
  await writeKeptSite(base, { list: site.list, since: new Date().toISOString(), files })
  await navigator.serviceWorker.register(site.worker)
  await Promise.all(obsolete.map((file) => cache.delete(file)))
}

/** The addresses of the kept files without the host, as file lists have them. */
async function keptFiles(base: string, cache: Cache): Promise<string[]> {
  const requests = await cache.keys()
  const addresses = requests.map(({ url }) => url.slice(location.origin.length))
  return addresses.filter((address) => address !== recordOf(base))
}

/** How many files are fetched at the same time. */
const lanes = 6

/** Aborts and follows a long download. */
interface Work {
  stop: AbortController
  /** Called with the number of files fetched so far. */
  progress: (done: number) => void
}

/** Fetches files into a cache. The first failure aborts the rest; files that have arrived stay. */
async function fetchFiles(files: string[], cache: Cache, { stop, progress }: Work): Promise<void> {
  const queue = files.values()
  let fetched = 0
  const lane = async () => {
    for (const file of queue) {
      await cache.put(file, await fetchCopy(file, stop.signal))
      progress(++fetched)
    }
  }
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error) => stop.abort(error))))
  stop.signal.throwIfAborted()
}

/** Rebuilds the response, because browsers refuse to show a cached page whose response was redirected. */
async function fetchCopy(file: string, signal: AbortSignal): Promise<Response> {
  const { body, headers } = await fetchAnew(file, signal)
  return new Response(body, { headers })
}

/** Fetches from the host, past the caches of browser and worker. `404.html` may come with status 404. */
async function fetchAnew(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', signal })
  if (response.ok || address.includes('/404.html?')) return response
  throw new Error(`${address}: ${response.status}`)
}

/** The files that a device has to fetch, and those it can delete. */
export interface UpdatePlan {
  missing: string[]
  obsolete: string[]
}

/**
 * Compares the files of a site with those on a device. Addresses contain a hash of the content, so a file that is
 * there is up to date.
 */
export function planUpdate(files: string[], kept: string[]): UpdatePlan {
  const [wanted, present] = [new Set(files), new Set(kept)]
  return {
    missing: files.filter((file) => !present.has(file)),
    obsolete: kept.filter((file) => !wanted.has(file)),
  }
}
