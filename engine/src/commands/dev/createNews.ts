import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { report, say } from '../terminal.ts'

/** Prints the problems of a file or page (`about`) if they differ from those printed last, or that they are gone. */
export type News = (about: string, diagnostics: Diagnostic[]) => void

/** Remembers the last report for each file or page. */
export function createNews(): News {
  const reported = new Map<string, string>()
  return (about, diagnostics) => {
    const news = printReport(diagnostics)
    const former = reported.get(about) ?? ''
    reported.set(about, news)
    if (news === former) return
    if (news) report(diagnostics)
    else say(`${about}: mended.`)
  }
}
