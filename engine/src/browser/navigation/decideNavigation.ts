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
 * What a page and the current one must have in common, so that it can be put in place: the boot script, the search code
 * that this loads, and the main stylesheet. Other documents have none.
 */
export function buildOf({ head }: Document): string | null {
  const script = head.querySelector<HTMLScriptElement>('script[data-base]')
  const style = head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  return script && script.src + script.dataset.search + style!.href
}
