import { basename, dirname, normalize, relative } from 'node:path/posix'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { onlyMatch } from '../../diagnostics/onlyMatch.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { isIndexFile } from '../docs/isIndexFile.ts'
import type { LinkIndex } from '../linkIndex.ts'
import type { Moves } from './createMoves.ts'

/** What to write in place of a broken path. */
export interface NearestTarget {
  path: string
  hasMoved: boolean
  /** Whether there can be no other. */
  isSure: boolean
}

/** What there is to lead to, and what there was. */
interface Places {
  index: Pick<LinkIndex, 'routesByKey' | 'routesBySource'>
  moves?: Moves | undefined
}

/** Where the page of an address has gone; else the address that is spelt most like it, or that ends in the same name. */
export function nearestPage(target: string, { index, moves }: Places): NearestTarget | undefined {
  const moved = moves?.ofAddress(target)
  if (moved) return { path: asWritten(moved), hasMoved: true, isSure: true }
  const paths = [...index.routesByKey.values()].map((route) => route.path as string)
  const only = onlySlip(target, paths)
  const nearest = only ?? nearestPath(target, paths) ?? onlyOfSameName(target, paths)
  return nearest === undefined
    ? undefined
    : { path: asWritten(nearest), hasMoved: false, isSure: only !== undefined }
}

/** Where a file has gone; else the one of the same name, or that is spelt most like it. Seen from the file that links. */
export function nearestFile(
  path: string,
  from: SourcePath,
  { index, moves }: Places,
): NearestTarget | undefined {
  const all = [...index.routesBySource.keys()]
  const meant = path.startsWith('@site/')
    ? path.slice('@site/'.length)
    : normalize(`${dirname(from)}/${path}`)
  const moved = moves?.ofFile(toSourcePath(meant))
  if (moved && index.routesBySource.has(moved))
    return { path: fromFile(moved, from), hasMoved: true, isSure: true }
  const [only, sameName] = [onlySlip(meant, all), onlyOfSameName(path, all)]
  const nearest = sameName ?? only ?? nearestPath(meant, all)
  if (nearest === undefined) return undefined
  const isSure = nearest === only || (nearest === sameName && !isIndexFile(nearest))
  return { path: fromFile(nearest as SourcePath, from), hasMoved: false, isSure }
}

/** The path of a file as a note writes it. */
function fromFile(source: SourcePath, from: SourcePath): string {
  const written = relative(dirname(from), source)
  return asWritten(written.startsWith('.') ? written : `./${written}`)
}

/** As an author writes it: accented letters stay, blanks do not. */
function asWritten(path: string): string {
  return path.replaceAll('%', '%25').replaceAll(' ', '%20')
}

/** The one path that differs by a slip of the keys, in its name and as a whole. */
function onlySlip(path: string, paths: string[]): string | undefined {
  return onlyMatch(
    path,
    paths.filter((other) => onlyMatch(basename(path), [basename(other)])),
  )
}

/** The path that is spelt most like another; a long way that both have in common does not make two names alike. */
function nearestPath(path: string, paths: string[]): string | undefined {
  return nearestMatch(
    path,
    paths.filter((other) => nearestMatch(basename(path), [basename(other)])),
  )
}

function onlyOfSameName(path: string, paths: string[]): string | undefined {
  const found = paths.filter((other) => basename(other) === basename(path))
  return found.length === 1 ? found[0] : undefined
}
