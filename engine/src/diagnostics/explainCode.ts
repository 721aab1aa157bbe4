import { advice } from './advice.ts'
import type { Code } from './diagnostic.ts'
import { examplesOf } from './examples.ts'
import { printReport } from './printReport.ts'

/** The explanation of a code: its title, its wordings and further advice. */
export function explainCode(code: Code): string {
  const examples = examplesOf(code)
  const wordings = examples.map((example) => printReport([example]))
  return [`${code}: ${examples[0]!.title}`, ...wordings, advice[code]]
    .filter((part) => part !== undefined)
    .map((part) => part.trimEnd())
    .join('\n\n')
}
