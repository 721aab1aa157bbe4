import type { SiteConfig } from '../config/siteConfig.ts'
import { encodePath } from '../model/paths.ts'
import type { Route } from '../site/site.ts'
import { escapeHtml } from '../std/escapeHtml.ts'

/** The addresses that search engines should know, absolute and encoded; none when the site wants no index. */
export function renderSitemap(routes: Route[], { url, noIndex }: SiteConfig): string | undefined {
  if (noIndex) return undefined
  const entries = routes
    .filter((route) => !route.noIndex && route.target.kind !== 'notFound')
    .map(({ path }) => escapeHtml(new URL(encodePath(path), url).href))
    .map(
      (address) => `<url><loc>${address}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
