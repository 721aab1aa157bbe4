import type { SiteConfig } from '../config/siteConfig.ts'
import type { LastUpdate } from '../model/pageData.ts'
import { encodePath, type OutputPath, type SourcePath, toOutputPath } from '../model/paths.ts'
import type { TextFile } from '../pages/textFile.ts'
import { sourceOf } from '../site/linkIndex.ts'
import { outlineOf } from '../site/outlineOf.ts'
import type { Route, Site } from '../site/site.ts'
import { escapeHtml } from '../std/escapeHtml.ts'
import { globPattern } from '../std/globPattern.ts'

type SitemapSettings = Exclude<SiteConfig['sitemap'], false>

/** When files changed last, by git. */
type History = ReadonlyMap<SourcePath, LastUpdate>

/** How many addresses one file may hold, as search engines have agreed. */
const most = 50_000

/**
 * The addresses that search engines should know, absolute and encoded; none when the site wants no index. More than fit
 * into a file stand in several, which the first one lists.
 */
export function renderSitemap(
  { routes, config: { url, baseUrl, noIndex, sitemap } }: Pick<Site, 'routes' | 'config'>,
  hidden: ReadonlySet<OutputPath>,
  history: History,
): TextFile[] {
  if (noIndex || sitemap === false) return []
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
  const places = parts.map(({ output }) => {
    return `<sitemap><loc>${addressOf(baseUrl + output, url)}</loc></sitemap>`
  })
  return [sitemapFile(filename, 'sitemapindex', places), ...parts]
}

function sitemapFile(name: string, element: 'urlset' | 'sitemapindex', lines: string[]): TextFile {
  const contents = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${element}>\n`
  return { output: toOutputPath(name), contents }
}

const addressOf = (path: string, url: string) => escapeHtml(new URL(encodePath(path), url).href)

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
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  const elements = known.map(([name, value]) => `<${name}>${value}</${name}>`).join('')
  return `<url><loc>${addressOf(path, url)}</loc>${elements}</url>`
}
