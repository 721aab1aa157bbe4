import { decodePath } from '../../model/paths.ts'

const origin = 'https://site.invalid'

/**
 * The decoded path that a URL on a page leads to; undefined for other hosts. `page` is the page's own path, encoded.
 */
export function pathOf(url: string, page: string): string | undefined {
  const resolved = parse(url, page)
  return resolved && (decodePath(resolved.pathname) ?? resolved.pathname).normalize('NFC')
}

/** The decoded hash of a URL, without its `#`; empty when there is none. */
export function hashOf(url: string): string {
  const hash = /#(.*)/s.exec(url)?.[1] ?? ''
  return (decodePath(hash) ?? hash).normalize('NFC')
}

function parse(url: string, page: string): URL | undefined {
  try {
    const resolved = new URL(url, origin + page)
    return resolved.origin === origin ? resolved : undefined
  } catch {
    return undefined
  }
}
