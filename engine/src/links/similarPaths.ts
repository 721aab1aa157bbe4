import { basename } from 'node:path/posix'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'
import { groupBy } from '../std/collections.ts'
import { editDistance } from '../std/text.ts'

/** Paths in which similar ones are looked up, once for each broken link of a site. */
export interface SimilarPaths {
  /** The paths that end in a name. */
  byName: Map<string, string[]>
  /** The names, with the letters that each has, by their length. */
  names: Map<number, { name: string; letters: number }[]>
}

/** Where more names than this have nearly the letters of one, they are too much alike for a suggestion to be of use. */
const mostCompared = 200

/** Sorts paths by their last segment. */
export function indexPaths(paths: Iterable<string>): SimilarPaths {
  const byName = groupBy(paths, (path) => basename(path))
  const names = Array.from(byName.keys(), (name) => ({ name, letters: lettersOf(name) }))
  return { byName, names: groupBy(names, ({ name }) => name.length) }
}

/** The only path that differs by a typo, both in its last segment and as a whole. */
export function onlySlip(path: string, index: SimilarPaths): string | undefined {
  const name = basename(path)
  return onlyMatch(path, pathsNamedLike(name, Math.min(2, Math.floor(name.length / 4)), index))
}

/** The path spelt most like another. Its last segment must be similar too: a long common folder is not enough. */
export function nearestPath(path: string, index: SimilarPaths): string | undefined {
  const name = basename(path)
  return nearestMatch(path, pathsNamedLike(name, Math.max(1, Math.floor(name.length / 3)), index))
}

/** The only path with the same last segment. */
export function onlyOfSameName(path: string, { byName }: SimilarPaths): string | undefined {
  const found = byName.get(basename(path)) ?? []
  return found.length === 1 ? found[0] : undefined
}

/** The paths whose last segment is at most so many typos from a name. */
function* pathsNamedLike(name: string, typos: number, { byName, names }: SimilarPaths): Iterable<string> {
  const letters = lettersOf(name)
  let compared = 0
  for (let length = name.length - typos; length <= name.length + typos; length++)
    for (const other of names.get(length) ?? []) {
      // A typo takes away one letter and brings another at most.
      if (countBits(letters ^ other.letters) > 2 * typos) continue
      if (compared++ === mostCompared) return
      const distance = editDistance(name.toLowerCase(), other.name.toLowerCase(), typos + 1)
      if (distance <= typos) yield* byName.get(other.name)!
    }
}

/** One bit for each letter of a text, some of which share a bit. */
function lettersOf(text: string): number {
  let letters = 0
  for (const letter of text.toLowerCase()) letters |= 1 << (letter.codePointAt(0)! % 32)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
