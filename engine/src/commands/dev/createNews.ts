import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { report, say } from '../terminal.ts'

/** Says what is wrong with something when that has changed, and when all of it is mended. */
export type News = (about: string, diagnostics: Diagnostic[]) => void

/** Remembers what was last said of each thing. */
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
