import type { SiteConfig } from '../config/siteConfig.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import { encodePath, type OutputPath, type SourcePath, toOutputPath } from '../model/paths.ts'
import type { TextFile } from '../pages/createRenderer.ts'
import { outlineOf, sourceOf } from '../site/routes/routeSource.ts'
import type { Route, Site } from '../site/site.ts'
import { escapeHtml } from '../std/html.ts'
import { globPattern } from '../std/text.ts'

type SitemapSettings = Exclude<SiteConfig['sitemap'], false>

/** When files last changed, from git. */
type History = ReadonlyMap<SourcePath, LastUpdate>

/** What a sitemap says of which pages. */
interface Listing {
  sitemap: SitemapSettings
  /** Pages that ask search engines not to index them. */
  hidden: ReadonlySet<OutputPath>
  history: History
}

/** The most URLs that one sitemap may hold (sitemaps.org). */
const most = 50_000

/**
 * Renders the sitemap with absolute, encoded URLs. More URLs than fit into one file are split, and the first file
 * becomes an index.
 */
export function renderSitemap(
  { routes, config: { url, baseUrl } }: Pick<Site, 'routes' | 'config'>,
  { sitemap, hidden, history }: Listing,
): TextFile[] {
  const ignored = sitemap.ignorePatterns.map(globPattern)
  const entries = routes
    .filter(({ output, path }) => !hidden.has(output) && !ignored.some((pattern) => pattern.test(path)))
    .map((route) => renderEntry(route, url, describeRoute(route, sitemap, history)))
  const { filename } = sitemap
  if (entries.length <= most) return [sitemapFile(filename, 'urlset', entries)]
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => {
    const name = filename.replace(/\.xml$/, `-${index + 1}.xml`)
    return sitemapFile(name, 'urlset', entries.slice(index * most, (index + 1) * most))
  })
  const places = parts.map(({ path }) => {
    return `<sitemap><loc>${addressOf(baseUrl + path, url)}</loc></sitemap>`
  })
  return [sitemapFile(filename, 'sitemapindex', places), ...parts]
}

function sitemapFile(name: string, element: 'urlset' | 'sitemapindex', lines: string[]): TextFile {
  const contents = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${element}>\n`
  return { path: toOutputPath(name), contents }
}

const addressOf = (path: string, url: string) => escapeHtml(new URL(encodePath(path), url).href)

type Facts = Record<'lastmod' | 'changefreq' | 'priority', string | undefined>

/** The optional elements of an entry, in the order of the sitemap schema. */
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

/** When a page last changed: its front matter wins over git. Undefined for pages made from no file, or from many. */
function lastChange(route: Route, history: History): string | undefined {
  const source = sourceOf(route)
  const written = outlineOf(route.target)?.frontMatter.last_update?.date
  const date = written ?? (source && history.get(source)?.date)
  return date && new Date(date).toISOString()
}

function renderEntry({ path }: Route, url: string, facts: Facts): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  const elements = known.map(([name, value]) => `<${name}>${value}</${name}>`).join('')
  return `<url><loc>${addressOf(path, url)}</loc>${elements}</url>`
}
