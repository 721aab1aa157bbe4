import pc from 'picocolors'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { countProblems, type Paint, printReport } from '../diagnostics/printReport.ts'
import { explainSystemError } from './explainSystemError.ts'

const levelColor = { error: pc.red, warning: pc.yellow, info: pc.cyan }

const paint: Paint = {
  level: (level, text) => levelColor[level](text),
  dim: pc.dim,
  strong: pc.bold,
}

/** Says what the command was asked for. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Says what a program that reads the output does not wait for. */
export function sayAside(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Prints problems, and how many there are. */
export function report(diagnostics: Diagnostic[]): void {
  if (diagnostics.length === 0) return
  process.stderr.write(`${printReport(diagnostics, paint)}\n`)
  const count = countProblems(diagnostics)
  if (count) process.stderr.write(`${count}\n`)
}

/** Prints why a command failed; anything but a known problem is our mistake, and is told as such. */
export function reportFailure(error: unknown): void {
  const problem = explainSystemError(error, process.cwd())
  if (error instanceof BuildFailed) report(error.diagnostics)
  else if (problem && !process.env.SOTAY_DEBUG) report([problem])
  else reportUnexpected(error)
}

function reportUnexpected(error: unknown): void {
  const text =
    error instanceof Error ? (process.env.SOTAY_DEBUG ? error.stack : error.message) : String(error)
  process.stderr.write(`${pc.red('error')}  Sotay failed in a way it did not expect: ${text}\n`)
  if (!process.env.SOTAY_DEBUG)
    process.stderr.write('  Run it again with SOTAY_DEBUG=1 to see where, and please report it.\n')
}

/** Says that long work is going on: a line that goes away in a terminal, a plain line elsewhere. */
export async function withProgress<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const isTerminal = process.stdout.isTTY === true && !process.env.CI
  process.stdout.write(isTerminal ? pc.dim(text) : `${text}\n`)
  try {
    return await work()
  } finally {
    if (isTerminal) process.stdout.write('\r\x1b[2K')
  }
}
