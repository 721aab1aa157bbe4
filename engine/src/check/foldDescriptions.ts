import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listWords } from '../std/text.ts'

/** How many files the summary names. */
const named = 3

/** Problems to print one by one, and a summary of the others. */
export interface FoldedReport {
  told: Diagnostic[]
  line?: string
}

/**
 * Sums up the remarks on pages without a description in one line: on many sites these are all pages, and an excerpt
 * serves.
 */
export function foldDescriptions(diagnostics: Diagnostic[]): FoldedReport {
  const folded = diagnostics.filter(isFolded)
  if (folded.length < 2) return { told: diagnostics }
  const files = [...new Set(folded.map(({ where }) => where!.file))]
  const more = files.length - named
  const list = listWords([...files.slice(0, named), ...(more > 0 ? [`${more} more`] : [])], 'and')
  return {
    told: diagnostics.filter((problem) => !isFolded(problem)),
    line: `${folded.length} pages have no "description" of their own, so search engines are given the beginning of their text: ${list}. With --format json each is listed.`,
  }
}

const isFolded = ({ code, level }: Diagnostic) => code === 'page-without-description' && level === 'info'
