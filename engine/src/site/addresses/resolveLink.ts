import { applyTrailingSlash, isExternalUrl } from '../../model/paths.ts'
import { encodeUrl } from './encodeUrl.ts'
import { ensureBaseUrl } from './ensureBaseUrl.ts'
import type { AddressSettings } from './toHref.ts'

/** A link as it stands in HTML. External ones leave the site, or lead to files that are no pages. */
export interface ResolvedLink {
  href: string
  external: boolean
}

/** Makes a link from the settings concrete: base, slash at the end, escapes. */
export function resolveLink(url: string, { baseUrl, trailingSlash }: AddressSettings): ResolvedLink {
  if (url.startsWith('pathname://')) {
    return { href: encodeUrl(ensureBaseUrl(url.slice('pathname://'.length), baseUrl)), external: true }
  }
  if (isExternalUrl(url)) return { href: url, external: true }
  if (url.startsWith('#')) return { href: url, external: false }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const address = applyTrailingSlash(ensureBaseUrl(path, baseUrl), trailingSlash, baseUrl)
  return { href: encodeUrl(address + rest), external: false }
}
