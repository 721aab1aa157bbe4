import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport, uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { report, say } from '../terminal.ts'

/**
 * Prints the problems of a page (`about`), or of the site as a whole, if they differ from those printed last, and which
 * files have none left. `id` is that of the reading of the site: problems of another language of the page, found in the
 * same reading, are added.
 */
export type ReportProblems = (about: string, diagnostics: Diagnostic[], id: string) => void

/** What was found last of a page, or of the site. */
interface Found {
  id: string
  diagnostics: Diagnostic[]
  /** Files whose problems to print again when they are found again: another problem of the file is gone. */
  awaited?: Set<string>
}

/** Remembers the last report for each page, and that of the site. `isThere` says whether a file of the site is. */
export function createProblemReporter(isThere: (file: string) => boolean = () => true): ReportProblems {
  const found = new Map<string, Found>()
  return (about, diagnostics, id) => {
    const former = found.get(about) ?? { id, diagnostics: [] }
    const all = former.id === id ? [...former.diagnostics, ...diagnostics] : diagnostics
    const current = uniqueDiagnostics(all)
    found.set(about, { id, diagnostics: current })
    const changed = changedFiles(former, current, about)
    if (changed.size === 0) return
    const files = new Set([...filesOf(former.diagnostics, about)].filter((file) => changed.has(file)))
    const others = findOthers(found, about, files)
    const ofThisReading = others.filter((other) => other.id === id)
    for (const other of others) if (other.id !== id) found.get(other.about)!.awaited = files
    const shown = current.filter(({ where }) => changed.has(where?.file ?? about))
    report(uniqueDiagnostics([...shown, ...ofThisReading.flatMap((other) => other.problems)]))
    const broken = filesOf([...current, ...others.flatMap(({ problems }) => problems)], about)
    for (const file of files) if (!broken.has(file)) say(`${file}: ${isThere(file) ? 'fixed' : 'removed'}.`)
    const rest = current.length - shown.length
    if (rest > 0) say(rest === 1 ? '1 other problem is left.' : `${rest} other problems are left.`)
  }
}

/** The files in which other problems were found than before, or whose problems are awaited. */
function changedFiles({ diagnostics, awaited }: Found, current: Diagnostic[], about: string): Set<string> {
  const ofFile = (problems: Diagnostic[], file: string) =>
    textOf(problems.filter(({ where }) => (where?.file ?? about) === file))
  const files = filesOf([...diagnostics, ...current], about)
  return new Set(
    [...files].filter((file) => awaited?.has(file) || ofFile(diagnostics, file) !== ofFile(current, file)),
  )
}

/** What other pages, or the site, have found in the same files. */
function findOthers(found: Map<string, Found>, about: string, files: Set<string>) {
  return [...found]
    .filter(([name]) => name !== about)
    .map(([name, { id, diagnostics }]) => ({
      about: name,
      id,
      problems: diagnostics.filter(({ where }) => files.has(where?.file ?? name)),
    }))
    .filter(({ problems }) => problems.length > 0)
}

const filesOf = (diagnostics: Diagnostic[], about: string) =>
  new Set(diagnostics.map(({ where }) => where?.file ?? about))

/** The problems as text. In which languages they were found so far makes no difference. */
const textOf = (diagnostics: Diagnostic[]) =>
  printReport(diagnostics.map(({ languages, ...problem }) => problem))
