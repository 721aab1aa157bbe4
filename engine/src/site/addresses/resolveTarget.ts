import { isExternalUrl } from '../../model/paths.ts'
import { type ResolvedLink, resolveLink } from './resolveLink.ts'
import type { AddressSettings } from './toHref.ts'

/**
 * The target of a navbar or footer link: `to` is a path in the site; `href` stays as written, unless
 * `prependBaseUrlToHref` is set.
 */
export interface Target {
  to?: string
  href?: string
  prependBaseUrlToHref: boolean
}

/** Resolves the target of a link; `to` wins over `href`. */
export function resolveTarget(
  { to, href = '/', prependBaseUrlToHref }: Target,
  settings: AddressSettings,
): ResolvedLink {
  if (to !== undefined || prependBaseUrlToHref) return resolveLink(to ?? href, settings)
  return { href, external: isExternalUrl(href) }
}
