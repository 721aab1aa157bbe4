import { readFileSync } from 'node:fs'

/** The query sets. Ranking is tuned on the first one of each language, never on the unseen one. */
export const querySets = ['english', 'englishUnseen', 'vietnamese', 'vietnameseUnseen']

/**
 * The labelled queries of a set: kind, query and the pages that answer it, in columns. A page may be named before it
 * is written. Queries of kind `nfd` are typed in decomposed Unicode.
 */
export function readQueries(set) {
  const file = new URL(`../../tests/search/queries/${set}.tsv`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind, typed, pages] = line.split('\t')
      return { kind, typed: kind === 'nfd' ? typed.normalize('NFD') : typed, pages: pages.split(' | ') }
    })
}
