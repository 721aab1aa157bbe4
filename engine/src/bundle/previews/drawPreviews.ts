import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import { type CountWork, counted } from '../../std/countWork.ts'
import { markUsed, readCacheFile, removeUnused, writeCacheFile } from '../cache/cacheFile.ts'
import { packageFolder } from '../modulePaths.ts'
import { encodePng } from './encodePng.ts'

/** A social preview image. Its file name contains a hash of the SVG. */
export interface Preview {
  output: OutputPath
  svg: string
}

/** A drawn image, which is read when it is written: all of them together take much memory. */
interface DrawnPreview {
  path: OutputPath
  read(): Uint8Array
}

/** How many images are drawn at the same time: each takes 3 MB. */
const lanes = 2

/** Draws preview images as PNG and caches them in the site's folder until builds stop using them. */
export async function drawPreviews(
  previews: Preview[],
  { siteDir }: SiteConfig,
  count?: CountWork,
): Promise<DrawnPreview[]> {
  const folder = join(siteDir, '.sotay/cache/previews')
  const byName = new Map(previews.map((preview) => [preview.output, preview]))
  const files = [...byName.values()].map(({ output, svg }) => {
    return { output, svg, file: join(folder, output.replaceAll('/', '-')) }
  })
  const missing = files.filter(({ file }) => !readCacheFile(file))
  /** Pictures that the cache does not take. */
  const uncached = new Map<string, Uint8Array>()
  if (missing.length > 0) {
    const draw = await openPainter()
    const queue = missing.values()
    const store = (file: string, bytes: Uint8Array) => {
      if (!writeCacheFile(file, bytes)) uncached.set(file, bytes)
    }
    const storeCounted = counted(store, missing.length, count)
    const lane = async () => {
      for (const { svg, file } of queue) storeCounted(file, await draw(svg))
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  for (const { file } of files) markUsed(file)
  removeUnused(folder, 30)
  return files.map(({ output, file }) => ({
    path: output,
    read: () => uncached.get(file) ?? readCached(file),
  }))
}

function readCached(file: string): Uint8Array {
  const bytes = readCacheFile(file)
  if (!bytes) throw new Error('the cache changed during the build')
  return bytes
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
