import type { Diagnostic } from './diagnostic.ts'
import { printReport } from './printReport.ts'

/** Leaves one of problems that would be printed alike. */
export function uniqueDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [printReport([diagnostic]), diagnostic])).values()]
}
