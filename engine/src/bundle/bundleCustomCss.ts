import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { configPlace } from '../config/configPlace.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'

/** A style sheet of the site. */
export interface CustomCss {
  /** Imports from other hosts, which must stand before all other styles. */
  imports: string[]
  /** In the last layer, so that it wins. */
  css: string
}

/** A site's own styles, with what they import from it, smaller. */
export async function bundleCustomCss(path: string, config: SiteConfig): Promise<CustomCss> {
  const filename = join(config.siteDir, path)
  if (!existsSync(filename))
    throw new BuildFailed([diagnose('missing-custom-css', [path], configPlace(config, 'customCss'))])
  const { bundleAsync } = await import('lightningcss')
  try {
    const { code } = await bundleAsync({ filename, minify: true, resolver: { resolve: resolveImport } })
    const text = code.toString()
    return { imports: text.match(remoteImport) ?? [], css: `@layer user{${text.replace(remoteImport, '')}}` }
  } catch (error) {
    throw explain(error as CssError, filename, config)
  }
}

/** As the bundler writes them. */
const remoteImport = /@import "(?:https?:)?\/\/[^"]*"[^;]*;/g

function resolveImport(specifier: string, importer: string) {
  const isRemote = /^(?:https?:)?\/\//.test(specifier)
  return isRemote ? { external: specifier } : resolve(dirname(importer), specifier)
}

type CssError = Error & { loc?: { line: number; column: number }; fileName?: string }

function explain(
  { message, loc, fileName }: CssError,
  filename: string,
  { siteDir }: SiteConfig,
): BuildFailed {
  const file = toSourcePath(relative(siteDir, fileName ?? filename))
  return new BuildFailed([diagnose('invalid-css', [message], { file, line: loc?.line, column: loc?.column })])
}
