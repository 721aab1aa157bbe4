import { basename, dirname, normalize, relative } from 'node:path/posix'
import { isSecretFile, sourceFolders } from '../config/files.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Asset } from '../content/contentFile.ts'
import type { Diagnostic, Severity, SourceLocation } from '../diagnostics/diagnostic.ts'
import { diagnose, withSeverity } from '../diagnostics/diagnostic.ts'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'
import type { Document, DocumentOutline, Reference } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'
import {
  decodePath,
  encodeSigns,
  ensureBaseUrl,
  escapeSigns,
  fileHref,
  isExternalUrl,
  parseUrl,
  toSourcePath,
} from '../model/paths.ts'
import { firstFrame } from '../model/video.ts'
import { withOriginal } from '../site/routes/routeSource.ts'
import type { Route } from '../site/site.ts'
import type { References } from './references.ts'

/** For each file that a note refers to, the paths where it may lie and be published from. `content/` reads them. */
export function assetRequests(document: Document, config: SiteConfig): SourcePath[][] {
  const requests = document.references.flatMap((reference) =>
    'url' in reference && !isUnknownName(reference) && mayBeAsset(reference)
      ? [assetPlaces(reference.url, inFile(reference.where, document), config)]
      : [],
  )
  const { image } = document.frontMatter
  const all = image?.startsWith('.') ? [...requests, assetPlaces(image, document, config)] : requests
  return all.map((places) => places.filter((place) => !withheldReason(place, config)))
}

/** What is reported as the name of nothing leads to nothing, also where a file has this path. */
const isUnknownName = (reference: object) =>
  'nameProblem' in reference &&
  (reference.nameProblem as Diagnostic | undefined)?.code === 'unknown-note-name'

/**
 * Whether a reference may lead to a file to publish: any image, or a link with a file extension other than `.md`,
 * `.mdx` and, unless it is written as a path of the site, `.html`, which ends addresses of pages. A name without an
 * ending, such as `LICENSE`, may be that of a file beside the note, too.
 */
export function mayBeAsset({ kind, url }: Pick<Reference, 'kind' | 'url'>): boolean {
  if (url === '' || isExternalUrl(url)) return false
  const { path } = parseUrl(url)
  if (hasNoEnding(path) && !path.startsWith('/')) return true
  const ending = path.startsWith('@site/') ? /\.(?!mdx?$)[a-z\d]{1,8}$/i : /\.(?!mdx?$|html?$)[a-z\d]{1,8}$/i
  return kind === 'image' || ending.test(path)
}

/** Whether the last name in a path has no ending. It is rather the address of a page. */
export const hasNoEnding = (path: string): boolean => /(?:^|\/)[^./]+$/.test(path)

/**
 * The candidate paths of a file, in order: the site folder for `@site/`, the static folders for `/`, else the note's
 * own folder and that of the original it translates.
 */
export function assetPlaces(url: string, { file }: Pick<Document, 'file'>, config: SiteConfig): SourcePath[] {
  const { path } = parseUrl(url)
  const toPlace = (written: string) => placeOf(written, config)
  if (path.startsWith('@site/')) return [toPlace(path.slice('@site/'.length))]
  if (!path.startsWith('/')) {
    const folders = new Set(withOriginal(file).map(dirname))
    return [...folders].flatMap((folder) =>
      inLanguages(path, config).map((name) => toPlace(`${folder}/${name}`)),
    )
  }
  const withoutBase = ensureBaseUrl(path, config.baseUrl).slice(config.baseUrl.length)
  const places = config.staticDirectories.flatMap((folder) => [
    toPlace(`${folder}${path}`),
    toPlace(`${folder}/${withoutBase}`),
  ])
  return [...new Set(places)]
}

/** Where languages are suffixes, a file may be there for each: the own one, that of the default language, that of all. */
const inLanguages = (path: string, { i18n: { structure, currentLocale, defaultLocale } }: SiteConfig) => [
  ...(structure === 'suffix' ? [currentLocale, defaultLocale] : []).map((locale) =>
    path.replace(/(?=\.\w+$)/, `.${locale}`),
  ),
  path,
]

/** A path from the folder of the site. One of a file outside may lead back in, by the folder's name. */
function placeOf(path: string, { siteDir }: SiteConfig): SourcePath {
  const place = normalize(toSourcePath(path))
  if (!place.startsWith('../')) return place as SourcePath
  const folder = toSourcePath(siteDir)
  return relative(folder, `${folder}/${place}`) as SourcePath
}

/** The asset that a reference leads to, if it was found on disk. */
export function findAsset(
  reference: Pick<Reference, 'kind' | 'url'>,
  document: Pick<Document, 'file'>,
  { assets, config }: References,
): Asset | undefined {
  if (!mayBeAsset(reference)) return undefined
  const place = assetPlaces(reference.url, document, config).find((source) => assets.has(source))
  return place && assets.get(place)
}

/** The address of a published file; query and hash stay as they were written. */
export function assetAddress({ output }: Asset, url: string, config: SiteConfig): string {
  const { query, hash } = parseUrl(url)
  return `${fileHref(output, config)}${query}${hash === undefined ? '' : `#${encodeURI(hash)}`}`
}

/** The social preview image that a page names, as a path or full URL. One beside the note must exist. */
export function previewImage(
  { target }: Route,
  document: Document | undefined,
  references: References,
): string | undefined {
  return target.kind === 'generatedIndex' ? target.image : imageOf(document, references)
}

/** The picture that a note names in its front matter, as a path or full URL. */
export function imageOf(document: DocumentOutline | undefined, references: References): string | undefined {
  const image = document?.frontMatter.image
  if (!document || !image?.startsWith('.')) return image
  const asset = findAsset({ kind: 'image', url: image }, document, references)
  return asset && assetAddress(asset, image, references.config)
}

/**
 * Finds the reason not to publish a file that a note names: what a note says may come from somebody who may not read
 * all that the build can read. Folders that settings name may lie outside of the site's folder.
 */
export function withheldReason(place: SourcePath, config: SiteConfig): 'outside' | 'secret' | undefined {
  if (isSecretFile(place)) return 'secret'
  const isNamed = () =>
    sourceFolders(config).some((folder) => place.startsWith(`${normalize(toSourcePath(folder))}/`))
  return place.startsWith('../') && !isNamed() ? 'outside' : undefined
}

/** The note as if it were one of the files it is made of, so that relative paths in a partial start at the partial. */
export function inFile({ file }: SourceLocation, document: Document): Document {
  if (file === document.file.source) return document
  const { original: _, ...others } = document.file
  return { ...document, file: { ...others, source: file } }
}

/** A picture named outside the text of a note, and where its file may lie. */
interface WrittenPicture {
  url: string
  places: SourcePath[]
  where: SourceLocation
}

/**
 * Reports a picture of HTML, components or settings that does not exist. It never stops a build: its address is given
 * to browsers as it is written, another program may publish what is there, a logo, an icon or a preview image is often
 * left over from a template, and the page can be read without it.
 */
export function missingPicture({ places, ...picture }: WrittenPicture, references: References): Diagnostic[] {
  const level = levelOf(references.config)
  if (level === 'ignore') return []
  const problem =
    diagnoseWithheldFile(picture, places, references) ??
    diagnoseBrokenImage(picture, places, { ...references, isMarkdown: false })
  return withSeverity(level === 'throw' ? 'warn' : level, problem)
}

/** A function in this setting replaces addresses in Markdown; other pictures are a warning then. */
function levelOf({ markdown }: SiteConfig): Severity {
  const { onBrokenMarkdownImages: level } = markdown.hooks
  return typeof level === 'function' ? 'warn' : level
}

/** Reports a preview image beside the note that does not exist or may not be published. */
export function checkPreviewImage(document: Document | undefined, references: References): Diagnostic[] {
  const url = document?.frontMatter.image
  if (!document || !url?.startsWith('.') || findAsset({ kind: 'image', url }, document, references)) return []
  const where = { file: document.file.source, key: ['image'], texts: [url] }
  const places = assetPlaces(url, document, references.config)
  return missingPicture({ url, places, where }, references)
}

/** A picture as it is written. */
interface WrittenImage {
  url: string
  where: SourceLocation
}

/** Reports a picture found at none of its candidate paths, and suggests a file there with a similar name. */
export function diagnoseBrokenImage(
  { url, where }: WrittenImage,
  places: SourcePath[],
  { filesBeside, isMarkdown = true }: Pick<References, 'filesBeside'> & { isMarkdown?: boolean },
): Diagnostic {
  if (url.endsWith(firstFrame)) {
    const written = { url: url.slice(0, -firstFrame.length), where }
    return diagnoseBrokenImage(written, places, { filesBeside, isMarkdown })
  }
  const written = writtenWhole(url, places, filesBeside) ?? withoutStatic(url, places, filesBeside)
  if (written) {
    const problem = diagnose('broken-image', [url, places, written, isMarkdown], where)
    return { ...problem, fix: { from: url, to: written } }
  }
  const names = places.flatMap((place) => filesBeside?.(place) ?? [])
  const name = basename(places[0] ?? '')
  const [nearest, only] = [nearestMatch(name, names), onlyMatch(name, names)]
  const problem = diagnose(
    'broken-image',
    [url, places, nearest && withName(url, nearest), isMarkdown],
    where,
  )
  return only ? { ...problem, fix: { from: url, to: withName(url, only) } } : problem
}

/** The address of a picture whose name holds a "#" or a "?", as it must be written; undefined if it is no such file. */
function writtenWhole(url: string, places: SourcePath[], filesBeside: References['filesBeside']) {
  const [, rest] = /^[^?#]*([?#].*)$/s.exec(url) ?? []
  if (rest === undefined) return undefined
  const end = decodePath(rest) ?? rest
  const isThere = places.some((place) => filesBeside?.(place).includes(basename(place) + end))
  return isThere ? escapeSigns(url) : undefined
}

/** The address of a file in a static folder, without the name of that folder, which is no part of addresses. */
function withoutStatic(url: string, places: SourcePath[], filesBeside: References['filesBeside']) {
  const [, first, rest = ''] = /^\/([^/]+)(\/.+)$/.exec(url) ?? []
  const isThere = places.some((place) => {
    const there = place.startsWith(`${first}/${first}/`)
      ? toSourcePath(place.slice(first!.length + 1))
      : undefined
    return there && filesBeside?.(there).includes(basename(there))
  })
  return isThere ? rest : undefined
}

/** Replaces the file name in a URL. Query and hash stay as they are. */
function withName(url: string, name: string): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])(.*)/s)
  const written = encodeSigns(name)
  return path.slice(0, path.lastIndexOf('/') + 1) + written + rest
}

/** Reports that a note names a file that exists, but may not be published. Undefined if no candidate path holds one. */
export function diagnoseWithheldFile(
  { url, where }: { url: string; where: SourceLocation },
  places: SourcePath[],
  { config, filesBeside, whyWithheld }: Pick<References, 'config' | 'filesBeside' | 'whyWithheld'>,
): Diagnostic | undefined {
  for (const place of places) {
    const named = withheldReason(place, config)
    const isThere = named && filesBeside?.(place).includes(basename(place))
    const reason = isThere ? named : whyWithheld?.(place)
    if (reason) return diagnose('withheld-file', [url, reason], where)
  }
  return undefined
}
