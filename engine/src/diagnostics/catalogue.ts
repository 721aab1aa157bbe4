import { blogProblems } from './catalogue/blog.ts'
import { checkProblems } from './catalogue/check.ts'
import { configProblems } from './catalogue/config.ts'
import { constructProblems } from './catalogue/constructs.ts'
import { contentProblems } from './catalogue/content.ts'
import { deployProblems } from './catalogue/deploy.ts'
import type { Entry } from './catalogue/entry.ts'
import { linkProblems } from './catalogue/links.ts'
import { liveProblems } from './catalogue/live.ts'
import { markupProblems } from './catalogue/markup.ts'
import { outputProblems } from './catalogue/output.ts'
import { overrideProblems } from './catalogue/overrides.ts'
import { siteProblems } from './catalogue/site.ts'

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
