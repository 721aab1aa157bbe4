import { basename, dirname, relative } from 'node:path/posix'
import type { SiteConfig } from '../../config/siteConfig.ts'
import {
  encodeSigns,
  parseUrl,
  pathFrom,
  type RoutePath,
  type SourcePath,
  toHref,
} from '../../model/paths.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { findTarget, isRightTarget, type Place, type SiteView, type Target, withoutHost } from './siteView.ts'
import type { Address } from './writtenPaths.ts'

/**
 * Writes an address that leads to a target, in the style of the one it replaces: as a file or as a page, relative or
 * not, with or without an ending, encoded or not. Undefined if none can be written.
 */
export function respell(written: Address, target: Target, place: Place, view: SiteView): string | undefined {
  const leads = (url: string) => isRightTarget(findTarget({ ...written, url }, place, view), target)
  return spellings(written, target, place, view).find(leads)
}

function spellings({ kind, url }: Address, target: Target, place: Place, view: SiteView): string[] {
  if (kind === 'doc') return docIds(target, place, view)
  if (kind === 'name') return noteNames(url, target, place)
  const own = withoutHost(url, view.config)
  const host = url.slice(0, url.length - own.length)
  const end = own.search(/[?#]|$/)
  const [path, rest] = [own.slice(0, end), own.slice(end)]
  if (kind === 'import' || kind === 'quote')
    return filePaths(path, target.source!, place, view.config).map(likeEnding(path))
  const isFile = target.route === undefined || /\.mdx?\/?$/i.test(parseUrl(own).path)
  const files = target.source ? filePaths(path, target.source, place, view.config) : []
  const pages = target.route ? pagePaths(path, target.route, place, view.config) : []
  return (isFile ? [...files, ...pages] : [...pages, ...files]).map((each) => host + encodeSigns(each) + rest)
}

/** Modules are named with or without their ending. */
const likeEnding = (path: string) => (other: string) => {
  if (/\.[a-z]+$/i.test(path)) return other
  return /\/index\.\w+$/.test(other) && !/\/index$/.test(path)
    ? dirname(other)
    : other.replace(/\.[jt]sx?$/, '')
}

function docIds({ source }: Target, { file }: Place, { site }: SiteView): string[] {
  const docs = site.versions.find(({ folder }) => folder === file.folder)?.docs ?? []
  return docs.flatMap(({ id, outline }) => (originalOf(outline.file) === source ? [id] : []))
}

/**
 * The name of a note's file, or where others have it too, its path from the content folder. Names with signs that mean
 * something between double brackets cannot be written.
 */
function noteNames(written: string, { source }: Target, { file }: Place): string[] {
  if (source === undefined) return []
  const ending = /\.mdx?$/i.test(written) ? '' : /\.mdx?$/i
  const path = pathFrom(file.folder, source) ?? source
  const [name, whole] = [basename(source), path].map((each) => each.replace(ending, '')) as [string, string]
  const others = written.includes('/') ? [whole] : [name, whole]
  return [written, ...others.filter((other) => !/[[\]|#^]|%%/.test(other))]
}

/** The ways to name a file, the one that is most like `written` first. */
function filePaths(
  written: string,
  source: SourcePath,
  { file }: Place,
  { staticDirectories, baseUrl }: SiteConfig,
): string[] {
  const beside = relative(dirname(originalOf(file)), source)
  const dotted = beside.startsWith('.') ? beside : `./${beside}`
  const roots = [file.folder, ...staticDirectories].map((folder) => folder.replace(/^\.\//, ''))
  const below = roots.flatMap((root) => pathFrom(root, source) ?? [])
  const base = baseUrl !== '/' && written.startsWith(baseUrl) ? baseUrl : '/'
  const fromContent = below.map((path) => base + path)
  const isFromSite = written.startsWith(`/${file.folder}/`)
  const absolute = isFromSite ? [`/${source}`, ...fromContent] : [...fromContent, `/${source}`]
  if (written.startsWith('@site/')) return [`@site/${source}`, dotted]
  if (written.startsWith('/')) return [...absolute, dotted, `@site/${source}`]
  if (/^\.\.?\//.test(written)) return [dotted, `@site/${source}`]
  return [beside, ...below, source, `@site/${source}`]
}

/** The ways to name a page, the one that is most like `written` first. */
function pagePaths(
  written: string,
  route: RoutePath,
  { page }: Place,
  { baseUrl, trailingSlash }: SiteConfig,
): string[] {
  const hasBase = baseUrl === '/' || written.startsWith(baseUrl)
  const absolute = withEnding(written, hasBase ? route : `/${route.slice(baseUrl.length)}`)
  if (written.startsWith('/')) return [absolute]
  const here = decodeURI(toHref(page, { baseUrl, trailingSlash }))
  const folder = here.endsWith('/') ? here : dirname(here)
  const path = relative(folder, route) || '.'
  const dotted = written.startsWith('./') && !path.startsWith('.') ? `./${path}` : path
  return [withEnding(written, dotted), absolute]
}

/** The ending of an address is a matter of taste: a slash, `.html` or none. */
function withEnding(written: string, path: string): string {
  if (path === '/' || path === '.') return path
  const bare = path.replace(/\/$/, '')
  const [ending = ''] = /(?:\/|\.html?)$/.exec(written) ?? []
  return bare + ending
}
