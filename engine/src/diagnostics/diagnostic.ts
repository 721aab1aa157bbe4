import type { SourcePath } from '../model/paths.ts'
import type { Explanation, Level } from './catalogue/entry.ts'
import { catalogue } from './catalogue.ts'

/** The values of the `on...` settings: the level at which a kind of problem is reported. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** The argument of a function given as a severity: the problem to rate. */
export interface ReportedProblem {
  message: string
  /** The file with the problem, from the site folder. */
  sourceFilePath?: string | undefined
  line?: number | undefined
}

/** A level for a kind of problem, or a function that chooses one for each; undefined means `ignore`. */
export type SeverityRule = Severity | ((problem: ReportedProblem) => Severity | undefined)

/** A place in a file. Lines and columns count from 1. */
export interface SourceLocation {
  file: SourcePath
  line?: number
  column?: number
  /** Characters to underline in the code frame. */
  length?: number
  /** The text of the line, for the code frame; of a long one, what is around the column. */
  sourceLine?: string
  /** How many characters of the line come before `sourceLine`. */
  leftOut?: number
  /** Key path of a setting or front matter field, from which `locateProblems` finds the line. */
  key?: PropertyKey[]
  /** Texts to search for in the file, the likeliest first, from which `locateProblems` finds the line. */
  texts?: string[]
  /** Which occurrence of the text is meant, from 0, if the page shows it several times. */
  nth?: number
  /** Stack trace of the code that threw, from which `locateProblems` finds the line. */
  stack?: string | undefined
  /** HTML on the page that code made, printed if no line is found. */
  shown?: string
}

/** A replacement of a text. */
export interface Fix {
  from: string
  to: string
}

/** A problem as a value: stages collect them, commands print them. */
export interface Diagnostic extends Explanation {
  code: Code
  level: Level
  where?: SourceLocation
  /** The correction, if there is only one. */
  fix?: Fix
  /** The languages of the site that have the problem, where it has several. */
  languages?: Language[]
  /** Whether it may be gone the next time though nothing of the site has changed. */
  isPassing?: true
}

/** A language of the site, and the address below which its pages are. */
export interface Language {
  name: string
  baseUrl: string
}

export type Code = keyof typeof catalogue

type Facts<C extends Code> = Parameters<(typeof catalogue)[C]>

/** Makes a problem from its entry in the catalogue. An error, unless the entry says otherwise. */
export function diagnose<C extends Code>(code: C, facts: Facts<C>, where?: SourceLocation): Diagnostic {
  const explain = catalogue[code] as (...facts: unknown[]) => Explanation & { level?: Level }
  const { level = 'error', ...explanation } = explain(...facts)
  return { code, level, ...explanation, ...(where && { where: withShortLine(where) }) }
}

const levelOf = { log: 'info', warn: 'warning', throw: 'error' } as const

/** Gives a problem the level a setting asks for; `ignore` drops it. */
export function withSeverity(rule: SeverityRule, diagnostic: Diagnostic): Diagnostic[] {
  const severity = chooseSeverity(rule, diagnostic)
  return severity === 'ignore' ? [] : [{ ...diagnostic, level: levelOf[severity] }]
}

/** A problem of code that uses what is missing, where that stops no build. */
export const afterMissing = (problem: Diagnostic): Diagnostic => ({
  ...problem,
  level: 'warning',
  message: `${problem.message} It uses an import that is missing, so pages are made without it.`,
  hint: 'Install what it imports: other warnings name that.',
})

/** The level of one problem. */
export function chooseSeverity(rule: SeverityRule, { message, where }: Diagnostic): Severity {
  if (typeof rule !== 'function') return rule
  return rule({ message, sourceFilePath: where?.file, line: where?.line }) ?? 'ignore'
}

/** Whether any of the problems stops a build. */
export function hasErrors(diagnostics: Diagnostic[]): boolean {
  return diagnostics.some(({ level }) => level === 'error')
}

/** The only error that users see. It carries every problem that was found before the work stopped. */
export class BuildFailed extends Error {
  constructor(
    readonly diagnostics: Diagnostic[],
    options?: ErrorOptions,
  ) {
    super(diagnostics.map(({ message }) => message).join('\n'), options)
    this.name = 'BuildFailed'
  }
}

/** Code of the site gave other HTML for a page than before: only a process of its own can go on. */
export class CodeRemembers extends Error {}

/** Receives problems after which the work can go on. It may collect them, or stop the work as `stopOnErrors` does. */
export type Tell = (problems: Diagnostic[]) => void

/** Stops when any of the problems is an error. */
export function stopOnErrors(diagnostics: Diagnostic[]): void {
  if (hasErrors(diagnostics)) throw new BuildFailed(diagnostics)
}

/** Runs the work. Hands over the problems of a `BuildFailed` that it throws, and gives `instead`. */
export async function orElse<Result>(
  work: () => Result | Promise<Result>,
  instead: Result,
  tell: Tell,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    tell(error.diagnostics)
    return instead
  }
}

/** Throws if a condition fails that only a bug of Sotay can break, and says where to report it. */
export function assert(condition: unknown, expectation: string): asserts condition {
  if (!condition)
    throw new Error(
      `Sotay expected ${expectation}. This is a bug in Sotay, please report it with what you did.`,
    )
}

/** The lines of a file, split once for all locations in it. */
export interface SourceText {
  file: SourcePath
  lines: string[]
  /** The same lines as the parser was given them, some of which are spelt in another way. */
  parsed?: string[]
}

/** Splits a file of content for `locate`. */
export function toSourceText({ source, text }: { source: SourcePath; text: string }): SourceText {
  return { file: source, lines: text.split('\n') }
}

/** A location in a file, with the text of its line. Line and column count from 1. */
export function locate({ file, lines }: SourceText, line: number, column?: number): SourceLocation {
  return withShortLine({ file, line, column, sourceLine: lines[line - 1] })
}

/** The most characters of a line that a location holds before and behind its column. */
const mostAround = 500

/** Locations are kept, and each word of a line may have one: with all of a long line, they would be as large as its square. */
export function withShortLine(where: SourceLocation): SourceLocation {
  const { column = 1, sourceLine = '', leftOut = 0 } = where
  if (sourceLine.length <= 2 * mostAround) return where
  const start = Math.max(0, Math.min(column - 1 - leftOut, sourceLine.length) - mostAround)
  return {
    ...where,
    sourceLine: sourceLine.slice(start, start + 2 * mostAround),
    leftOut: leftOut + start,
  }
}

/** What a line holds from the column of a location on, as far as it is known. */
export const writtenAt = ({ sourceLine = '', column = 1, leftOut = 0 }: SourceLocation): string =>
  sourceLine.slice(Math.max(0, column - 1 - leftOut))

/** A mistake in the syntax of a note. Line and column count from 1. */
export class MarkdownSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason)
  }
}
