import type { SiteConfig } from '../config/siteConfig.ts'
import { buildBlog } from './blog/buildBlog.ts'
import { buildVersion } from './docs/buildDocs.ts'
import { buildRoutes } from './routes/buildRoutes.ts'
import { buildRedirects } from './routes/redirects.ts'
import { homeClaims, routeClaims } from './routes/routeClaims.ts'
import { namedIcons } from './sidebars/concreteItems.ts'
import type { BuildMode, RouteClaim, Site, SiteInput } from './site.ts'

/**
 * Assembles the site from its notes.
 * 1. Build the docs and their sidebars (`docs/`, `sidebars/`, `tags/`).
 * 2. Build the blogs (`blog/`).
 * 3. Give every page its route and output file (`routes/`), and build the redirects (`routes/redirects.ts`). A vault with
 *    nothing at its address begins with the list of its notes.
 * What each page shows is built later, page by page (`pageData/`).
 */
export function buildSite(input: SiteInput, config: SiteConfig, { mode }: { mode: BuildMode }): Site {
  const built = input.docs.map((content) => buildVersion({ content, input, config, mode }))
  const versions = built.map(({ version }) => version)
  const builtBlogs = input.blogs.map((content) => buildBlog({ content, input, config, mode }))
  const blogs = builtBlogs.flatMap(({ blog }) => blog ?? [])
  const claims = routeClaims({ input, config, versions, blogs, mode })
  const pages = buildPlaces(claims, config)
  const home = homeClaims(versions, [...pages.routes, ...pages.redirects], config)
  const { routes, redirects, problems } = home.length > 0 ? buildPlaces([...home, ...claims], config) : pages
  const diagnostics = [
    ...input.outlines.flatMap((outline) => outline.diagnostics),
    ...built.flatMap((version) => version.diagnostics),
    ...builtBlogs.flatMap(({ diagnostics }) => diagnostics),
    ...problems,
  ]
  const paths = new Set(routes.map(({ path }) => path))
  const allPages = new Map(
    routes.flatMap(({ path, target }) =>
      target.kind === 'allPages' ? [[target.sidebar, path] as const] : [],
    ),
  )
  const icons = namedIcons(versions.flatMap(({ sidebars }) => sidebars.flatMap(({ items }) => items)))
  return { config, versions, blogs, routes, paths, allPages, icons, redirects, diagnostics }
}

function buildPlaces(claims: RouteClaim[], config: SiteConfig) {
  const { routes, diagnostics } = buildRoutes(claims, config)
  const { redirects, diagnostics: ofRedirects } = buildRedirects(routes, config)
  return { routes, redirects, problems: [...diagnostics, ...ofRedirects] }
}
