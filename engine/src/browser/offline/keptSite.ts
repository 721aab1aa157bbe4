import { decodePath, toPageKey } from '../../model/paths.ts'

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

/** The kept files by the paths that they answer. */
export type KeptIndex = ReadonlyMap<string, string>

/** Indexes the kept files by path, and by the key that all spellings of a page's path share. */
export function indexKept(files: string[]): KeptIndex {
  const exact = files.map((file) => [readPath(file), file] as const)
  const lenient = exact.map(([path, file]) => [toPageKey(path), file] as const)
  return new Map([...lenient, ...exact])
}

/** The kept file that answers a path: `.html`, `/index.html`, a slash at the end and letter case make no difference. */
export function findKept(pathname: string, kept: KeptIndex): string | undefined {
  const path = readPath(pathname)
  return kept.get(path) ?? kept.get(toPageKey(path))
}

/** The not-found page for a path: that of the nearest folder that has one, because each language has its own. */
export function findNotFound(pathname: string, kept: KeptIndex): string | undefined {
  const folders = readPath(pathname).split('/')
  const places = folders.map((_, index) => [...folders.slice(0, index), '404.html'].join('/'))
  return places.map((place) => kept.get(place)).findLast(Boolean)
}

function readPath(address: string): string {
  const path = address.replace(/\?.*/s, '')
  return (decodePath(path) ?? path).normalize('NFC')
}
