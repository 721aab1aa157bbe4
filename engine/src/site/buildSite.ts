import type { SiteConfig } from '../config/siteConfig.ts'
import { buildNavbar } from './chrome/navbar.ts'
import { buildVersion } from './docs/buildVersion.ts'
import { buildRoutes } from './routes/buildRoutes.ts'
import { routeClaims } from './routes/routeClaims.ts'
import type { BuildMode, Site, SiteInput } from './site.ts'

/**
 * Puts notes together to a site.
 * 1. Build the docs and their sidebars (`docs/`, `sidebars/`, `tags/`).
 * 2. Give every page its address and file (`routes/`).
 * 3. Check that the navbar leads somewhere (`chrome/`).
 * What a page shows is worked out later, page by page (`pageData.ts`).
 */
export function buildSite(input: SiteInput, config: SiteConfig, { mode }: { mode: BuildMode }): Site {
  const built = config.docs ? [buildVersion({ input, config, docsConfig: config.docs, mode })] : []
  const versions = built.map(({ version }) => version)
  const { routes, diagnostics: routeProblems } = buildRoutes(
    routeClaims({ input, config, versions, mode }),
    config,
  )
  const { diagnostics: navbarProblems } = buildNavbar({ site: { config, versions } })
  const diagnostics = [
    ...input.outlines.flatMap((outline) => outline.diagnostics),
    ...built.flatMap((version) => version.diagnostics),
    ...routeProblems,
    ...navbarProblems,
  ]
  return { config, versions, routes, diagnostics }
}
