import { basename } from 'node:path/posix'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { nearestMatch, onlyMatch } from '../../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../../model/paths.ts'
import type { References } from '../resolveReferences.ts'

/** A picture as it is written. */
interface WrittenImage {
  url: string
  where: SourceLocation
}

/** Reports a picture found at none of its candidate paths, and suggests a file there with a similar name. */
export function diagnoseBrokenImage(
  { url, where }: WrittenImage,
  places: SourcePath[],
  { filesBeside }: Pick<References, 'filesBeside'>,
): Diagnostic {
  const names = places.flatMap((place) => filesBeside?.(place) ?? [])
  const name = basename(places[0] ?? '')
  const [nearest, only] = [nearestMatch(name, names), onlyMatch(name, names)]
  const problem = diagnose('broken-image', [url, places, nearest && withName(url, nearest)], where)
  return only ? { ...problem, fix: { from: url, to: withName(url, only) } } : problem
}

/** Replaces the file name in a URL. Query and hash stay as they are. */
function withName(url: string, name: string): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])(.*)/s)
  const written = name.replaceAll('%', '%25').replaceAll(' ', '%20')
  return path.slice(0, path.lastIndexOf('/') + 1) + written + rest
}
