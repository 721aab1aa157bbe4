import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { isFile, leadsToSecret } from '../config/files.ts'
import { readBytes } from '../config/readFile.ts'
import { type SourcePath, toOutputPath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import type { Asset } from './contentFile.ts'

const imageEndings = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.ico', '.bmp'])

/**
 * Reads the files that notes refer to. Each request lists the paths that a reference may mean, and the first that
 * exists is read. A request without any is missing from the result.
 */
export function readAssets(siteDir: string, requests: SourcePath[][]): Map<SourcePath, Asset> {
  const assets = new Map<SourcePath, Asset>()
  for (const places of requests) {
    const source = places.find((place) => assets.has(place) || findFile(siteDir, place))
    if (source && !assets.has(source)) assets.set(source, readAsset(source, findFile(siteDir, source)!))
  }
  return assets
}

/** Finds a file whose name may be decomposed (NFD) on disk; in notes names are NFC. None if it is a link to secrets. */
function findFile(siteDir: string, source: SourcePath): string | undefined {
  return [source, source.normalize('NFD')]
    .map((name) => join(siteDir, name))
    .find((path) => isFile(path) && !leadsToSecret(path, siteDir))
}

function readAsset(source: SourcePath, path: string): Asset {
  const bytes = readBytes(path)
  const ending = extname(source)
  const isImage = imageEndings.has(ending.toLowerCase())
  const name = `${basename(source, ending)}-${hash(bytes)}${ending}`
  const output = toOutputPath(`assets/${isImage ? 'images' : 'files'}/${name}`)
  return { source, path, output, ...(isImage && measure(bytes, ending.toLowerCase())) }
}

/** Formats whose pictures always say how large they are. */
const sized = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp'])

/** How pictures of other formats are known: not all of them say how large they are. */
const signatures: Record<string, (bytes: Buffer) => boolean> = {
  '.svg': (bytes) => /<(?:\w+:)?svg[\s/>]/.test(bytes.toString(bytes[0] === 0xff ? 'utf16le' : 'utf8')),
  '.avif': (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  '.ico': (bytes) => ['00000100', '00000200'].includes(bytes.toString('hex', 0, 4)),
  '.bmp': (bytes) => bytes.toString('latin1', 0, 2) === 'BM',
}

/** The size of a picture; none if its format is unknown. */
function measure(bytes: Uint8Array, ending: string): Pick<Asset, 'width' | 'height' | 'isDamaged'> {
  try {
    const { width, height } = imageSize(bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return sized.has(ending) || signatures[ending]?.(Buffer.from(bytes)) === false ? { isDamaged: true } : {}
  }
}
