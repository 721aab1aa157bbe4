import { isExternalUrl } from '../../model/paths.ts'
import { type ResolvedLink, resolveLink } from './resolveLink.ts'
import type { AddressSettings } from './toHref.ts'

/** Where a link of the navbar or footer leads: `to` within the site, `href` as written unless the base is asked for. */
export interface Target {
  to?: string
  href?: string
  prependBaseUrlToHref: boolean
}

/** Makes the target of a link concrete; `to` is taken before `href`. */
export function resolveTarget(
  { to, href = '/', prependBaseUrlToHref }: Target,
  settings: AddressSettings,
): ResolvedLink {
  if (to !== undefined || prependBaseUrlToHref) return resolveLink(to ?? href, settings)
  return { href, external: isExternalUrl(href) }
}
