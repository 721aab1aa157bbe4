import { BuildFailed, type Code, diagnose } from '../diagnostics/diagnostic.ts'
import { allCodes, examplesOf, explainCode } from '../diagnostics/errorReference.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The explanation of a problem's code; without a code, the list of all codes. */
export function explain(code: string | undefined): string {
  if (code === undefined) return listCodes()
  if ((allCodes as string[]).includes(code)) return explainCode(code as Code)
  throw new BuildFailed([diagnose('unknown-code', [code, nearestMatch(code, allCodes)])])
}

function listCodes(): string {
  const width = Math.max(...allCodes.map((code) => code.length)) + 2
  return [...allCodes]
    .sort()
    .map((code) => code.padEnd(width) + examplesOf(code)[0]!.title)
    .join('\n')
}
