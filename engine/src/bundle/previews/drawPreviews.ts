import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import { type CountWork, counted } from '../../std/countWork.ts'
import { markUsed } from '../cache/markUsed.ts'
import { removeUnused } from '../cache/removeUnused.ts'
import { packageFolder } from '../packageFolder.ts'
import { encodePng } from './encodePng.ts'

/** A social preview image. Its file name contains a hash of the SVG. */
export interface Preview {
  output: OutputPath
  svg: string
}

/** A drawn image; `path` is absolute. */
interface DrawnPreview {
  output: OutputPath
  path: string
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
    return { output, svg, path: join(folder, output.replaceAll('/', '-')) }
  })
  const missing = files.filter(({ path }) => !markUsed(path))
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true })
    const draw = await openPainter()
    const queue = missing.values()
    const keepCounted = counted(keep, missing.length, count)
    const lane = async () => {
      for (const { svg, path } of queue) keepCounted(path, await draw(svg))
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  removeUnused(folder, 30)
  return files.map(({ output, path }) => ({ output, path }))
}

/** Writes a file atomically, so that a killed build leaves no incomplete picture in the cache. */
function keep(path: string, bytes: Uint8Array): void {
  const begun = `${path}.${process.pid}`
  writeFileSync(begun, bytes)
  renameSync(begun, path)
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
