import { useContext, useMemo, useSyncExternalStore } from 'react'
import { decodePath } from '../../model/paths.ts'
import { NoteContext } from '../../theme/notes/noteContext.ts'

/** The `location` object of React Router. */
export interface Location {
  /** Decoded, base included. */
  pathname: string
  /** Starts with `?`; empty at build and in the first render in the browser. */
  search: string
  /** Starts with `#`; empty like `search`. */
  hash: string
  state: unknown
}

/** The current location; follows every change of query and hash. */
export function useLocation(): Location {
  const built = useContext(NoteContext)?.href
  const address = useSyncExternalStore(subscribe, readAddress, () => built ?? readPath())
  return useMemo(() => toLocation(address), [address])
}

/** Turns an address within the site into a `Location`. */
function toLocation(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'https://any')
  return { pathname: decodePath(pathname) ?? pathname, search, hash, state: undefined }
}

const readAddress = () => location.pathname + location.search + location.hash
/**
 * The path when the build gave none. At build there is no `location` either, for parts rendered apart from their
 * page.
 */
const readPath = () => globalThis.location?.pathname ?? '/'

const events = ['popstate', 'hashchange'] as const

function subscribe(changed: () => void): () => void {
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}
