import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import {
  type Diagnostic,
  diagnose,
  locate,
  type SourceLocation,
  toSourceText,
  withSeverity,
} from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import {
  applyTrailingSlash,
  decodePath,
  isExternalUrl,
  isUrlPath,
  joinUrlPath,
  normalizeRouteKey,
  type OutputPath,
  outputPath,
  type RoutePath,
  resolveLink,
  toHref,
  toOutputPath,
  toRoutePath,
} from '../../model/paths.ts'
import type { Redirect, RedirectClaim, Route } from '../site.ts'
import { outlineOf, routeSource } from './routeSource.ts'

/**
 * Builds the redirects. One from the URL of a page is reported and dropped; of several from one URL, the first wins.
 */
export function buildRedirects(
  routes: Route[],
  config: SiteConfig,
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const pages = new Map(routes.map((route) => [foldCase(route), route]))
  const pagesByKey = new Map(routes.map((route) => [normalizeRouteKey(route.path), route]))
  const redirects = new Map<string, Redirect>()
  const byFile = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  for (const claim of redirectClaims(routes, config)) {
    if (!isUrlPath(claim.path)) {
      diagnostics.push(diagnose('invalid-route', [claim.path, claim.source], claim.where))
      continue
    }
    const redirect = toRedirect(claim, pagesByKey, config)
    const file = foldCase(redirect)
    const page = pages.get(file)
    const isSame = page?.output === redirect.output
    const problem =
      checkPage(claim, isSame ? page : undefined) ?? checkOther(claim, redirect, byFile.get(file))
    if (problem) diagnostics.push(...withSeverity(config.onDuplicateRoutes, problem))
    else if (page && !isSame) diagnostics.push(...checkCase(claim, page, config))
    else {
      redirects.set(redirect.output, redirect)
      byFile.set(file, redirect)
    }
  }
  return {
    redirects: [...redirects.values()],
    diagnostics: [...diagnostics, ...checkTargets(redirects, pagesByKey)],
  }
}

/** The name of a file as disks compare it that take capitals and small letters for the same. */
const foldCase = ({ output }: Pick<Route, 'output'>) => output.toLowerCase()

function toRedirect(
  { path: wanted, to, source, where }: RedirectClaim,
  pages: Map<string, Route>,
  config: SiteConfig,
): Redirect {
  const path = toRoutePath(applyTrailingSlash(wanted, config.trailingSlash, config.baseUrl))
  const output = behindPage(outputPath(path, config), path, pages)
  if (typeof to !== 'string') return { path, output, source, where, to: toHref(to.path, config), route: to }
  const href = resolveLink(to, config).href as Redirect['to']
  return { path, output, source, where, to: href, route: pages.get(keyOf(href)) }
}

/**
 * Hosts answer `/a` with `a.html` rather than with `a/index.html`, so where that is a page, a redirect from `/a.html` is
 * in a folder of this name: it would lead to itself.
 */
function behindPage(output: OutputPath, path: RoutePath, pages: Map<string, Route>): OutputPath {
  const page = path.endsWith('.html')
    ? pages.get(normalizeRouteKey(path.slice(0, -'.html'.length)))
    : undefined
  return page?.output.endsWith('/index.html') ? toOutputPath(`${output}/index.html`) : output
}

const keyOf = (href: string) => normalizeRouteKey(decodeURI(href.replace(/[?#].*/s, '')))

/** A page that is where the redirect should be. */
function checkPage(claim: RedirectClaim, page: Route | undefined): Diagnostic | undefined {
  const { path, source, where } = claim
  return page && diagnose('redirect-over-page', [path, source, routeSource(page.target)], where)
}

/** Some disks would put the redirect in the place of the page. */
function checkCase({ source, where }: RedirectClaim, page: Route, config: SiteConfig): Diagnostic[] {
  const sources = [routeSource(page.target), source]
  return withSeverity(config.onDuplicateRoutes, diagnose('duplicate-route', [page.path, sources], where))
}

/** Two equal redirects do not conflict. */
function checkOther(
  claim: RedirectClaim,
  { to }: Redirect,
  other: Redirect | undefined,
): Diagnostic | undefined {
  if (!other || other.to === to) return undefined
  return diagnose('redirect-twice', [claim.path, other.to, to], claim.where)
}

/** Reports redirects to an address where no page is, or another redirect. */
function checkTargets(redirects: Map<string, Redirect>, pages: Map<string, Route>): Diagnostic[] {
  const byKey = new Map(
    [...redirects.values()].map((redirect) => [normalizeRouteKey(redirect.path), redirect]),
  )
  const paths = [...pages.values()].map(({ path }) => path)
  return [...redirects.values()].flatMap(({ path, to, route, where }) => {
    const mayBeFile = isExternalUrl(to) || /\.[a-z\d]+$/i.test(to)
    if (route || mayBeFile) return []
    const next = byKey.get(keyOf(to))
    const end = next ? endOfChain(next, byKey) : nearestMatch(to, paths)
    return [diagnose('redirect-to-nowhere', [path, to, end, next !== undefined], where)]
  })
}

/** The page that a chain of redirects ends at; undefined if there is none, or if the chain is a circle. */
function endOfChain(first: Redirect, byKey: Map<string, Redirect>): string | undefined {
  const seen = new Set<Redirect>()
  let next: Redirect | undefined = first
  while (next && !next.route && !seen.has(next)) {
    seen.add(next)
    next = byKey.get(keyOf(next.to))
  }
  return next?.route?.path
}

/** Every redirect that the settings and the front matter of pages ask for. */
function redirectClaims(routes: Route[], config: SiteConfig): RedirectClaim[] {
  const created = routes.flatMap((route) => createdFor(route, config))
  const taken = new Set<string>(
    created.length > 0 ? routes.flatMap(({ path, output }) => [normalizeRouteKey(path), output]) : [],
  )
  // The file of the page "/a" may be "a.html", which also answers under that name.
  const isFree = (claim: RedirectClaim) =>
    !taken.has(normalizeRouteKey(claim.path)) && !taken.has(toRedirect(claim, new Map(), config).output)
  return [
    ...configured(config),
    ...routes.flatMap((route) => aliasesOf(route, config)),
    ...created.filter(isFree),
  ]
}

function configured(config: SiteConfig): RedirectClaim[] {
  const source = '"redirects" in the config'
  return config.redirects.flatMap(({ from, to }, index) => {
    const where = configPlace(config, 'redirects', index)
    return from.map((path) => ({ path: atBase(path, config), to, source, where }))
  })
}

function createdFor(route: Route, config: SiteConfig): RedirectClaim[] {
  const { baseUrl, createRedirects } = config
  const isPage = route.output !== '404.html'
  const paths = (isPage && createRedirects?.(route.path.slice(baseUrl.length - 1))) || []
  const where = configPlace(config, 'createRedirects')
  const source = '"createRedirects" in the config'
  return [paths].flat().map((path) => ({ path: atBase(path, config), to: route, source, where }))
}

/** Only aliases that begin with a slash are URLs; others are alternative names of the note, for other tools. */
function aliasesOf(route: Route, config: SiteConfig): RedirectClaim[] {
  const outline = outlineOf(route.target)
  const aliases = outline?.frontMatter.aliases ?? []
  return aliases
    .filter((alias) => alias.startsWith('/'))
    .map((alias) => ({
      path: atBase(alias, config),
      to: route,
      source: outline!.file.source,
      where: whereIs(alias, outline!),
    }))
}

const atBase = (path: string, { baseUrl }: SiteConfig) =>
  toRoutePath(joinUrlPath(baseUrl, (decodePath(path) ?? path).normalize('NFC')))

/** Front matter comes first, so the first line that holds the alias is the one. */
function whereIs(alias: string, { file }: DocumentOutline): SourceLocation {
  const text = toSourceText(file)
  const line = text.lines.findIndex((each) => each.includes(alias))
  if (line < 0) return { file: file.source }
  return { ...locate(text, line + 1, text.lines[line]!.indexOf(alias) + 1), length: alias.length }
}
