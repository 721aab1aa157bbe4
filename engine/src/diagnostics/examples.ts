import type { Diagnostic } from './diagnostic.ts'
import { type Code, diagnose } from './diagnostic.ts'
import { blogExamples } from './examples/blog.ts'
import { checkExamples } from './examples/check.ts'
import { configExamples } from './examples/config.ts'
import { constructExamples } from './examples/constructs.ts'
import { contentExamples } from './examples/content.ts'
import { deployExamples } from './examples/deploy.ts'
import { linkExamples } from './examples/links.ts'
import { liveExamples } from './examples/live.ts'
import { outputExamples } from './examples/output.ts'
import { overrideExamples } from './examples/overrides.ts'
import { siteExamples } from './examples/site.ts'

type Problems = Record<string, (...facts: never[]) => unknown>

/** Example facts for the problems of a part of the catalogue: one list for each wording. */
export type ExamplesOf<Part extends Problems> = { [C in keyof Part]: Parameters<Part[C]>[] }

/** Example facts for every problem, for `sotay explain`, the error reference and the tests of the wording. */
const examples: Record<Code, unknown[][]> = {
  ...configExamples,
  ...contentExamples,
  ...constructExamples,
  ...siteExamples,
  ...blogExamples,
  ...linkExamples,
  ...liveExamples,
  ...overrideExamples,
  ...outputExamples,
  ...deployExamples,
  ...checkExamples,
}

/** The code of every problem, in the order of the catalogue. */
export const allCodes = Object.keys(examples) as Code[]

/** One example of each wording of a problem. */
export function examplesOf(code: Code): Diagnostic[] {
  return examples[code].map((facts) => diagnose(code, facts as never))
}
