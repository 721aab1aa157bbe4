import { isPageAddress } from './pageAddress.ts'

/** A navigation that is about to happen: a subset of the browser's `NavigateEvent`. */
export interface NavigationRequest {
  canIntercept: boolean
  hashChange: boolean
  downloadRequest: string | null
  formData: unknown
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  /** `sameDocument`: it is an entry of the loaded document, as after `history.pushState`. */
  destination: { url: string; sameDocument: boolean }
}

/** `ignore`: the browser does it. `stay`: the page is the right one already. `visit`: fetch it and put it in place. */
export type Decision = 'ignore' | 'stay' | 'visit'

/** Decides who handles a navigation. */
export function decideNavigation(request: NavigationRequest, current: URL, baseUrl: string): Decision {
  const { destination, navigationType: type } = request
  if (!request.canIntercept || request.hashChange || request.downloadRequest !== null || request.formData)
    return 'ignore'
  if (type === 'reload' || (destination.sameDocument && type !== 'traverse')) return 'ignore'
  const url = new URL(destination.url)
  if (!isPageAddress(url, baseUrl)) return 'ignore'
  const isSamePage = url.pathname === current.pathname
  if (isSamePage && (url.search !== current.search || type === 'traverse')) return 'stay'
  return 'visit'
}

/**
 * Whether a page was built with another boot script or main stylesheet than the current one, and needs a full page
 * load.
 */
export function isStale(next: Document): boolean {
  return bootOf(next) !== bootOf(document) || mainStyleOf(next) !== mainStyleOf(document)
}

/** The address of a page's boot script, which no other document has. */
export const bootOf = (page: Document) => page.head.querySelector('script[data-base]')?.getAttribute('src')

const mainStyleOf = (page: Document) => page.head.querySelector('link[rel=stylesheet]')?.getAttribute('href')
