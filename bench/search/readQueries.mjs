import { readFileSync } from 'node:fs'

/** The sets of a language; ranking is tuned on the first alone, never on the unseen. */
export const querySets = ['english', 'englishUnseen', 'vietnamese', 'vietnameseUnseen']

/**
 * The labelled queries of a set: kind, query and the pages that answer it, in columns. A page may be named
 * that is not written yet. Those of kind `nfd` are asked with their marks apart from their letters.
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
