import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toOutputPath, toSourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { announcementStyles } from './announcementStyles.ts'
import type { Bundle, BundledFile } from './bundle.ts'
import { bundleMath } from './bundleMath.ts'
import { bundlePageModules } from './bundlePageModules.ts'
import { packageFolder } from './packageFolder.ts'

/** Gathers the browser's files (the engine's, made when it was built, and the site's own styles after them) and bundles React pages. */
export async function bundleSite(config: SiteConfig, pageModules: PageModule[]): Promise<Bundle> {
  const folder = join(packageFolder(), 'dist/browser')
  const readFile = (name: string) => toBundledFile(name, readFileSync(join(folder, name), 'utf8'))
  const theme = readFileSync(join(folder, 'theme.css'), 'utf8')
  const styles = await Promise.all(config.customCss.map((path) => bundleCustomCss(path, config)))
  const pages = await bundlePageModules(pageModules, config)
  const math = bundleMath(folder)
  return {
    pageModules: pages.exports,
    pageIslands: pages.islands,
    pageFiles: pages.files,
    ...(pages.css && { pageStylesheet: toBundledFile('pages.css', pages.css) }),
    stylesheet: toBundledFile('styles.css', [theme, ...announcementStyles(config), ...styles].join('\n')),
    mathStylesheet: toBundledFile('math.css', math.css),
    mathFonts: math.fonts,
    baseUrlBanner: readFileSync(join(folder, 'baseUrlBanner.js'), 'utf8').trim(),
    script: readFile('boot.js'),
    ...(config.search !== false && {
      search: {
        script: readFile('search.js'),
        worker: readFile('searchWorker.js'),
        stylesheet: readFile('search.css'),
      },
    }),
  }
}

/** A site's own styles, with their imports, smaller; they stand in the last layer, so they win. */
async function bundleCustomCss(path: string, { siteDir }: SiteConfig): Promise<string> {
  const filename = join(siteDir, path)
  if (!existsSync(filename)) throw new BuildFailed([diagnose('missing-custom-css', [path])])
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
