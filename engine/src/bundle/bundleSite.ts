import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Content } from '../content/readContent.ts'
import { toOutputPath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { announcementStyles } from './announcementStyles.ts'
import type { Bundle, BundledFile } from './bundle.ts'
import { bundleCustomCss } from './bundleCustomCss.ts'
import { bundleMath } from './bundleMath.ts'
import { bundlePageModules, type PageModules } from './bundlePageModules.ts'
import type { LiveNotes } from './live/liveNotes.ts'
import { bundleOverrides, type OverrideBundle } from './overrides/bundleOverrides.ts'
import { packageFolder } from './packageFolder.ts'
import { readsFramework } from './readsFramework.ts'

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

/** The styles of all pages: the theme's, and over them the site's own. If those count on classes of Infima, so do all pages. */
async function gatherStyles(
  config: SiteConfig,
  overrides: OverrideBundle | undefined,
  folder: string,
): Promise<Pick<Bundle, 'stylesheet' | 'frameworkStylesheet'>> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const custom = await Promise.all(config.customCss.map((path) => bundleCustomCss(path, config)))
  const layers = custom.map(({ css }) => css)
  const own = [...(overrides ? [read('overrides.css'), overrides.css] : []), ...layers]
  const framework = read('framework.css')
  const isInAll = own.some(readsFramework)
  const all = [read('theme.css'), ...announcementStyles(config), ...(isInAll ? [framework] : []), ...own]
  const imports = custom.flatMap((sheet) => sheet.imports)
  return {
    stylesheet: toBundledFile('styles.css', [...imports, ...all].join('\n')),
    ...(!isInAll && { frameworkStylesheet: toBundledFile('framework.css', framework) }),
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

function toBundledFile(name: string, contents: string): BundledFile {
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(contents)}.${ending}`), contents }
}
