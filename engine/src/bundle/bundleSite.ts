import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { configPlace } from '../config/configPlace.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Content } from '../content/readContent.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toOutputPath, toSourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { announcementStyles } from './announcementStyles.ts'
import type { Bundle, BundledFile } from './bundle.ts'
import { bundleMath } from './bundleMath.ts'
import { bundlePageModules, type PageModules } from './bundlePageModules.ts'
import type { LiveNotes } from './live/liveNotes.ts'
import { bundleOverrides } from './overrides/bundleOverrides.ts'
import { packageFolder } from './packageFolder.ts'

/** Gathers the browser's files (the engine's, made when it was built, and the site's own styles after them) and bundles React pages and live notes. */
export async function bundleSite(
  config: SiteConfig,
  { pageModules }: Pick<Content, 'pageModules'>,
  live: LiveNotes,
): Promise<Bundle> {
  const folder = join(packageFolder(), 'dist/browser')
  const readFile = (name: string) => toBundledFile(name, readFileSync(join(folder, name), 'utf8'))
  const theme = readFileSync(join(folder, 'theme.css'), 'utf8')
  const styles = await Promise.all(config.customCss.map((path) => bundleCustomCss(path, config)))
  const [pages, overrides] = await Promise.all([
    bundlePageModules({ pages: pageModules, live }, config),
    bundleOverrides(config),
  ])
  const ownStyles = overrides ? [readFileSync(join(folder, 'overrides.css'), 'utf8'), overrides.css] : []
  const math = bundleMath(folder)
  return {
    ...toBundleParts(pages),
    overrides,
    stylesheet: toBundledFile(
      'styles.css',
      [theme, ...announcementStyles(config), ...ownStyles, ...styles].join('\n'),
    ),
    blogStylesheet: readFile('blog.css'),
    mathStylesheet: toBundledFile('math.css', math.css),
    mathFonts: math.fonts,
    baseUrlBanner: readFileSync(join(folder, 'baseUrlBanner.js'), 'utf8').trim(),
    script: readFile('boot.js'),
    switches: readFile('switches.js'),
    copyPage: readFile('copyPage.js'),
    leadOn: readFile('leadOn.js'),
    pictureViewer: { script: readFile('pictureViewer.js'), stylesheet: readFile('picture.css') },
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

/** A site's own styles, with their imports, smaller; they stand in the last layer, so they win. */
async function bundleCustomCss(path: string, config: SiteConfig): Promise<string> {
  const { siteDir } = config
  const filename = join(siteDir, path)
  if (!existsSync(filename))
    throw new BuildFailed([diagnose('missing-custom-css', [path], configPlace(config, 'customCss'))])
  const { bundle } = await import('lightningcss')
  try {
    return `@layer user{${bundle({ filename, minify: true }).code}}`
  } catch (error) {
    const { message, loc, fileName } = error as Error & {
      loc?: { line: number; column: number }
      fileName?: string
    }
    const file = toSourcePath(relative(siteDir, fileName ?? filename))
    throw new BuildFailed([
      diagnose('invalid-css', [message], { file, line: loc?.line, column: loc?.column }),
    ])
  }
}

function toBundledFile(name: string, contents: string): BundledFile {
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(contents)}.${ending}`), contents }
}
