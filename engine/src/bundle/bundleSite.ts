import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Content } from '../content/contentFile.ts'
import { orElse, type Tell } from '../diagnostics/diagnostic.ts'
import { type Bundle, type BundledFile, type OverrideBundle, readParts, toBundledFile } from './bundle.ts'
import { bundlePageModules, type PageModules } from './bundlePageModules.ts'
import { openBuildCache } from './cache/openBuildCache.ts'
import { codeIdentity } from './cache/sources.ts'
import type { LiveNotes } from './live/liveNotes.ts'
import { packageFolder } from './modulePaths.ts'
import { bundleOverrides } from './overrides/bundleOverrides.ts'
import { declaredNames, misspeltProperties, misspeltTokens, propertyNames } from './styles/bundleCustomCss.ts'
import { gatherStyles, toPageSheet } from './styles/gatherStyles.ts'

/**
 * Bundles a site: reads the engine's prebuilt browser files, puts the site's own styles after them, and bundles React
 * pages and live notes. Modules and style sheets with problems are left out.
 */
export async function bundleSite(
  config: SiteConfig,
  content: Content,
  live: LiveNotes,
  tell: Tell,
): Promise<Bundle> {
  const folder = join(packageFolder(), 'dist/browser')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const [pages, overrides] = await Promise.all([
    bundlePageModules({ pages: content.pageModules, live }, config, {
      cached: openBuildCache('pages', config, codeIdentity()),
      tell,
    }),
    orElse(
      () => bundleOverrides(config, { cached: openBuildCache('overrides', config, codeIdentity()), tell }),
      undefined,
      tell,
    ),
  ])
  const { framework, own, ...styles } = await gatherStyles(config, { overrides, folder, content, tell })
  const sheets = own.length > 0 ? readdirSync(folder).filter((name) => name.endsWith('.css')) : []
  const tokens = new Set(sheets.map(read).flatMap(propertyNames))
  tell([
    ...misspeltTokens(own, { tokens, others: codeOf(pages, overrides) }),
    ...(await misspeltProperties(own, new Set(sheets.map(read).flatMap(declaredNames)))),
  ])
  return {
    ...toBundleParts(pages),
    overrides,
    ...styles,
    baseUrlBanner: read('baseUrlBanner.js').trim(),
    script: toBundledFile(
      'boot.js',
      scriptNames(config, overrides !== undefined)
        .map(read)
        .join(''),
    ),
    parts: readParts(folder, config, { framework, runtime: runtimeFiles(pages) }),
    offlineWorker: read('offlineWorker.js'),
  }
}

/** The code and the styles of the site's own modules. */
function codeOf({ styles, files }: PageModules, overrides: OverrideBundle | undefined): string[] {
  const scripts = [...files, ...(overrides?.files ?? [])].filter(({ output }) => output.endsWith('.js'))
  return [...styles.values(), overrides?.css ?? '', ...scripts.map(({ contents }) => String(contents))]
}

/**
 * The script of every page, and what it has besides on sites that need it. Components of a site may contain a dropdown,
 * too.
 */
function scriptNames({ announcementBar, navbar }: SiteConfig, hasOwnComponents: boolean): string[] {
  const hasDropdowns = hasOwnComponents || /dropdown/i.test(JSON.stringify(navbar.items))
  return [
    'boot.js',
    announcementBar && 'announcement.js',
    hasDropdowns && 'dropdowns.js',
    navbar.hideOnScroll && 'hideableNavbar.js',
  ].filter((name) => typeof name === 'string')
}

/** The files that the engine's own components run on, if that is the React of the islands. */
function runtimeFiles({ runtime, files }: PageModules): BundledFile[] | undefined {
  return runtime.length > 0
    ? runtime.map((output) => files.find((file) => file.output === output)!)
    : undefined
}

/** The parts of a bundle that come from React pages and live notes. */
export function toBundleParts({ exports, components, styleSheet, styles, ...pages }: PageModules) {
  const sheets = new Map([...styles.values()].map((css) => [css, toPageSheet(css)]))
  return {
    pageModules: exports,
    components,
    styleSheet,
    pageIslands: pages.pageIslands,
    noteIslands: pages.noteIslands,
    pageFiles: pages.files,
    pageStylesheets: new Map([...styles].map(([source, css]) => [source, sheets.get(css)!])),
  }
}
