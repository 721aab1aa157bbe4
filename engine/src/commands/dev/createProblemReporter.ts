import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { report, say } from '../terminal.ts'

/** Prints the problems of a file or page (`about`) if they differ from those printed last, or that they are gone. */
export type ReportChanges = (about: string, diagnostics: Diagnostic[]) => void

/** Remembers the last report for each file or page. */
export function createProblemReporter(): ReportChanges {
  const reported = new Map<string, string>()
  return (about, diagnostics) => {
    const printed = printReport(diagnostics)
    const last = reported.get(about) ?? ''
    reported.set(about, printed)
    if (printed === last) return
    if (printed) report(diagnostics)
    else say(`${about}: mended.`)
  }
}
