import type { OfflineList, OfflineSite } from '../../model/offlineSite.ts'
import { baseOf } from './baseOf.ts'
import { fetchAnew, fetchFiles, type Work } from './fetchFiles.ts'
import { cacheNameOf, recordOf, writeKeptSite } from './keptSite.ts'
import { planUpdate } from './planUpdate.ts'

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
