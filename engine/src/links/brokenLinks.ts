import { basename, dirname, normalize, relative } from 'node:path/posix'
import type { LeftOut } from '../diagnostics/catalogue/links.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { onlyMatch } from '../diagnostics/nearestMatch.ts'
import type { Document } from '../markdown/document.ts'
import {
  decodePath,
  encodeSigns,
  escapeSigns,
  isExternalUrl,
  parseUrl,
  type SourcePath,
  toSourcePath,
} from '../model/paths.ts'
import { isIndexFile } from '../site/docs/docAddress.ts'
import { memoize } from '../std/collections.ts'
import { meantAddress } from './findAddresses.ts'
import type { LinkIndex, Moves } from './linkIndex.ts'
import type { References } from './references.ts'
import { indexPaths, nearestPath, onlyOfSameName, onlySlip } from './similarPaths.ts'

/** A link as it is written. */
interface WrittenLink {
  url: string
  where: SourceLocation
  /** Whether a setting holds it, not a page. */
  isSetting?: boolean
}

/** Reports a link to a URL without a page. Suggests where the page has moved, or the URL spelt most like it. */
export function diagnoseBrokenPageLink(
  { url, where, isSetting }: WrittenLink,
  target: string,
  references: References,
): Diagnostic {
  const whole = fileOfWholeUrl(url, where.file, references)
  if (whole) {
    const problem = diagnose('broken-link', [url, target, { url: whole, hasMoved: false }], where)
    return { ...problem, fix: { from: url, to: whole } }
  }
  const web = meantAddress(url)
  const answer = web
    ? { path: web.replace(/[?#].*/s, ''), hasMoved: false, isSure: true }
    : nearestPage(target, references)
  const path = parseUrl(url).path === target ? url : target
  const folder = folderWithNotes(url, where.file, references)
  const problem = diagnose('broken-link', [url, path, toNearest(answer), { isSetting, folder }], where)
  return withFix(problem, answer, url)
}

/** The link to a file whose name holds a "#" or a "?", where an address would end: as it must be written. */
function fileOfWholeUrl(url: string, from: SourcePath, { filesBeside }: References): string | undefined {
  if (!/[#?]/.test(url) || isExternalUrl(url)) return undefined
  const hash = url.includes('#') ? url.lastIndexOf('#') : url.length
  for (const end of [url.length, hash]) {
    const path = url.slice(0, end).replace(/\/$/, '')
    const place = toSourcePath(normalize(`${dirname(from)}/${decodePath(path) ?? path}`))
    if (filesBeside?.(place).includes(basename(place))) return escapeSigns(path) + url.slice(end)
  }
  return undefined
}

/** The folder that a relative path leads to, if it holds notes: other places show what is in it. */
function folderWithNotes(url: string, from: SourcePath, { index }: References): SourcePath | undefined {
  const { path } = parseUrl(url)
  if (path === '' || path.startsWith('/')) return undefined
  const folder = normalize(`${dirname(from)}/${path}/`)
  const isThere = Array.from(index.routesBySource.keys()).some((source) => source.startsWith(folder))
  return isThere ? toSourcePath(folder) : undefined
}

/**
 * Reports a link to a Markdown file that does not exist. Suggests where it has moved, the file of the same name, or the
 * one spelt most like it. `places` are the paths that were tried.
 */
export function diagnoseBrokenFileLink(
  { url, where, places }: WrittenLink & { places: SourcePath[] },
  { file }: Document,
  references: References,
): Diagnostic {
  const there = places.find((place) => references.filesBeside?.(place).includes(basename(place)))
  if (there) {
    const leftOut = { file: there, reason: leftOutBy(there, references) }
    return diagnose('broken-markdown-link', [url, places, undefined, leftOut], where)
  }
  const answer = nearestFile(parseUrl(url).path, file.source, references)
  const problem = diagnose('broken-markdown-link', [url, places, toNearest(answer)], where)
  return withFix(problem, answer, url)
}

function leftOutBy(place: SourcePath, { documents }: References): LeftOut['reason'] {
  if (documents.get(place)?.frontMatter.draft) return 'draft'
  if (/(?:^|\/)_/.test(place)) return 'underscore'
  return /(?:^|\/)\.(?!\.?\/)/.test(place) ? 'hidden' : 'settings'
}

/** Reports a link to a missing anchor. `ids` are the anchors that the page has. */
export function diagnoseBrokenAnchor(
  { url, where }: WrittenLink,
  anchor: string,
  { source, ids }: { source: string; ids: ReadonlySet<string> },
): Diagnostic {
  const problem = diagnose('broken-anchor', [url, anchor, source, ids], where)
  const only = onlyMatch(anchor, ids)
  const to = `${url.slice(0, url.indexOf('#'))}#${only}`
  return only ? { ...problem, fix: { from: url, to } } : problem
}

const toNearest = (answer: NearestTarget | undefined) =>
  answer && { url: answer.path, hasMoved: answer.hasMoved }

/** Adds a fix if the suggestion is sure. Query and hash stay as written. */
function withFix(problem: Diagnostic, answer: NearestTarget | undefined, url: string): Diagnostic {
  const rest = /[?#].*/s.exec(url)?.[0] ?? ''
  return answer?.isSure ? { ...problem, fix: { from: url, to: answer.path + rest } } : problem
}

/** The suggested replacement of a broken path. */
interface NearestTarget {
  path: string
  hasMoved: boolean
  /** Whether no other target fits, so that it can be applied as a fix. */
  isSure: boolean
}

/** The targets that exist, and the renamed ones. */
interface Places {
  index: Pick<LinkIndex, 'routesByKey' | 'routesBySource'>
  moves?: Moves | undefined
}

/** Where the page at a URL has moved; else the URL spelt most like it, or the only one with the same last segment. */
export function nearestPage(target: string, { index, moves }: Places): NearestTarget | undefined {
  const moved = moves?.ofAddress(target)
  if (moved) return { path: encodeSigns(moved), hasMoved: true, isSure: true }
  const { pages } = similarTo(index)
  const only = pages.onlySlip(target)
  const nearest = only ?? pages.nearest(target) ?? pages.onlyOfSameName(target)
  return nearest === undefined
    ? undefined
    : { path: encodeSigns(nearest), hasMoved: false, isSure: only !== undefined }
}

/**
 * Where a file has moved; else the only one of the same name, or the one spelt most like it. Relative to the linking
 * file.
 */
export function nearestFile(
  path: string,
  from: SourcePath,
  { index, moves }: Places,
): NearestTarget | undefined {
  const { files } = similarTo(index)
  const meant = path.startsWith('@site/')
    ? path.slice('@site/'.length)
    : normalize(`${dirname(from)}/${path}`)
  const moved = moves?.ofFile(toSourcePath(meant))
  if (moved && index.routesBySource.has(moved))
    return { path: fromFile(moved, from), hasMoved: true, isSure: true }
  const [only, sameName] = [files.onlySlip(meant), files.onlyOfSameName(path)]
  const nearest = sameName ?? only ?? files.nearest(meant)
  if (nearest === undefined) return undefined
  const isSure = nearest === only || (nearest === sameName && !isIndexFile(nearest))
  return { path: fromFile(nearest as SourcePath, from), hasMoved: false, isSure }
}

/** What is spelt most like a path, found once for each path: many pages may have the same broken link. */
function findSimilar(paths: Iterable<string>) {
  const index = indexPaths(paths)
  return {
    onlySlip: memoize((path: string) => onlySlip(path, index)),
    nearest: memoize((path: string) => nearestPath(path, index)),
    onlyOfSameName: (path: string) => onlyOfSameName(path, index),
  }
}

/** The pages and files of an index, sorted when the first link is broken. */
const similarTo = memoize(
  (index: Places['index']) => ({
    pages: findSimilar(Array.from(index.routesByKey.values(), ({ path }) => path)),
    files: findSimilar(index.routesBySource.keys()),
  }),
  new WeakMap(),
)

/** The path of a file relative to the linking note, as Markdown. */
function fromFile(source: SourcePath, from: SourcePath): string {
  const written = relative(dirname(from), source)
  return encodeSigns(written.startsWith('.') ? written : `./${written}`)
}
