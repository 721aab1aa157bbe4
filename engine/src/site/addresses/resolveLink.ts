import { applyTrailingSlash, isExternalUrl } from '../../model/paths.ts'
import { encodeUrl } from './encodeUrl.ts'
import { ensureBaseUrl } from './ensureBaseUrl.ts'
import type { AddressSettings } from './toHref.ts'

/** A link ready for HTML. `external` is also true for files of the site that are not pages (`pathname://`). */
export interface ResolvedLink {
  href: string
  external: boolean
}

/** Resolves a link from the config: adds the base URL, applies the trailing slash setting and percent-encodes it. */
export function resolveLink(url: string, { baseUrl, trailingSlash }: AddressSettings): ResolvedLink {
  if (url.startsWith('pathname://')) {
    return { href: encodeUrl(ensureBaseUrl(url.slice('pathname://'.length), baseUrl)), external: true }
  }
  if (isExternalUrl(url)) return { href: url, external: true }
  if (url.startsWith('#')) return { href: url, external: false }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(url) ?? []
  const address = applyTrailingSlash(ensureBaseUrl(path, baseUrl), trailingSlash, baseUrl)
  return { href: encodeUrl(address + rest), external: false }
}
