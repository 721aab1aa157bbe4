import type { SourcePath } from '../model/paths.ts'
import { catalogue, type Explanation } from './catalogue.ts'

/** How much a problem matters. Errors stop the build; the others are printed. */
export type Level = 'error' | 'warning' | 'info'

/** What the `on...` settings accept: the level at which a kind of problem is reported. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** What a function that chooses a level is told of a problem. */
export interface ToldProblem {
  message: string
  /** The file it stands in, from the site folder. */
  sourceFilePath?: string | undefined
  line?: number | undefined
}

/** A level for a kind of problem, or a function that chooses one for each; undefined means `ignore`. */
export type SeverityRule = Severity | ((problem: ToldProblem) => Severity | undefined)

/** A place in a file. Lines and columns count from 1. */
export interface SourceLocation {
  file: SourcePath
  line?: number
  column?: number
  /** Characters to underline in the code frame. */
  length?: number
  /** The text of the line, for the code frame. */
  sourceLine?: string
  /** The setting or field that is meant, as the keys that lead to it. Whoever prints the problem looks up its line. */
  key?: PropertyKey[]
  /** Of a place that only these texts tell: what stands there is one of them, the likeliest first. It is looked up in the same way. */
  texts?: string[]
  /** Of texts that a page shows more than once: how often before this. */
  nth?: number
  /** Of code that threw: its stack trace, from which the line is looked up. */
  stack?: string | undefined
  /** Of what only a page shows, because code made it: how it stands there. It is told where no place is found. */
  shown?: string
}

/** A text that is wrong, and the one that is right. */
export interface Fix {
  from: string
  to: string
}

/** A problem as a value: stages collect them, commands print them. */
export interface Diagnostic extends Explanation {
  code: Code
  level: Level
  where?: SourceLocation
  /** What to write in place of what, when there is but one right answer. */
  fix?: Fix
}

export type Code = keyof typeof catalogue
type Facts<C extends Code> = Parameters<(typeof catalogue)[C]>

/** Words a problem from its entry in the catalogue. Errors unless the entry says otherwise. */
export function diagnose<C extends Code>(code: C, facts: Facts<C>, where?: SourceLocation): Diagnostic {
  const explain = catalogue[code] as (...facts: unknown[]) => Explanation & { level?: Level }
  const { level = 'error', ...explanation } = explain(...facts)
  return { code, level, ...explanation, ...(where && { where }) }
}

const levelOf = { log: 'info', warn: 'warning', throw: 'error' } as const

/** Gives a problem the level a setting asks for; `ignore` drops it. */
export function withSeverity(rule: SeverityRule, diagnostic: Diagnostic): Diagnostic[] {
  const severity = chooseSeverity(rule, diagnostic)
  return severity === 'ignore' ? [] : [{ ...diagnostic, level: levelOf[severity] }]
}

/** The level of one problem. */
export function chooseSeverity(rule: SeverityRule, { message, where }: Diagnostic): Severity {
  if (typeof rule !== 'function') return rule
  return rule({ message, sourceFilePath: where?.file, line: where?.line }) ?? 'ignore'
}
