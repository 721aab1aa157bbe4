/** Goes to an address: loads another page, or changes only the address for another query or hash of this page. */
export function goTo(href: string, how: 'push' | 'replace'): void {
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
