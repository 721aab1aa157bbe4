import type { Diagnostic } from './diagnostic.ts'
import { printReport } from './printReport.ts'

/** Leaves one of problems that would be printed alike; two settings have two places, though these are looked up later. */
export function uniqueDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [identityOf(diagnostic), diagnostic])).values()]
}

const identityOf = (diagnostic: Diagnostic) =>
  JSON.stringify([printReport([diagnostic]), diagnostic.where?.key?.map(String), diagnostic.where?.nth])
