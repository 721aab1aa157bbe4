import { relative, resolve } from 'node:path'
import { foldAlike } from '../../check/foldAlike.ts'
import { type Format, github, json, sarif } from '../../check/formats.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { report, say, sayAside, type TimingOptions, withProgress } from '../terminal.ts'
import { type CheckOptions, check } from './check.ts'

export interface RunCheckOptions extends CheckOptions, TimingOptions {
  format: string
  /** Makes warnings fail the command too. */
  strict?: boolean
}

const formats: Record<string, Format> = { json, github, sarif }

/** Checks a site and prints the problems: as text to stderr, or in a machine-readable format to stdout. */
export async function checkAndTell(siteDir = '.', options: RunCheckOptions): Promise<void> {
  const format = findFormat(options.format)
  const { diagnostics, fixed } = await withProgress(options, (progress) =>
    check(resolve(siteDir), { ...options, progress }),
  )
  const folder = relative(process.cwd(), resolve(siteDir)).replaceAll('\\', '/')
  for (const { where, fix } of fixed)
    sayAside(`Mended ${where!.file}:${where!.line}: ${fix!.from} is now ${fix!.to}`)
  if (format) say(format(diagnostics, folder && `${folder}/`))
  else printFindings(diagnostics)
  if (diagnostics.some(({ level }) => level === 'error' || (options.strict && level === 'warning')))
    process.exitCode = 1
}

/** The formatter of that name; undefined for `text`. */
function findFormat(name: string): Format | undefined {
  const names = ['text', ...Object.keys(formats)]
  if (names.includes(name)) return formats[name]
  const reason = `There is no format "${name}"; there are ${names.join(', ')}.`
  throw new BuildFailed([diagnose('wrong-usage', [reason, 'check', nearestMatch(name, names)])])
}

function printFindings(diagnostics: Diagnostic[]): void {
  const { told, line } = foldAlike(diagnostics)
  report(told)
  if (line) sayAside(line)
  if (diagnostics.length === 0) say('Nothing is wrong.')
}
