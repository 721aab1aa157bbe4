import { basename } from 'node:path/posix'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'
import { countBits, groupBy } from '../std/collections.ts'
import { editDistance } from '../std/text.ts'

/** Paths in which similar ones are looked up, once for each broken link of a site. */
export interface SimilarPaths {
  /** The paths that end in a name. */
  byName: Map<string, string[]>
  /** The names that hold a pair of letters. */
  byPair: Map<string, { entry: Name }[]>
}

interface Name {
  name: string
  /** The letters that it has. */
  letters: number
  /** The paths that end in it, by their length. */
  paths: Map<number, string[]>
}

/** So many names are looked at for a path, and so many of them compared: of more, none would be the one that is meant. */
const most = { lookedAt: 500, compared: 200 }

/** Sorts paths by their last segment, and these by the pairs of letters that they hold. */
export function indexPaths(paths: Iterable<string>): SimilarPaths {
  const byName = groupBy(paths, (path) => basename(path))
  const pairs = [...byName].flatMap(([name, ending]) => {
    const entry = { name, letters: lettersOf(name), paths: groupBy(ending, (path) => path.length) }
    return Array.from(pairsOf(name), (pair) => ({ pair, entry }))
  })
  return { byName, byPair: groupBy(pairs, ({ pair }) => pair) }
}

/** The only path that differs by a typo, both in its last segment and as a whole. */
export function onlySlip(path: string, index: SimilarPaths): string | undefined {
  const name = basename(path)
  return onlyMatch(path, pathsNamedLike(path, Math.min(2, Math.floor(name.length / 4)), index))
}

/** The path spelt most like another. Its last segment must be similar too: a long common folder is not enough. */
export function nearestPath(path: string, index: SimilarPaths): string | undefined {
  const name = basename(path)
  return nearestMatch(path, pathsNamedLike(path, Math.max(1, Math.floor(name.length / 3)), index))
}

/** The only path with the same last segment. */
export function onlyOfSameName(path: string, { byName }: SimilarPaths): string | undefined {
  const found = byName.get(basename(path)) ?? []
  return found.length === 1 ? found[0] : undefined
}

/** The paths of about the same length whose last segment is at most so many typos from that of a path. */
function* pathsNamedLike(path: string, typos: number, index: SimilarPaths): Iterable<string> {
  const name = basename(path)
  const letters = lettersOf(name)
  const farthest = Math.max(1, Math.floor(path.length / 3))
  let compared = 0
  for (const other of namesLike(name, index)) {
    // A typo takes away one letter and brings another at most.
    if (Math.abs(other.name.length - name.length) > typos || countBits(letters ^ other.letters) > 2 * typos)
      continue
    if (compared++ === most.compared) return
    if (editDistance(name.toLowerCase(), other.name.toLowerCase(), typos + 1) > typos) continue
    for (let length = path.length - farthest; length <= path.length + farthest; length++)
      yield* other.paths.get(length) ?? []
  }
}

/**
 * The names that share a pair of letters with a name, those with its rarest pairs first. A typo changes three pairs at
 * most, so that one that is near enough shares some.
 */
function* namesLike(name: string, { byPair }: SimilarPaths): Iterable<Name> {
  const seen = new Set<Name>()
  const lists = [...pairsOf(name)].map((pair) => byPair.get(pair) ?? [])
  for (const list of lists.sort((a, b) => a.length - b.length))
    for (const { entry: other } of list) {
      if (seen.size === most.lookedAt) return
      if (seen.has(other)) continue
      seen.add(other)
      yield other
    }
}

/** The pairs of neighbouring letters of a text. Its beginning and its end count as letters. */
function pairsOf(text: string): Set<string> {
  const letters = `\n${text.toLowerCase()}\n`
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** One bit for each letter of a text, some of which share a bit. */
function lettersOf(text: string): number {
  let letters = 0
  for (const letter of text.toLowerCase()) letters |= 1 << (letter.codePointAt(0)! % 32)
  return letters
}
