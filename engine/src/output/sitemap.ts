import type { SiteConfig } from '../config/siteConfig.ts'
import type { LastUpdate } from '../model/pageData.ts'
import { encodePath, type OutputPath, type SourcePath } from '../model/paths.ts'
import { sourceOf } from '../site/linkIndex.ts'
import { outlineOf } from '../site/outlineOf.ts'
import type { Route, Site } from '../site/site.ts'
import { escapeHtml } from '../std/escapeHtml.ts'
import { globPattern } from '../std/globPattern.ts'

type SitemapSettings = Exclude<SiteConfig['sitemap'], false>

/** When files changed last, by git. */
type History = ReadonlyMap<SourcePath, LastUpdate>

/** The addresses that search engines should know, absolute and encoded; none when the site wants no index. */
export function renderSitemap(
  { routes, config: { url, noIndex, sitemap } }: Pick<Site, 'routes' | 'config'>,
  hidden: ReadonlySet<OutputPath>,
  history: History,
): string | undefined {
  if (noIndex || sitemap === false) return undefined
  const ignored = sitemap.ignorePatterns.map(globPattern)
  const entries = routes
    .filter(({ output, path }) => !hidden.has(output) && !ignored.some((pattern) => pattern.test(path)))
    .map((route) => renderEntry(route, url, describeRoute(route, sitemap, history)))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

type Facts = Record<'lastmod' | 'changefreq' | 'priority', string | undefined>

/** In the order that the schema of sitemaps asks for. */
function describeRoute(
  route: Route,
  { lastmod, changefreq, priority }: SitemapSettings,
  history: History,
): Facts {
  const changed = lastmod ? lastChange(route, history) : undefined
  return {
    lastmod: lastmod === 'date' ? changed?.slice(0, 10) : changed,
    changefreq: changefreq ?? undefined,
    priority: priority?.toString(),
  }
}

/** Front matter wins over git. Pages that are made from no file, or from many, have none. */
function lastChange(route: Route, history: History): string | undefined {
  const source = sourceOf(route)
  const written = outlineOf(route.target)?.frontMatter.last_update?.date
  const date = written ?? (source && history.get(source)?.date)
  return date && new Date(date).toISOString()
}

function renderEntry({ path }: Route, url: string, facts: Facts): string {
  const address = escapeHtml(new URL(encodePath(path), url).href)
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  const elements = known.map(([name, value]) => `<${name}>${value}</${name}>`).join('')
  return `<url><loc>${address}</loc>${elements}</url>`
}
