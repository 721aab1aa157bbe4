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
import type { OutputFile } from './outputFile.ts'
import { readSiteVersion } from './readSiteVersion.ts'
import type { SearchFile } from './searchFiles.ts'
import { renderSitemap } from './sitemap.ts'
import { listStaticFiles } from './staticFiles.ts'
import { writeFolder } from './writeFolder.ts'

interface Results {
  site: Site
  pages: { output: OutputPath; html: string }[]
  bundle: Bundle
  /** Files that are published as they are. */
  assets: Iterable<Pick<Asset, 'output' | 'path'>>
  search: SearchFile[]
  /** Whether some page shows formulas. */
  hasMath: boolean
}

/** Writes the finished site to the output folder, and what the site is, as data, to `.sotay/`. */
export async function writeSite(
  { site, pages, bundle, assets, search, hasMath }: Results,
  outDir: string,
): Promise<void> {
  const sitemap = renderSitemap(site.routes, site.config)
  writeFolder(outDir, [
    ...(await listStaticFiles(site.config)),
    ...[...assets].map(({ output, path }) => ({ path: output, copyOf: path })),
    ...bundledFiles(bundle, hasMath).map(({ output, contents }) => ({ path: output, contents })),
    ...pages.map(({ output, html }) => ({ path: output, contents: html })),
    ...pages.filter(({ output }) => output === 'search.html').map(toFolderIndex),
    ...search,
    ...(sitemap ? [{ path: toOutputPath('sitemap.xml'), contents: sitemap }] : []),
  ])
  writeSiteData(site, site.config)
}

/** Links to results write the search page with a slash at its end, and not every host finds it then. */
function toFolderIndex({ html }: { html: string }): OutputFile {
  return { path: toOutputPath('search/index.html'), contents: html }
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
