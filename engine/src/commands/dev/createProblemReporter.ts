import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport, uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { report, say } from '../terminal.ts'

/**
 * Prints the problems of a page (`about`), or of the site as a whole, if they differ from those printed last, and which
 * files have none left. `id` is that of the reading of the site: problems of another language of the page, found in the
 * same reading, are added.
 */
export type ReportChanges = (about: string, diagnostics: Diagnostic[], id: string) => void

/** What was found last of a page, or of the site. */
interface Found {
  id: string
  diagnostics: Diagnostic[]
  /** Whether to print them again when they are found again: another problem of their file is gone. */
  isAwaited?: boolean
}

/** Remembers the last report for each page, and that of the site. */
export function createProblemReporter(): ReportChanges {
  const found = new Map<string, Found>()
  return (about, diagnostics, id) => {
    const former = found.get(about) ?? { id, diagnostics: [] }
    const isAdded = former.id === id
    const current = isAdded ? uniqueDiagnostics([...former.diagnostics, ...diagnostics]) : diagnostics
    found.set(about, { id, diagnostics: current })
    if (!former.isAwaited && textOf(former.diagnostics) === textOf(current)) return
    const files = filesOf(former.diagnostics, about)
    const others = [...found].flatMap(([name, each]) => {
      const left =
        name === about ? [] : each.diagnostics.filter(({ where }) => files.has(where?.file ?? name))
      if (left.length > 0 && each.id !== id) each.isAwaited = true
      return left.map((problem) => ({ problem, isCurrent: each.id === id }))
    })
    report(uniqueDiagnostics([...current, ...others.flatMap((each) => (each.isCurrent ? each.problem : []))]))
    for (const file of filesOf([...current, ...others.map(({ problem }) => problem)], about))
      files.delete(file)
    for (const file of files) say(`${file}: fixed.`)
  }
}

const filesOf = (diagnostics: Diagnostic[], about: string) =>
  new Set(diagnostics.map(({ where }) => where?.file ?? about))

/** The problems as text. In which languages they were found so far makes no difference. */
const textOf = (diagnostics: Diagnostic[]) =>
  printReport(diagnostics.map(({ languages, ...problem }) => problem))
