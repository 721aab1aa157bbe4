/** A place where a pattern matches, with what its groups took. */
export interface Match {
  from: number
  to: number
  groups: { name: string; text: string | undefined }[]
}

/** What became of a search: matches, or why there are none. */
export type SearchResult = { matches: Match[] } | { problem: string }

/** What to look for, and where. */
export interface Search {
  pattern: string
  flags: string
  text: string
}

const most = 200

/** Finds all matches, 200 at most. It may take for ever: where readers write the pattern, run it in a worker. */
export function findMatches({ pattern, flags, text }: Search): SearchResult {
  if (pattern === '') return { matches: [] }
  try {
    const matches: Match[] = []
    for (const found of text.matchAll(new RegExp(pattern, `g${flags}`))) {
      matches.push(toMatch(found))
      if (matches.length === most) break
    }
    return { matches }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function toMatch(found: RegExpExecArray): Match {
  const numbered = found.slice(1).map((text, index) => ({ name: String(index + 1), text }))
  const names = Object.entries(found.groups ?? {}).map(([name, text]) => ({ name, text }))
  return { from: found.index, to: found.index + found[0].length, groups: [...numbered, ...names] }
}

/** Cuts a text into parts that match and parts between them, so that joined they are the text. */
export function cutText(text: string, matches: Match[]): { text: string; isMatch: boolean }[] {
  const ends = [0, ...matches.map(({ to }) => to)]
  const parts = matches.flatMap(({ from, to }, index) => [
    { text: text.slice(ends[index], from), isMatch: false },
    { text: text.slice(from, to), isMatch: true },
  ])
  return [...parts, { text: text.slice(ends.at(-1)), isMatch: false }].filter((part) => part.text !== '')
}
