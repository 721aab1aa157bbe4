import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { packageName } from '../config/packageName.ts'
import { plainReason } from '../config/plainReason.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { toUnknownProblem } from './plugins/noteModules.ts'

/** What the bundler says about a problem. The column counts from 0. */
interface BundlerProblem {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
}

/** Words what keeps React pages from being bundled: one problem for each place. */
export function explainPageBundleError(error: unknown, siteDir: string): BuildFailed {
  const { errors } = error as { errors?: BundlerProblem[] }
  if (!errors) throw error
  return new BuildFailed(errors.map((problem) => explain(problem, siteDir)))
}

function explain({ message, id, loc }: BundlerProblem, siteDir: string): Diagnostic {
  const [, unknown, user] = unknownModule.exec(message) ?? []
  if (unknown && user) return toUnknownProblem(unknown, placeOfText(unknown, user, siteDir))
  const [, missing, importer] = unresolvedPackage.exec(message) ?? []
  const path = importer ?? loc?.file ?? id ?? drawnFile(message)
  const place = loc && { line: loc.line, column: loc.column + 1, sourceLine: readLine(path, loc.line) }
  const where = path ? { file: toSourcePath(relative(siteDir, path)), ...place } : undefined
  return missing
    ? diagnose('missing-package', [packageName(missing)], where)
    : diagnose('page-module-broken', [plainReason(message)], where)
}

/** What the plugin `note-modules` says. */
const unknownModule = /unknown module "(.+?)" in "(.+?)"/

function placeOfText(text: string, path: string, siteDir: string): SourceLocation {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const index = lines.findIndex((line) => line.includes(text))
  const file = toSourcePath(relative(siteDir, path))
  if (index < 0) return { file }
  const sourceLine = lines[index]!
  return { file, line: index + 1, column: sourceLine.indexOf(text) + 1, length: text.length, sourceLine }
}

const unresolvedPackage = /failed to resolve import "(.+?)" from "(.+?)"/

/** Of a mistake in syntax the bundler names the file only in the drawing below its message. */
function drawnFile(message: string): string | undefined {
  const [, path] = /\[ (.+):\d+:\d+ \]/.exec(stripVTControlCharacters(message)) ?? []
  return path && resolve(path)
}

function readLine(path: string | undefined, line: number): string | undefined {
  return path && existsSync(path) ? readFileSync(path, 'utf8').split('\n')[line - 1] : undefined
}
