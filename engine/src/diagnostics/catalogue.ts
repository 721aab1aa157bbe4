import { blogProblems } from './catalogue/blog.ts'
import { checkProblems } from './catalogue/check.ts'
import { configProblems } from './catalogue/config.ts'
import { constructProblems } from './catalogue/constructs.ts'
import { contentProblems } from './catalogue/content.ts'
import { deployProblems } from './catalogue/deploy.ts'
import { linkProblems } from './catalogue/links.ts'
import { liveProblems } from './catalogue/live.ts'
import { outputProblems } from './catalogue/output.ts'
import { overrideProblems } from './catalogue/overrides.ts'
import { siteProblems } from './catalogue/site.ts'
import type { Level } from './diagnostic.ts'

/** The wording of a problem: what happened and why in `message`, what to do in `hint`. */
export interface Explanation {
  title: string
  message: string
  hint?: string | undefined
}

/** The result of an entry of the catalogue. `level` is `error` unless given. */
export type Entry = Explanation & { level?: Level }

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
} satisfies Record<string, (...facts: never[]) => Entry>
