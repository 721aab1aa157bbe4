import { useContext, useMemo, useSyncExternalStore } from 'react'
import { decodePath } from '../../model/paths.ts'
import { NoteContext } from '../../theme/notes/noteContext.ts'

/** The address of the page, as routers tell it. */
export interface Location {
  /** Decoded, base included. */
  pathname: string
  /** With its `?`; empty at build, and at the first drawing in the browser. */
  search: string
  /** With its `#`; the same. */
  hash: string
  state: unknown
}

/** Where the page is; it follows every change of query and hash. */
export function useLocation(): Location {
  const built = useContext(NoteContext)?.href
  const address = useSyncExternalStore(subscribe, readAddress, () => built ?? readPath())
  return useMemo(() => toLocation(address), [address])
}

/** An address within the site as a router tells it. */
export function toLocation(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'https://any')
  return { pathname: decodePath(pathname) ?? pathname, search, hash, state: undefined }
}

const readAddress = () => location.pathname + location.search + location.hash
/** Within a part of the page that the build draws without its address there is none. */
const readPath = () => globalThis.location?.pathname ?? '/'

const events = ['popstate', 'hashchange'] as const

function subscribe(changed: () => void): () => void {
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}
