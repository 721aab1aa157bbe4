import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation, withSeverity } from '../diagnostics/diagnostic.ts'
import { addressHref, type WrittenAddress } from '../links/checkSettings.ts'
import { findAddresses, pathOf } from '../links/findAddresses.ts'
import { encodePath, normalizeRouteKey, toHref, toPageKey } from '../model/paths.ts'
import { outlineOf, routeFile } from '../site/routes/routeSource.ts'
import type { Route, Site } from '../site/site.ts'

interface Page {
  output: string
  html: () => Buffer
}

type HtmlOf = (route: Route) => string

/**
 * Finds posts of days to come, pages without a description, pages that no other page links to, and links that not every
 * host answers; those of `settings` are on many pages.
 */
export function checkPages(site: Site, pages: Page[], settings: WrittenAddress[]): Diagnostic[] {
  const html = new Map(pages.map((page) => [page.output, page.html]))
  const htmlOf: HtmlOf = ({ output }) => html.get(output)?.().toString() ?? ''
  return [
    ...site.routes.flatMap(checkDescription),
    ...futurePosts(site),
    ...checkUnlinked(site, htmlOf),
    ...checkSpellings(site, htmlOf, settings),
  ]
}

/** Finds posts of a later day, also where it is tomorrow already. A build publishes them, as it does others. */
function futurePosts({ blogs }: Site): Diagnostic[] {
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000
  const posts = blogs.flatMap((blog) => blog.posts).filter(({ date }) => date.getTime() > tomorrow)
  return posts.map(({ date, outline: { file, frontMatter } }) =>
    diagnose('future-post', [date.toISOString().slice(0, 10)], {
      file: file.source,
      ...(frontMatter.date !== undefined && { key: ['date'] }),
    }),
  )
}

/** Reports a missing description: as a remark if an excerpt of the text can serve, else as a warning. */
function checkDescription({ target, noIndex, path }: Route): Diagnostic[] {
  const outline = outlineOf(target)
  if (!outline || noIndex || outline.frontMatter.description) return []
  const problem = diagnose('page-without-description', [path, outline.excerpt], { file: outline.file.source })
  return withSeverity(outline.excerpt ? 'log' : 'warn', problem)
}

/** Finds pages that no other page links to. Pages with `noIndex` are left out. */
function checkUnlinked({ routes, config }: Site, htmlOf: HtmlOf): Diagnostic[] {
  const linked = new Set<string>([normalizeRouteKey(config.baseUrl)])
  for (const route of routes) for (const key of linkedFrom(route, htmlOf(route))) linked.add(key)
  return routes
    .filter((route) => isWritten(route) && !route.noIndex && !linked.has(normalizeRouteKey(route.path)))
    .map((route) => {
      const hasFrontMatter = outlineOf(route.target) !== undefined
      return diagnose('unlinked-page', [route.path, hasFrontMatter], { file: routeFile(route, config) })
    })
}

/** Whether an author wrote the page. Generated ones, such as the archive of the blog, need no links. */
const isWritten = ({ target }: Route) => target.kind === 'reactPage' || outlineOf(target) !== undefined

function linkedFrom({ path }: Route, html: string): string[] {
  const own = normalizeRouteKey(path)
  return findAddresses(html)
    .filter(({ tag }) => tag === 'a')
    .map(({ url }) => normalizeRouteKey(pathOf(url, encodePath(path)) ?? ''))
    .filter((key) => key !== own)
}

/** Finds links to a page in a spelling that only some hosts take for its address. */
function checkSpellings({ config, routes }: Site, htmlOf: HtmlOf, settings: WrittenAddress[]): Diagnostic[] {
  const plainAddress = createSpellingCheck(routes, config)
  const shown = settings
    .filter(({ kind }) => kind === 'link')
    .map((link) => ({ ...link, href: addressHref(link, config) }))
  const inSettings = shown.flatMap(({ url, href, where }) =>
    toUncommon(url, plainAddress(href, config.baseUrl), where),
  )
  const known = new Set(shown.map(({ href }) => href))
  const inPages = routes.flatMap((route) => {
    const [file, address] = [routeFile(route, config), toHref(route.path, config)]
    return findAddresses(htmlOf(route))
      .filter(({ tag, url }) => tag === 'a' && !known.has(url))
      .flatMap(({ url }) => toUncommon(url, plainAddress(url, address), { file, texts: [url] }))
  })
  return [...inSettings, ...inPages]
}

/** Gives the address of a page to which a link on `from` leads, unless every host answers the link as it is. */
function createSpellingCheck(routes: Route[], config: SiteConfig) {
  const outputs = new Set<string>(routes.map(({ output }) => output))
  const routesByKey = new Map(routes.map((route) => [toPageKey(route.path), route]))
  return (url: string, from: string): string | undefined => {
    const path = pathOf(url, from) ?? ''
    const route = path.startsWith(config.baseUrl) ? routesByKey.get(toPageKey(path)) : undefined
    if (!route) return undefined
    const name = path.slice(config.baseUrl.length)
    const tried = name === '' || name.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html']
    return tried.some((ending) => outputs.has(name + ending)) ? undefined : toHref(route.path, config)
  }
}

function toUncommon(url: string, plain: string | undefined, where: SourceLocation): Diagnostic[] {
  if (plain === undefined) return []
  const to = plain + (/[?#].*/s.exec(url)?.[0] ?? '')
  return [{ ...diagnose('uncommon-address', [url, to], where), fix: { from: url, to } }]
}
