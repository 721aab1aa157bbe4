import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundledFiles } from '../bundle/bundle.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Asset } from '../content/asset.ts'
import { engine } from '../model/engine.ts'
import { type OutputPath, toOutputPath } from '../model/paths.ts'
import { globalData } from '../site/globalData.ts'
import { routeTable } from '../site/routes/routeTable.ts'
import type { Site } from '../site/site.ts'
import { siteMetadata } from '../site/siteMetadata.ts'
import { readSiteVersion } from './readSiteVersion.ts'
import { renderSitemap } from './sitemap.ts'
import { listStaticFiles } from './staticFiles.ts'
import { writeFolder } from './writeFolder.ts'

interface Results {
  site: Site
  pages: { output: OutputPath; html: string }[]
  bundle: Bundle
  assets: Iterable<Asset>
}

/** Writes the finished site to the output folder, and what the site is, as data, to `.sotay/`. */
export async function writeSite({ site, pages, bundle, assets }: Results, outDir: string): Promise<void> {
  const sitemap = renderSitemap(site.routes, site.config)
  writeFolder(outDir, [
    ...(await listStaticFiles(site.config)),
    ...[...assets].map(({ output, path }) => ({ path: output, copyOf: path })),
    ...bundledFiles(bundle).map(({ output, contents }) => ({ path: output, contents })),
    ...pages.map(({ output, html }) => ({ path: output, contents: html })),
    ...(sitemap ? [{ path: toOutputPath('sitemap.xml'), contents: sitemap }] : []),
  ])
  writeSiteData(site, site.config)
}

/** The entities of the site beside the build, for tools (behaviours 9.4). */
function writeSiteData(site: Site, { siteDir }: SiteConfig): void {
  const folder = join(siteDir, '.sotay')
  mkdirSync(folder, { recursive: true })
  const data = {
    ...globalData(site),
    routes: routeTable(site.routes),
    'site-metadata': siteMetadata(engine.version, readSiteVersion(siteDir)),
  }
  for (const [name, value] of Object.entries(data))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
}
