/** What a device keeps of a site: it stands in the cache beside the files when all of them are there. JSON. */
export interface KeptSite {
  /** Address of the list by which it was kept. */
  list: string
  /** ISO 8601. */
  since: string
  files: string[]
}

/** The cache of the site below a base address; its host may have others. */
export const cacheNameOf = (base: string) => `sotay-offline ${base}`

/** Where it says in the cache what is kept. Nothing of a site has this address. */
export const recordOf = (base: string) => `${base}offline-kept.json`

/** What the device keeps of the site; undefined when that is nothing, or not all. */
export async function readKeptSite(base: string): Promise<KeptSite | undefined> {
  const record = await caches.match(recordOf(base), { cacheName: cacheNameOf(base) })
  return record?.json()
}

/** From now on the device keeps this. */
export async function writeKeptSite(base: string, kept: KeptSite): Promise<void> {
  const cache = await caches.open(cacheNameOf(base))
  await cache.put(recordOf(base), Response.json(kept))
}
