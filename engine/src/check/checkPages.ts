import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, withSeverity } from '../diagnostics/diagnostic.ts'
import { encodePath, normalizeRouteKey } from '../model/paths.ts'
import { outlineOf, routeFile } from '../site/documents.ts'
import { findAddresses, pathOf } from '../site/links/findAddresses.ts'
import type { Route, Site } from '../site/site.ts'

interface Page {
  output: string
  html: Buffer
}

/** Finds pages without a description, and pages that no other page links to. */
export function checkPages(site: Site, pages: Page[]): Diagnostic[] {
  return [...site.routes.flatMap(checkDescription), ...checkUnlinked(site, pages)]
}

/** Reports a missing description: as a remark if an excerpt of the text can serve, else as a warning. */
function checkDescription({ target, noIndex, path }: Route): Diagnostic[] {
  const outline = outlineOf(target)
  if (!outline || noIndex || outline.frontMatter.description) return []
  const problem = diagnose('page-without-description', [path, outline.excerpt], { file: outline.file.source })
  return withSeverity(outline.excerpt ? 'log' : 'warn', problem)
}

/** Finds pages that no other page links to. Pages with `noIndex` are left out. */
function checkUnlinked({ routes, config }: Site, pages: Page[]): Diagnostic[] {
  const linked = new Set<string>([normalizeRouteKey(config.baseUrl)])
  const html = new Map(pages.map((page) => [page.output, page.html]))
  for (const route of routes)
    for (const key of linkedFrom(route, html.get(route.output)?.toString() ?? '')) linked.add(key)
  return routes
    .filter((route) => isWritten(route) && !route.noIndex && !linked.has(normalizeRouteKey(route.path)))
    .map((route) => toUnlinked(route, config))
}

function toUnlinked(route: Route, config: SiteConfig): Diagnostic {
  const hasFrontMatter = outlineOf(route.target) !== undefined
  return diagnose('unlinked-page', [route.path, hasFrontMatter], { file: routeFile(route, config) })
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
