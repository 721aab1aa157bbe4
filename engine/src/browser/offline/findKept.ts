import { decodePath, toPageKey } from '../../model/paths.ts'

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
