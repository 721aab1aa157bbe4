import type { Diagnostic } from './diagnostic.ts'
import { printReport } from './printReport.ts'

/** Removes problems that print the same. Those with different keys are kept, since their lines are found only later. */
export function uniqueDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [identityOf(diagnostic), diagnostic])).values()]
}

const identityOf = (diagnostic: Diagnostic) =>
  JSON.stringify([printReport([diagnostic]), diagnostic.where?.key?.map(String), diagnostic.where?.nth])
