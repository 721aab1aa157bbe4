import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { normalizeRouteKey, type SourcePath } from '../model/paths.ts'

/** A query and the pages that it should find. */
export interface ExpectedQuery {
  typed: string
  /** Addresses as written; any of them will do. */
  pages: string[]
  /** Among how many results one of them should be. */
  first: number
  line: number
}

const defaultFirst = 8

/**
 * Reads a file of queries: `query => address | address` in each line, and `first: 3` above those whose pages should be
 * among the first three. Empty lines and those that begin with `# ` are left out.
 */
export function readQueries(
  text: string,
  file: SourcePath,
): { queries: ExpectedQuery[]; problems: Diagnostic[] } {
  const [queries, problems]: [ExpectedQuery[], Diagnostic[]] = [[], []]
  let first = defaultFirst
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '' || written.startsWith('# ')) continue
    const [, count] = /^first:\s*([1-9]\d*)\s*$/.exec(written) ?? []
    const [, typed, pages] = /^(.*\S)\s+=>\s+(\S.*)$/.exec(written) ?? []
    const line = index + 1
    if (count) first = Number(count)
    else if (typed && pages) queries.push({ typed, pages: pages.trim().split(' | '), first, line })
    else problems.push(diagnose('unreadable-search-query', [written], { file, line, sourceLine: written }))
  }
  return { queries, problems }
}

/** A search of the site, as readers have it. */
export interface SearchTrial {
  /** The addresses of the pages that can be found, decoded and below the base address. */
  pages: string[]
  /** The addresses of the pages that a query finds, best first, in the same form. */
  ask(typed: string, limit: number): Promise<string[]>
}

/** Reports queries without an expected page among the first results, and pages that no search can find. */
export async function checkQueries(
  queries: ExpectedQuery[],
  file: SourcePath,
  trials: SearchTrial[],
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = []
  const known = trials.map((trial) => ({ trial, keys: new Set(trial.pages.map(toKey)) }))
  for (const query of queries) {
    const { typed, first, line, pages } = query
    const where = { file, line, sourceLine: `${typed} => ${pages.join(' | ')}` }
    const wanted = pages.map(toKey)
    const asked = known.find(({ keys }) => wanted.some((key) => keys.has(key)))
    for (const page of pages)
      if (!known.some(({ keys }) => keys.has(toKey(page))))
        problems.push(diagnose('unknown-search-page', [page], where))
    const found = (await asked?.trial.ask(typed, first)) ?? []
    if (asked && !found.some((address) => wanted.includes(toKey(address))))
      problems.push(diagnose('search-miss', [typed, pages, first, found], where))
  }
  return problems
}

const toKey = (address: string) =>
  normalizeRouteKey(decode(address.startsWith('/') ? address : `/${address}`))

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
