/** Adds the query and hash of the current page to a URL. Parameters and a hash that the URL already has win. */
export function mergeAddress(
  address: string,
  { href, search, hash }: { href: string; search: string; hash: string },
): string {
  const url = new URL(address, href)
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of new URLSearchParams(search))
    if (!own.has(name)) url.searchParams.append(name, value)
  url.hash ||= hash
  return url.origin === new URL(href).origin ? url.pathname + url.search + url.hash : url.href
}
