/** A navigation that is about to happen: a subset of the browser's `NavigateEvent`. */
export interface NavigationRequest {
  canIntercept: boolean
  hashChange: boolean
  downloadRequest: string | null
  hasFormData: boolean
  type: 'push' | 'replace' | 'reload' | 'traverse'
  /** The destination is an entry of the loaded document, as after `history.pushState`. */
  sameDocument: boolean
  destination: URL
  current: URL
  baseUrl: string
}

/** `ignore`: the browser does it. `stay`: the page is the right one already. `visit`: fetch it and put it in place. */
export type Decision = 'ignore' | 'stay' | 'visit'

/** Decides who handles a navigation. */
export function decideNavigation(request: NavigationRequest): Decision {
  const { destination, current, type } = request
  if (!request.canIntercept || request.hashChange || request.downloadRequest !== null || request.hasFormData)
    return 'ignore'
  if (type === 'reload' || (request.sameDocument && type !== 'traverse')) return 'ignore'
  if (!destination.pathname.startsWith(request.baseUrl) || isFileAddress(destination.pathname))
    return 'ignore'
  const isSamePage = destination.pathname === current.pathname
  if (isSamePage && (destination.search !== current.search || type === 'traverse')) return 'stay'
  return 'visit'
}

/** Whether a path has a file extension other than `.html` and `.htm`. */
function isFileAddress(pathname: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{0,5}$/i.test(pathname)
}
