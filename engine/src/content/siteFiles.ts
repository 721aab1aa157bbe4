import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, relative, sep } from 'node:path'
import * as posix from 'node:path/posix'
import {
  findFiles,
  isFile,
  isSecretFile,
  leadsToSecret,
  publishedFolders,
  spelledOnDisk,
} from '../config/files.ts'
import { isThere, readBytes, readText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { type SourcePath, toOutputPath, toSourcePath } from '../model/paths.ts'
import { memoize } from '../std/collections.ts'
import { hash } from '../std/hash.ts'
import type { Asset, QuotedFile } from './contentFile.ts'
import { measurePicture } from './measurePicture.ts'

/** Matches `file=./x.ts#part` in the info string of a fence, which quotes that part of that file. */
export const fileAttribute =
  /(?<![\w-])file=(?:"(?<quoted>[^"\n]+)"|'(?<single>[^'\n]+)'|(?<bare>[^\s"'][^\s]*))/

const fence = new RegExp(String.raw`^.*(?:\`{3}|~{3}).*?${fileAttribute.source}`, 'gm')

/** Reads the files that a note's code blocks quote, by the paths written there; undefined if there are none. */
export function readQuotedFiles(
  siteDir: string,
  source: SourcePath,
  text: string,
): Record<string, QuotedFile> | undefined {
  if (!text.includes('file=')) return undefined
  const paths = [...text.matchAll(fence)].map(({ groups }) => {
    const { quoted, single, bare } = groups!
    return (quoted ?? single ?? bare!).replace(/#[^#]*$/, '')
  })
  if (paths.length === 0) return undefined
  return Object.fromEntries(paths.map((path) => [path, readQuotedFile(siteDir, source, path)]))
}

/** Reads a quoted file. `@site/` is the site folder; other paths are relative to the note's folder. */
function readQuotedFile(siteDir: string, note: SourcePath, path: string): QuotedFile {
  const place = path.startsWith('@site/') ? path.slice('@site/'.length) : `${posix.dirname(note)}/${path}`
  const source = toSourcePath(posix.normalize(place))
  if (source.startsWith('..')) return { source, problem: 'outside' }
  const absolute = spelledOnDisk(join(siteDir, source))
  if (!isFile(absolute) || !isSpelledSo(absolute, siteDir))
    return { source, problem: 'missing', nearest: findNearest(siteDir, source, path) }
  const inSite = relative(realpathSync(siteDir), realpathSync(absolute))
  if (inSite.startsWith('..') || isAbsolute(inSite)) return { source, problem: 'outside' }
  if (isSecretFile(toSourcePath(inSite))) return { source, problem: 'secret' }
  return { source, text: readText(siteDir, absolute) }
}

/** A suggestion for a missing file: the nearest name in its folder, with the path as written. */
export function findNearest(siteDir: string, missing: SourcePath, path: string): string | undefined {
  const name = nearestMatch(basename(missing), filesBeside(siteDir, missing))
  return name && path.slice(0, path.lastIndexOf('/') + 1) + name
}

/**
 * The files in the folder where a missing file should be, to suggest the nearest name; none if there is no such folder
 * or it cannot be read.
 */
export function filesBeside(siteDir: string, place: SourcePath): string[] {
  const folder = join(siteDir, dirname(place))
  return isSpelledSo(folder, siteDir) ? fileNamesIn(folder) : []
}

/** The names of the files in a folder; none if there is no such folder or it cannot be read. */
export function fileNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** The link on disk by which a file (absolute path) is in none of the folders that may be published, and where it leads. */
function findLinkOut(path: string, config: SiteConfig): { link: string; target: string } | undefined {
  if (!isFile(path) || !isBehindLink(path, config.siteDir)) return undefined
  const roots = publishedFolders(config).map((folder) => join(folder, sep))
  const isOut = (place: string) => !roots.some((root) => join(realpathSync(place), sep).startsWith(root))
  if (!isOut(path)) return undefined
  let link = path
  while (dirname(link) !== link && isOut(dirname(link))) link = dirname(link)
  return { link, target: realpathSync(link) }
}

/** Whether a link leads to a file (absolute path) on its way from the folder of the site, wherever that is. */
const isBehindLink = (path: string, siteDir: string) =>
  realpathSync.native(path) !== join(realpathSync.native(siteDir), relative(siteDir, path))

/**
 * Creates what throws for a note (absolute path, and that from the site folder) that a link on disk puts among those of
 * the site. Folders are looked at once.
 */
export function createLinkGuard(config: SiteConfig): (path: string, source: SourcePath) => void {
  const isPlain = memoize((folder: string) => realpathSync.native(folder) === folder)
  return (path, source) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    // Most paths hold no link, so there is nothing more to check.
    if (!stats || (!stats.isSymbolicLink() && isPlain(dirname(path)))) return
    if (leadsToSecret(path, config.siteDir))
      throw new BuildFailed([diagnose('withheld-file', [source, 'secret'], { file: source })])
    const { link, target } = findLinkOut(path, config) ?? {}
    if (!link || !target) return
    const file = toSourcePath(relative(config.siteDir, link))
    throw new BuildFailed([diagnose('link-leads-out', [target], { file })])
  }
}

/** Why the file at a path from the site folder is not published although that is in the site: a link leads elsewhere. */
export function whyWithheld(source: SourcePath, config: SiteConfig): 'secret' | 'outside' | undefined {
  const path = spelledOnDisk(join(config.siteDir, source))
  if (leadsToSecret(path, config.siteDir)) return 'secret'
  return findLinkOut(path, config) && 'outside'
}

/** What is in the folder of a site besides its own files. */
export const notOfSite = ['**/node_modules/**', 'build/**']

/**
 * The files of a site, from its folder; without those of packages and builds, hidden ones, and what folders hold that
 * nothing may be published from.
 */
export async function listFiles(config: SiteConfig): Promise<SourcePath[]> {
  const within = publishedFolders(config)
  const found = await findFiles(config.siteDir, '**/*.*', { ignore: notOfSite, within })
  return found.map((path) => toSourcePath(path.normalize('NFC'))).sort()
}

/** Whether a path from the site folder is in a folder in which programs keep their own files. */
export const isOfPrograms = (source: SourcePath): boolean =>
  /(?:^|\/)(?:\.|node_modules(?:\/|$))|^build(?:\/|$)/.test(source)

const imageEndings = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.ico', '.bmp'])

/**
 * Reads the files that notes refer to. Each request lists the paths that a reference may mean, and the first that
 * exists is read. A request without any is missing from the result.
 */
export function readAssets(config: SiteConfig, requests: SourcePath[][]): Map<SourcePath, Asset> {
  const assets = new Map<SourcePath, Asset>()
  for (const places of requests) {
    const source = places.find((place) => assets.has(place) || findFile(place, config))
    if (source && !assets.has(source))
      assets.set(source, readAsset(source, findFile(source, config)!, config))
  }
  return assets
}

/**
 * The settings with the size of the logo in the navbar, so that the title beside it does not move when it comes. One
 * with a size of its own, or of another host, stays as it is.
 */
export function measureLogo(config: SiteConfig): SiteConfig {
  const { navbar, baseUrl, staticDirectories } = config
  const { logo } = navbar
  if (!logo || logo.width || logo.height || /^(?:[\w+.-]+:|\/\/)/.test(logo.src)) return config
  const path = (logo.src.startsWith(baseUrl) ? logo.src.slice(baseUrl.length) : logo.src).replace(/^\//, '')
  const places = staticDirectories.map((folder) => toSourcePath(posix.join(folder, path)))
  const [asset] = readAssets(config, [places]).values()
  if (!asset?.width || !asset.height) return config
  return { ...config, navbar: { ...navbar, logo: { ...logo, width: asset.width, height: asset.height } } }
}

/** Finds a file whose name may be decomposed (NFD) on disk; in notes names are NFC. None if a link leads to what is withheld. */
function findFile(source: SourcePath, config: SiteConfig): string | undefined {
  const path = spelledOnDisk(join(config.siteDir, source))
  const isFound = isFile(path) && isSpelledSo(path, config.siteDir)
  return isFound && whyWithheld(source, config) === undefined ? path : undefined
}

/**
 * Whether the capitals of a path that is there (absolute) are those on disk, from the folder of the site on. The disks of
 * Macs and Windows find `Photo.png` as `photo.png`, too; those of hosts do not.
 */
export function isSpelledSo(path: string, siteDir: string): boolean {
  if (!path.startsWith(join(siteDir, sep))) return true
  const [folder, name] = [dirname(path), basename(path)]
  if (!isSpelledSo(folder, siteDir)) return false
  return !isThere(join(folder, swapCapitals(name))) || namesIn(folder).includes(name.normalize('NFC'))
}

const swapCapitals = (name: string) =>
  name.replace(/./gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

const namesIn = (folder: string) => readdirSync(folder).map((name) => name.normalize('NFC'))

function readAsset(source: SourcePath, path: string, { knownFiles }: SiteConfig): Asset {
  const ending = extname(source)
  const isImage = imageEndings.has(ending.toLowerCase())
  const read = () => {
    const bytes = readBytes(path)
    return { name: hash(bytes), ...(isImage && measurePicture(bytes, ending.toLowerCase())) }
  }
  const asIs = (facts: ReturnType<typeof read>) => facts
  const { name, ...size } =
    knownFiles?.recall(path, read, { kind: 'asset', keep: asIs, open: asIs }) ?? read()
  const file = `${basename(source, ending)}-${name}${ending}`
  return { source, path, output: toOutputPath(`assets/${isImage ? 'images' : 'files'}/${file}`), ...size }
}
