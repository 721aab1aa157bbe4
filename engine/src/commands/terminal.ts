import { relative, resolve } from 'node:path'
import pc from 'picocolors'
import { type Replacement, takeBackReplacements } from '../config/siteCode.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { countProblems, type Paint, printShortReport } from '../diagnostics/printReport.ts'
import { toSourcePath } from '../model/paths.ts'
import { diskReason, messageOf } from '../std/errors.ts'
import { openProgress, type Progress } from './progress.ts'

const levelColor = { error: pc.red, warning: pc.yellow, info: pc.cyan }

const paint: Paint = { level: (level, text) => levelColor[level](text), dim: pc.dim, strong: pc.bold }

/** Prints the result of a command to stdout. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints remarks to stderr, so that stdout stays machine-readable. */
export function sayAside(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Prints problems and their count to stderr. */
export function report(diagnostics: Diagnostic[]): void {
  if (diagnostics.length === 0) return
  process.stderr.write(`${printShortReport(diagnostics, paint)}\n`)
  const count = countProblems(diagnostics)
  if (count) process.stderr.write(`${count}\n`)
}

/** Prints why a command failed. Unknown errors are reported as bugs of Sotay. */
export function reportFailure(error: unknown): void {
  const replaced = takeBackReplacements()
  const problem = explainSystemError(error) ?? (replaced && explainReplacement(replaced, error))
  if (error instanceof BuildFailed) report(error.diagnostics)
  else if (problem && !process.env.SOTAY_DEBUG) report([problem])
  else reportUnexpected(error)
}

function explainReplacement({ file, written }: Replacement, error: unknown): Diagnostic {
  const reason = `it replaces ${written}, which all code uses. What failed then: ${messageOf(error)}`
  return diagnose('module-failed', [reason], file && { file })
}

function reportUnexpected(error: unknown): void {
  const text =
    error instanceof Error ? (process.env.SOTAY_DEBUG ? error.stack : error.message) : String(error)
  process.stderr.write(`${pc.red('error')}  Sotay failed in a way it did not expect: ${text}\n`)
  if (!process.env.SOTAY_DEBUG)
    process.stderr.write('  Run it again with SOTAY_DEBUG=1 to see where, and please report it.\n')
}

export interface TimingOptions {
  /** Prints what each stage cost. */
  timings?: boolean
}

/** Shows on stderr how far long work has come, and at its end, if asked to, what each stage cost. */
export async function withProgress<Result>(
  { timings }: TimingOptions,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress = openProgress()
  try {
    return await work(progress)
  } finally {
    progress.end()
    if (timings) sayAside(progress.timings())
  }
}

/** Turns a failed system call, such as a write to a full disk, into a problem. Undefined for any other error. */
export function explainSystemError(error: unknown, folder = '.'): Diagnostic | undefined {
  if (isOutOfMemory(error)) return diagnose('out-of-memory', [])
  const { code, permission, resource } = Object(error) as Record<'code' | 'permission' | 'resource', unknown>
  if (code === 'ERR_ACCESS_DENIED') {
    const file = resource ? toSourcePath(relative(resolve(folder), String(resource))) : 'What is asked for'
    return diagnose('unusable-file', [file, `the permission model of Node refuses "${permission}"`])
  }
  const { syscall, path, dest } = Object(error) as NodeJS.ErrnoException & { dest?: string }
  if (syscall === undefined) return undefined
  if (syscall === 'uv_cwd') return diagnose('folder-gone', [])
  const place = dest ?? path
  if (place === undefined) return diagnose('unusable-file', ['A file', diskReason(error)])
  const file = toSourcePath(relative(resolve(folder), place))
  return diagnose('unusable-file', [file, diskReason(error)], { file })
}

/** What Node throws where it still can: a full heap cannot be caught. */
function isOutOfMemory(error: unknown): boolean {
  const { code, message } = Object(error) as NodeJS.ErrnoException
  if (code === 'ENOMEM' || code === 'ERR_MEMORY_ALLOCATION_FAILED') return true
  return (
    error instanceof RangeError && /allocation failed|Invalid string length|longer than/.test(String(message))
  )
}
