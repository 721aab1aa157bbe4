import { blogExamples, blogProblems } from './catalogue/blog.ts'
import { checkExamples, checkProblems } from './catalogue/check.ts'
import { configExamples, configProblems } from './catalogue/config.ts'
import { constructExamples, constructProblems } from './catalogue/constructs.ts'
import { contentExamples, contentProblems } from './catalogue/content.ts'
import { deployExamples, deployProblems } from './catalogue/deploy.ts'
import type { Entry } from './catalogue/entry.ts'
import { linkExamples, linkProblems } from './catalogue/links.ts'
import { liveExamples, liveProblems } from './catalogue/live.ts'
import { markupExamples, markupProblems } from './catalogue/markup.ts'
import { outputExamples, outputProblems } from './catalogue/output.ts'
import { overrideExamples, overrideProblems } from './catalogue/overrides.ts'
import { siteExamples, siteProblems } from './catalogue/site.ts'

/** Every problem the engine can report. Codes are permanent: people search the web for them. */
export const catalogue = {
  ...configProblems,
  ...contentProblems,
  ...constructProblems,
  ...siteProblems,
  ...blogProblems,
  ...linkProblems,
  ...liveProblems,
  ...overrideProblems,
  ...outputProblems,
  ...deployProblems,
  ...checkProblems,
  ...markupProblems,
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for every problem, for `sotay explain`, the error reference and the tests of the wording. */
export const examples: Record<keyof typeof catalogue, unknown[][]> = {
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
