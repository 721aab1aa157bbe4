import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { applyTrailingSlash, isExternalUrl, normalizeRouteKey, toRoutePath } from '../../model/paths.ts'
import { isUrlPath } from '../addresses/isUrlPath.ts'
import { outputPath } from '../addresses/outputPath.ts'
import { resolveLink } from '../addresses/resolveLink.ts'
import { toHref } from '../addresses/toHref.ts'
import { routeSource } from '../routes/routeSource.ts'
import type { Route } from '../site.ts'
import type { Redirect, RedirectClaim } from './redirect.ts'
import { redirectClaims } from './redirectClaims.ts'

/**
 * Builds the redirects. One from the URL of a page is reported and dropped; of several from one URL, the first wins.
 */
export function buildRedirects(
  routes: Route[],
  config: SiteConfig,
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const pages = new Map(routes.map((route) => [route.output, route]))
  const pagesByKey = new Map(routes.map((route) => [normalizeRouteKey(route.path), route]))
  const redirects = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  for (const claim of redirectClaims(routes, config)) {
    const redirect = toRedirect(claim, pagesByKey, config)
    const problem =
      checkAddress(claim, pages.get(redirect.output)) ??
      checkOther(claim, redirect, redirects.get(redirect.output))
    if (problem) diagnostics.push(problem)
    else {
      redirects.set(redirect.output, redirect)
      diagnostics.push(...checkTarget(claim, redirect, pagesByKey))
    }
  }
  return { redirects: [...redirects.values()], diagnostics }
}

function toRedirect(
  { path: wanted, to }: RedirectClaim,
  pages: Map<string, Route>,
  config: SiteConfig,
): Redirect {
  const path = toRoutePath(applyTrailingSlash(wanted, config.trailingSlash, config.baseUrl))
  const output = outputPath(path, config)
  if (typeof to !== 'string') return { path, output, to: toHref(to.path, config), route: to }
  const href = resolveLink(to, config).href as Redirect['to']
  return { path, output, to: href, route: pages.get(keyOf(href)) }
}

const keyOf = (href: string) => normalizeRouteKey(decodeURI(href.replace(/[?#].*/s, '')))

function checkAddress(claim: RedirectClaim, page: Route | undefined): Diagnostic | undefined {
  const { path, source, where } = claim
  if (!isUrlPath(path)) return diagnose('invalid-route', [path, source], where)
  return page && diagnose('redirect-over-page', [path, source, routeSource(page.target)], where)
}

/** Two equal redirects are no conflict. */
function checkOther(
  claim: RedirectClaim,
  { to }: Redirect,
  other: Redirect | undefined,
): Diagnostic | undefined {
  if (!other || other.to === to) return undefined
  return diagnose('redirect-twice', [claim.path, other.to, to], claim.where)
}

function checkTarget(claim: RedirectClaim, { to, route }: Redirect, pages: Map<string, Route>): Diagnostic[] {
  const mayBeFile = isExternalUrl(to) || /\.[a-z\d]+$/i.test(to)
  if (route || mayBeFile) return []
  const paths = [...pages.values()].map(({ path }) => path)
  return [diagnose('redirect-to-nowhere', [claim.path, to, nearestMatch(to, paths)], claim.where)]
}
