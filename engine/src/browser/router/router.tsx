import { baseUrl, currentLocale, url } from 'sotay:site'
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { decodePath } from '../../model/paths.ts'
import { type AddressParts, linkHref } from '../../theme/notes/baseUrl.ts'
import { NoteHead, NoteLink } from '../../theme/notes/builtIn.tsx'
import { NoteContext } from '../../theme/notes/noteContext.ts'

/** Redirects to another page: by a `<meta>` tag in a page that is built with it, by a script within an island. */
export function Redirect({ to }: { to: string | AddressParts }) {
  const href = linkHref(to)
  useEffect(() => goTo(href, 'replace'), [href])
  return (
    <>
      <NoteHead>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={new URL(href, url).href} />
      </NoteHead>
      <p className="container margin-vert--lg">
        <NoteLink to={to}>{href}</NoteLink>
      </p>
    </>
  )
}

/** An address, or its parts: without a `pathname` the current page, any other missing part is empty. */
export type Destination = string | Partial<Location>

/** The `history` object of React Router. */
export interface RouterHistory {
  location: Location
  push(to: Destination): void
  replace(to: Destination): void
  go(steps: number): void
  goBack(): void
  goForward(): void
  createHref(to: Destination): string
  /** Asks before the page is left, or holds the reader there where the function returns `false`. The result ends that. */
  block(prompt: Prompt): () => void
  /** Tells where the reader goes to within this page. The result ends that. */
  listen(told: (location: Location, action: 'POP') => void): () => void
}

type Prompt = string | ((to: Location, action: 'POP' | 'PUSH' | 'REPLACE') => string | false | undefined)

/** Navigates between pages, and changes query and hash of the current one. */
export function useHistory(): RouterHistory {
  const location = useLocation()
  const createHref = (to: Destination) =>
    linkHref(typeof to === 'string' ? to : { pathname: location.pathname, ...to })
  return {
    location,
    createHref,
    push: (to) => goTo(createHref(to), 'push'),
    replace: (to) => goTo(createHref(to), 'replace'),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    block,
    listen: (told) => subscribe(() => told(toLocation(readAddress()), 'POP')),
  }
}

function block(prompt: Prompt): () => void {
  const ask = (event: NavigateEvent) => {
    const action = ({ push: 'PUSH', replace: 'REPLACE' } as const)[event.navigationType as 'push'] ?? 'POP'
    const to = toLocation(event.destination.url)
    const answer = typeof prompt === 'string' ? prompt : prompt(to, action)
    if (answer === false || (answer && !confirm(answer))) event.preventDefault()
  }
  // Browsers without it leave, as they do for a click that a script does not see.
  globalThis.navigation?.addEventListener('navigate', ask)
  return () => globalThis.navigation?.removeEventListener('navigate', ask)
}

/** The `location` object of React Router. */
interface Location {
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

/** Gives the address of the page in another language. The one without a folder is in the config. */
export function useAlternatePageUtils(defaultLocale?: string) {
  const path = useLocalPathname().slice(1)
  const ownFolder = currentLocale === defaultLocale ? '' : `${currentLocale}/`
  const root = baseUrl.slice(0, baseUrl.length - ownFolder.length)
  const createUrl = ({ locale, fullyQualified }: { locale: string; fullyQualified?: boolean }) =>
    `${fullyQualified ? url : ''}${root}${locale === defaultLocale ? '' : `${locale}/`}${path}`
  return { createUrl }
}

/** The path of the page within the site. */
export const useLocalPathname = () => `/${useLocation().pathname.slice(baseUrl.length)}`

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

/** Goes to an address: loads another page, or changes only the address for another query or hash of this page. */
function goTo(href: string, how: 'push' | 'replace'): void {
  const url = new URL(href, location.href)
  const isSamePage = url.origin === location.origin && url.pathname === location.pathname
  if (isSamePage) change(url, how)
  else if (how === 'push') location.assign(url)
  else location.replace(url)
}

function change(url: URL, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(history.state, '', url)
  // The browser sends no event when a script changes the address.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
