/** The record of the kept site, written to the cache once all its files are there. JSON. */
export interface KeptSite {
  /** Address of the file list that was kept. */
  list: string
  /** ISO 8601. */
  since: string
  files: string[]
}

/** The name of a site's cache, by base path: one host may have several sites. */
export const cacheNameOf = (base: string) => `sotay-offline ${base}`

/** The address of the record in the cache. No file of a site has this address. */
export const recordOf = (base: string) => `${base}offline-kept.json`

/** Reads the record of the kept site; undefined when nothing is kept, or not everything. */
export async function readKeptSite(base: string): Promise<KeptSite | undefined> {
  const record = await caches.match(recordOf(base), { cacheName: cacheNameOf(base) })
  return record?.json()
}

/** Records what the device keeps from now on. */
export async function writeKeptSite(base: string, kept: KeptSite): Promise<void> {
  const cache = await caches.open(cacheNameOf(base))
  await cache.put(recordOf(base), Response.json(kept))
}
