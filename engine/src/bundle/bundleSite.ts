import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Content } from '../content/readContent.ts'
import type { Bundle } from './bundle.ts'
import { bundleMath } from './bundleMath.ts'
import { bundlePageModules, type PageModules } from './bundlePageModules.ts'
import type { LiveNotes } from './live/liveNotes.ts'
import { bundleOverrides } from './overrides/bundleOverrides.ts'
import { packageFolder } from './packageFolder.ts'
import { gatherStyles } from './styles/gatherStyles.ts'
import { toBundledFile } from './toBundledFile.ts'

/** Gathers the browser's files (the engine's, made when it was built, and the site's own styles after them) and bundles React pages and live notes. */
export async function bundleSite(
  config: SiteConfig,
  { pageModules }: Pick<Content, 'pageModules'>,
  live: LiveNotes,
): Promise<Bundle> {
  const folder = join(packageFolder(), 'dist/browser')
  const readFile = (name: string) => toBundledFile(name, readFileSync(join(folder, name), 'utf8'))
  const [pages, overrides] = await Promise.all([
    bundlePageModules({ pages: pageModules, live }, config),
    bundleOverrides(config),
  ])
  const math = bundleMath(folder)
  return {
    ...toBundleParts(pages),
    overrides,
    ...(await gatherStyles(config, overrides, folder)),
    blogStylesheet: readFile('blog.css'),
    mathStylesheet: toBundledFile('math.css', math.css),
    mathFonts: math.fonts,
    baseUrlBanner: readFileSync(join(folder, 'baseUrlBanner.js'), 'utf8').trim(),
    script: readFile('boot.js'),
    switches: readFile('switches.js'),
    copyPage: readFile('copyPage.js'),
    leadOn: readFile('leadOn.js'),
    pictureViewer: { script: readFile('pictureViewer.js'), stylesheet: readFile('picture.css') },
    offline: {
      script: readFile('offline.js'),
      stylesheet: readFile('offline.css'),
      worker: readFileSync(join(folder, 'offlineWorker.js'), 'utf8'),
    },
    ...(config.search !== false && {
      search: {
        script: readFile('search.js'),
        provider: readFile(config.search.provider ? 'algoliaClient.js' : 'searchWorker.js'),
        stylesheet: readFile('search.css'),
      },
    }),
  }
}

/** What a bundle has from React pages and live notes. */
export function toBundleParts({ exports, components, css, ...pages }: PageModules) {
  return {
    pageModules: exports,
    components,
    pageIslands: pages.pageIslands,
    noteIslands: pages.noteIslands,
    pageFiles: pages.files,
    ...(css && { pageStylesheet: toBundledFile('pages.css', css) }),
  }
}
