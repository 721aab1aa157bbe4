import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { configPlace } from '../../config/configPlace.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, stopOnErrors } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { BundledFile } from '../bundle.ts'
import { createStyleReader } from './createStyleReader.ts'

/** A bundled stylesheet of the site. */
export interface CustomCss {
  /** Remote imports, which CSS requires before all other rules. */
  imports: string[]
  /** The CSS, wrapped in the last cascade layer. */
  css: string
  /** Fonts and pictures that it refers to. */
  files: BundledFile[]
}

/** Bundles and minifies one of the site's stylesheets with its imports. */
export async function bundleCustomCss(path: string, config: SiteConfig): Promise<CustomCss> {
  const filename = join(config.siteDir, path)
  if (!existsSync(filename))
    throw new BuildFailed([diagnose('missing-custom-css', [path], configPlace(config, 'customCss'))])
  const { read, resolve, files, problems } = createStyleReader(config)
  const text = await bundleSheet(filename, { read, resolve }, config)
  stopOnErrors(problems)
  return {
    imports: text.match(remoteImport) ?? [],
    css: `@layer user{${text.replace(remoteImport, '')}}`,
    files: [...files.values()],
  }
}

/** Remote imports, as Lightning CSS prints them. */
const remoteImport = /@import "(?:https?:)?\/\/[^"]*"[^;]*;/g

async function bundleSheet(filename: string, resolver: Resolver, { siteDir }: SiteConfig): Promise<string> {
  const { bundleAsync } = await import('lightningcss')
  try {
    const { code } = await bundleAsync({ filename, minify: true, resolver })
    return code.toString()
  } catch (error) {
    if (error instanceof BuildFailed) throw error
    const { message, loc, fileName } = error as CssError
    const file = toSourcePath(relative(siteDir, fileName || filename))
    throw new BuildFailed([
      diagnose('invalid-css', [message], { file, line: loc?.line, column: loc?.column }),
    ])
  }
}

type Resolver = Pick<ReturnType<typeof createStyleReader>, 'read' | 'resolve'>
type CssError = Error & { loc?: { line: number; column: number }; fileName?: string }
