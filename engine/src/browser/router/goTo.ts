/** Leads to an address: another page is loaded, and for another query or hash of this page only the address changes. */
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
  // The browser tells nobody of what a script changed.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
