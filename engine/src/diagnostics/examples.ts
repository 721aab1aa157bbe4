import { blogExamples } from './catalogue/blog.ts'
import { checkExamples } from './catalogue/check.ts'
import { configExamples } from './catalogue/config.ts'
import { constructExamples } from './catalogue/constructs.ts'
import { contentExamples } from './catalogue/content.ts'
import { deployExamples } from './catalogue/deploy.ts'
import { linkExamples } from './catalogue/links.ts'
import { liveExamples } from './catalogue/live.ts'
import { markupExamples } from './catalogue/markup.ts'
import { outputExamples } from './catalogue/output.ts'
import { overrideExamples } from './catalogue/overrides.ts'
import { siteExamples } from './catalogue/site.ts'
import { type Code, type Diagnostic, diagnose } from './diagnostic.ts'

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
  ...markupExamples,
}

/** The code of every problem, in the order of the catalogue. */
export const allCodes = Object.keys(examples) as Code[]

/** One example of each wording of a problem. */
export function examplesOf(code: Code): Diagnostic[] {
  return examples[code].map((facts) => diagnose(code, facts as never))
}
