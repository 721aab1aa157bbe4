import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import { type MadeFile, makeFiles } from '../cache/makeFiles.ts'
import { packageFolder } from '../modulePaths.ts'
import { encodePng } from './encodePng.ts'

/** A social preview image. Its file name contains a hash of the SVG. */
export interface Preview {
  output: OutputPath
  svg: string
}

/** Draws preview images as PNG and caches them in the site's folder. */
export async function drawPreviews(
  previews: Preview[],
  { cacheDir }: SiteConfig,
  making?: Parameters<typeof makeFiles>[2],
): Promise<MadeFile[]> {
  let painter: ReturnType<typeof openPainter> | undefined
  const draw = async (svg: string) => {
    painter ??= openPainter()
    return (await painter)(svg)
  }
  const files = previews.map(({ output, svg }) => ({ output, make: () => draw(svg) }))
  return makeFiles(files, join(cacheDir, 'previews'), making)
}

/** Loads the SVG renderer only when needed: its binary is large, and not available on every system. */
async function openPainter(): Promise<(svg: string) => Promise<Uint8Array>> {
  const fonts = join(packageFolder(), 'dist/fonts')
  const font = {
    fontFiles: [join(fonts, 'regular.ttf'), join(fonts, 'bold.ttf')],
    loadSystemFonts: false,
    defaultFontFamily: 'Be Vietnam Pro',
  }
  try {
    const { renderAsync } = await import('@resvg/resvg-js')
    return async (svg) => {
      const picture = await renderAsync(svg, { font })
      return encodePng(picture) ?? picture.asPng()
    }
  } catch (error) {
    throw new BuildFailed([diagnose('cannot-draw-previews', [(error as Error).message.split('\n')[0]!])])
  }
}
