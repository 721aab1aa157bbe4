import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { Asset, SizedPicture } from '../../content/contentFile.ts'
import { BuildFailed, diagnose, orElse, type Tell } from '../../diagnostics/diagnostic.ts'
import { type SourcePath, toOutputPath } from '../../model/paths.ts'
import type { CountWork } from '../../std/countWork.ts'
import { messageOf } from '../../std/errors.ts'
import { hash } from '../../std/hash.ts'
import { isOlder } from '../../std/text.ts'
import { type FileToMake, type MadeFile, makeFiles } from '../cache/makeFiles.ts'
import { importOptional } from '../modulePaths.ts'

type Assets = Map<SourcePath, Asset>

/** Pictures that are to be published in further sizes, and how each of these is made. */
interface PlannedPictures {
  assets: Assets
  files: FileToMake[]
}

/**
 * Chooses the sizes in which pictures are to be published, if the settings ask for that. Only their headers are read.
 * What cannot be read is reported and stays as it is.
 */
export async function planPictures(assets: Assets, config: SiteConfig, tell: Tell): Promise<PlannedPictures> {
  const large = config.images.resize ? [...assets].filter(([, asset]) => isLarge(asset, config)) : []
  if (large.length === 0) return { assets, files: [] }
  const sharp = await orElse(() => loadSharp(config), undefined, tell)
  if (!sharp) return { assets, files: [] }
  const planned = new Map(assets)
  const files: FileToMake[] = []
  for (const [source, asset] of large) {
    const sizes = await orElse(() => planSizes(asset, sharp), [], tell)
    planned.set(source, { ...asset, sizes })
    files.push(...sizes.map((size) => ({ output: size.output, make: () => draw(asset, size, sharp) })))
  }
  return { assets: planned, files }
}

/** Publishes pictures in further sizes, caches these, and leaves out those that failed or are no smaller. */
export async function resizePictures(
  assets: Assets,
  config: SiteConfig,
  { tell, count }: { tell: Tell; count: CountWork },
): Promise<{ assets: Assets; files: MadeFile[] }> {
  const planned = await planPictures(assets, config, tell)
  if (planned.files.length === 0) return { assets: planned.assets, files: [] }
  const nothing = new Uint8Array()
  const tellOnce = oncePerFile(tell)
  const files = planned.files.map((file) => ({ ...file, make: () => orElse(file.make, nothing, tellOnce) }))
  const made = await makePictures(files, config, count)
  const bytes = new Map(made.map(({ path, read }) => [path, read().length]))
  const kept = new Map([...planned.assets].map(([source, asset]) => [source, withoutLarger(asset, bytes)]))
  const named = new Set([...kept.values()].flatMap(({ sizes = [] }) => sizes.map(({ output }) => output)))
  return { assets: kept, files: made.filter(({ path }) => named.has(path)) }
}

/** Makes pictures in further sizes, or takes them from the cache. */
export const makePictures = (files: FileToMake[], { cacheDir }: SiteConfig, count?: CountWork) =>
  makeFiles(files, join(cacheDir, 'pictures'), { count })

/** All sizes of a picture fail for the same reason. */
function oncePerFile(tell: Tell): Tell {
  const told = new Set<string>()
  return (problems) => {
    tell(problems.filter(({ where }) => !told.has(where!.file)))
    for (const { where } of problems) told.add(where!.file)
  }
}

function withoutLarger(asset: Asset, bytes: Map<string, number>): Asset {
  const { sizes, path } = asset
  if (!sizes) return asset
  const whole = statSync(path).size
  const isMadeSmaller = (made: number) => made > 0 && made < whole
  return { ...asset, sizes: sizes.filter(({ output }) => isMadeSmaller(bytes.get(output)!)) }
}

/** The part of the package that is used. */
type Sharp = ((input: string, options?: { failOn: 'error' }) => Pipeline) & {
  versions: { sharp?: string }
  block(operations: { operation: string[] }): void
  unblock(operations: { operation: string[] }): void
}

interface Pipeline {
  metadata(): Promise<{ pages?: number }>
  rotate(): Pipeline
  resize(options: { width: number; withoutEnlargement: true }): Pipeline
  toFormat(format: string, options: { quality: number; effort: number }): Pipeline
  toBuffer(): Promise<Uint8Array>
}

/** Sites with such pictures install the package themselves: it comes with programs of 20 MB. */
async function loadSharp(config: SiteConfig): Promise<Sharp> {
  const sharp = await importOptional('sharp', config)
  if (!sharp)
    throw new BuildFailed([diagnose('no-picture-tool', [], configPlace(config, 'images', 'resize'))])
  return withFewReaders(sharp as Sharp)
}

/**
 * Pictures are known by their content: without this, one called `a.png` could be for any of the readers that come with
 * the package. Before this version a crafted AVIF could run code (GHSA-26w7-cxv4-gfx2).
 */
function withFewReaders(sharp: Sharp): Sharp {
  const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif']
  const isSafe = !isOlder(sharp.versions.sharp ?? '', '0.35.4')
  const readers = [...formats, ...(isSafe ? ['Heif'] : [])].map((format) => `VipsForeignLoad${format}`)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

const photographs = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/**
 * The widths of the column on a phone and a desk, on screens with one to three dots for each pixel: 480 and 672, 1080
 * for most phones, 1344 for a desk with a fine screen.
 */
const widths = [480, 672, 1080, 1344]

function isLarge({ path, output, width = 0, damage }: Asset, { images }: SiteConfig): boolean {
  if (damage || width <= widths[0]! || !photographs.has(extname(output).toLowerCase())) return false
  return statSync(path).size >= images.smallest
}

/** How well pictures are kept, and how long the search for a smaller file takes. */
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76, effort: 4 },
}

async function planSizes(asset: Asset, sharp: Sharp): Promise<SizedPicture[]> {
  if (await isMoving(asset, sharp)) return []
  const { output, width } = asset
  const ending = extname(output)
  const name = output.slice(0, -ending.length).replace(/-[\da-f]+$/, '')
  const mark = hash(JSON.stringify([output, formats, sharp.versions.sharp]))
  const widest = Math.min(width!, widths.at(-1)!)
  const wanted = [...widths.filter((each) => each < widest), widest]
  return (Object.keys(formats) as (keyof typeof formats)[]).flatMap((format) =>
    wanted.map((each) => ({
      format,
      width: each,
      output: toOutputPath(`${name}-${mark}-${each}.${format}`),
    })),
  )
}

/** A moving PNG says so before its first picture; the other formats say how many pictures they have. */
async function isMoving(asset: Asset, sharp: Sharp): Promise<boolean> {
  const { path } = asset
  const { pages = 1 } = await reading(asset, () => sharp(path).metadata())
  if (pages > 1 || !path.toLowerCase().endsWith('.png')) return pages > 1
  const bytes = readBytes(path)
  const moving = bytes.indexOf('acTL')
  return moving >= 0 && moving < bytes.indexOf('IDAT')
}

/** Turned as the camera was held, and in the colours of all screens. */
const draw = (asset: Asset, { format, width }: SizedPicture, sharp: Sharp): Promise<Uint8Array> =>
  reading(asset, () =>
    sharp(asset.path, { failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, formats[format])
      .toBuffer(),
  )

async function reading<Result>({ source }: Asset, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new BuildFailed([
      diagnose('unreadable-picture', [source, messageOf(error).split('\n')[0]!], { file: source }),
    ])
  }
}
