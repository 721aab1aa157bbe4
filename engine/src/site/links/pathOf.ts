import { decodePath } from '../../model/paths.ts'

const origin = 'https://site.invalid'

/** The path within the site that an address on a page (its own encoded) leads to, decoded; undefined when it leads elsewhere. */
export function pathOf(url: string, page: string): string | undefined {
  const resolved = parse(url, page)
  return resolved && (decodePath(resolved.pathname) ?? resolved.pathname).normalize('NFC')
}

/** The place on the page that it leads to, decoded; empty when it leads to the page itself. */
export function hashOf(url: string): string {
  const hash = /#(.*)$/s.exec(url)?.[1] ?? ''
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
