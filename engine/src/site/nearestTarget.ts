import { basename, dirname, normalize, relative } from 'node:path/posix'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { SourcePath } from '../model/paths.ts'
import type { LinkIndex } from './linkIndex.ts'

/** The page whose address is spelt most like the one that does not exist, or that ends in the same name. */
export function nearestRoute(path: string, { routesByKey }: LinkIndex): string | undefined {
  const paths = [...routesByKey.values()].map((route) => route.path as string)
  const nearest =
    nearestMatch(path, paths) ?? onlyOne(paths.filter((other) => basename(other) === basename(path)))
  return nearest && asWritten(nearest)
}

/** The file that a link most likely meant, as it would be written in the file that links. */
export function nearestSource(
  path: string,
  from: SourcePath,
  sources: Iterable<SourcePath>,
): string | undefined {
  const all = [...sources]
  const sameName = onlyOne(all.filter((source) => basename(source) === basename(path)))
  const nearest = sameName ?? nearestMatch(normalize(`${dirname(from)}/${path}`), all)
  if (!nearest) return undefined
  const written = relative(dirname(from), nearest)
  return asWritten(written.startsWith('.') ? written : `./${written}`)
}

/** As an author writes it: accented letters stay, blanks do not. */
function asWritten(path: string): string {
  return path.replaceAll('%', '%25').replaceAll(' ', '%20')
}

function onlyOne<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}
