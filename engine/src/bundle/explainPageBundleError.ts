import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { plainReason } from '../config/explainBundlerError.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { explainBadImport } from './explainBadImport.ts'

/** A problem as the bundler reports it. The column counts from 0. */
export interface BundlerProblem {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
}

/** Explains why React pages could not be bundled: one problem per place. */
export function explainPageBundleError(error: unknown, siteDir: string): BuildFailed {
  const { errors } = error as { errors?: BundlerProblem[] }
  if (!errors) throw error
  return new BuildFailed(errors.map((problem) => explain(problem, siteDir)))
}

function explain(problem: BundlerProblem, siteDir: string): Diagnostic {
  const badImport = explainBadImport(problem, siteDir)
  if (badImport) return badImport
  const { message, id, loc } = problem
  const path = loc?.file ?? id ?? drawnFile(message)
  const place = loc && { line: loc.line, column: loc.column + 1, sourceLine: readLine(path, loc.line) }
  const where = path ? { file: toSourcePath(relative(siteDir, path)), ...place } : undefined
  return diagnose('page-module-broken', [withoutPlace(plainReason(message), path)], where)
}

/** Removes the place with which some plugins begin their messages; it is reported separately. */
function withoutPlace(reason: string, path: string | undefined): string {
  return path && reason.startsWith(path) ? reason.slice(path.length).replace(/^(?::\d+)*:? */, '') : reason
}

/** The file of a syntax error, which the bundler names only in the code frame of its message. */
function drawnFile(message: string): string | undefined {
  const [, path] = /\[ (.+):\d+:\d+ \]/.exec(stripVTControlCharacters(message)) ?? []
  return path && resolve(path)
}

function readLine(path: string | undefined, line: number): string | undefined {
  return path && existsSync(path) ? readFileSync(path, 'utf8').split('\n')[line - 1] : undefined
}
