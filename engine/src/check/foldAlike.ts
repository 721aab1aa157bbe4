import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { groupBy } from '../std/collections.ts'
import { listWords } from '../std/text.ts'

/** How many files or lines a summary names. */
const named = 3
/** From how many pictures without a description on those of one file are printed as one problem. */
const manyPictures = 4

/** Problems to print one by one, and a summary of the others. */
export interface FoldedReport {
  told: Diagnostic[]
  line?: string
}

/** Prints once what would be printed over and over. Each is still a problem of its own where machines read. */
export function foldAlike(diagnostics: Diagnostic[]): FoldedReport {
  return foldDescriptions(foldFields(foldPictures(diagnostics)))
}

/** Sums up pages without a description in one line: on many sites these are all pages, and an excerpt serves. */
function foldDescriptions(diagnostics: Diagnostic[]): FoldedReport {
  const folded = diagnostics.filter(isFolded)
  if (folded.length < 2) return { told: diagnostics }
  const files = [...new Set(folded.map(({ where }) => String(where!.file)))]
  return {
    told: diagnostics.filter((problem) => !isFolded(problem)),
    line: `${folded.length} pages have no "description" of their own, so search engines are given the beginning of their text: ${listSome(files)}. With --format json each is listed.`,
  }
}

const isFolded = ({ code, level }: Diagnostic) => code === 'page-without-description' && level === 'info'

/** Makes one problem of all pictures of a file that lack a description, where they are many. */
function foldPictures(diagnostics: Diagnostic[]): Diagnostic[] {
  const pictures = diagnostics.filter(({ code, where }) => code === 'image-without-alt' && where)
  const folded = new Map<Diagnostic, Diagnostic | undefined>()
  for (const [first, ...others] of groupBy(pictures, ({ where }) => where!.file).values()) {
    if (!first || others.length + 1 < manyPictures) continue
    for (const other of others) folded.set(other, undefined)
    const lines = [...new Set(others.flatMap(({ where }) => where!.line ?? []))].map(String)
    const places = lines.length > 0 ? ` (line${lines.length > 1 ? 's' : ''} ${listSome(lines)})` : ''
    const message = `${first.message} The same is true of ${others.length} other pictures in this file${places}. With --format json each is listed.`
    folded.set(first, { ...first, message })
  }
  return withFolded(diagnostics, folded)
}

/** Puts one problem in place of several, which are gone. */
const withFolded = (diagnostics: Diagnostic[], folded: Map<Diagnostic, Diagnostic | undefined>) =>
  diagnostics.flatMap((problem) => (folded.has(problem) ? (folded.get(problem) ?? []) : problem))

/** Makes one problem of a field of another engine in many files. */
function foldFields(diagnostics: Diagnostic[]): Diagnostic[] {
  const fields = diagnostics.filter(({ code, level }) => code === 'unknown-front-matter' && level === 'info')
  const nameOf = ({ message }: Diagnostic) => message.slice(0, message.indexOf(':'))
  const folded = new Map<Diagnostic, Diagnostic | undefined>()
  for (const [first, ...others] of groupBy(fields, nameOf).values()) {
    if (!first || others.length === 0) continue
    for (const other of others) folded.set(other, undefined)
    const message = `${first.message} ${others.length} other ${others.length === 1 ? 'note has' : 'notes have'} this field, too. With --format json each is listed.`
    folded.set(first, { ...first, message })
  }
  return withFolded(diagnostics, folded)
}

function listSome(words: string[]): string {
  const more = words.length - named
  return listWords([...words.slice(0, named), ...(more > 0 ? [`${more} more`] : [])], 'and')
}
