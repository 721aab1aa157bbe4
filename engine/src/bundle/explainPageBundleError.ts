import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { missingPackage, packageName, plainReason } from '../config/explainBundlerError.ts'
import { readBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import type { LiveImport } from '../markdown/document.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { nearestModule } from './modulePaths.ts'
import { toMissingExport, toUnknownProblem } from './plugins/foreignModules.ts'
import { isForeign } from './plugins/themeImports.ts'
import { isSass } from './styles/readSheet.ts'

/** A problem as the bundler reports it. The column counts from 0. */
export interface BundlerProblem {
  message: string
  code?: string
  id?: string
  loc?: { file?: string; line: number; column: number }
  /** Where Sass found a mistake. Both count from 1. */
  line?: number
  column?: number
  /** The problems of a build within this one: a worker has its own. */
  errors?: BundlerProblem[]
}

/** Explains why React pages could not be bundled: one problem per place, without those that repeat another. */
export function explainPageBundleError(error: unknown, siteDir: string): BuildFailed {
  const { errors } = error as { errors?: BundlerProblem[] }
  if (!errors) throw error
  const problems = errors.flatMap(innerProblems).map((problem) => explain(problem, siteDir))
  return new BuildFailed(problems.filter((problem, index) => !repeatsOne(problem, problems.slice(0, index))))
}

/** A brace that is missing makes every later export one that is not at the top: the first of them is enough. */
const repeatsOne = ({ code, message, where }: Diagnostic, earlier: Diagnostic[]) =>
  code === 'page-module-broken' &&
  earlier.some((each) => each.message === message && each.where?.file === where?.file)

/** What a problem consists of. What names no file is about the one that starts the inner build. */
const innerProblems = (problem: BundlerProblem): BundlerProblem[] =>
  problem.errors?.map(({ message, code, id, loc }) => ({
    message,
    code,
    loc,
    id: fileOf({ message, id, loc }) ?? problem.id,
  })) ?? [problem]

function explain(problem: BundlerProblem, siteDir: string): Diagnostic {
  const badImport = explainBadImport(problem, siteDir)
  if (badImport) return badImport
  const { message, loc } = problem
  const path = fileOf(problem)
  const place = loc && { line: loc.line, column: loc.column + 1, sourceLine: readLine(path, loc.line) }
  const where = path ? { file: toSourcePath(relative(siteDir, path)), ...place } : undefined
  // Code that bundling calls, such as the settings of Tailwind.
  const [, needed] = /Preprocessor dependency "(sass|less)/.exec(message) ?? []
  const missing = missingPackage(message) ?? needed
  if (missing && where) return diagnose('missing-package', [missing], { file: where.file })
  if (where && isSass(where.file)) return explainSass(problem, where)
  const { sourceLine, column } = place ?? {}
  const line =
    sourceLine && column
      ? ([sourceLine.slice(0, column - 1), sourceLine.slice(column - 1)] as [string, string])
      : undefined
  return diagnose('page-module-broken', [withoutPlace(plainReason(message), path), line], where)
}

function explainSass({ message, line, column }: BundlerProblem, { file }: SourceLocation): Diagnostic {
  const reason = plainReason(message).replace(/^\[sass\] |\.$/g, '')
  return diagnose('invalid-css', [reason], { file, line, column })
}

/** Removes the place with which some plugins begin their messages; it is reported separately. */
function withoutPlace(reason: string, path: string | undefined): string {
  return path && reason.startsWith(path) ? reason.slice(path.length).replace(/^(?::\d+)*:? */, '') : reason
}

/** The file that a problem is in, as an absolute path. */
export const fileOf = ({ loc, id, message }: BundlerProblem) => loc?.file ?? id ?? drawnFile(message)

/** The file of a syntax error, which the bundler names only in the code frame of its message. */
function drawnFile(message: string): string | undefined {
  const [, path] = /\[ (.+):\d+:\d+ \]/.exec(stripVTControlCharacters(message)) ?? []
  return path && resolve(path)
}

function readLine(path: string | undefined, line: number): string | undefined {
  return path && existsSync(path) ? readBytes(path).toString().split('\n')[line - 1] : undefined
}

/** The messages of the plugin `foreign-modules` and, about a package, of Vite. */
const unknownModule = /unknown module "(.+?)" in "(.+?)"/

const unresolvedPackage = /failed to resolve import "(.+?)" from "(.+?)"/

/** Explains an import of a missing module or export; undefined for all other problems. */
function explainBadImport(problem: BundlerProblem, siteDir: string): Diagnostic | undefined {
  const { message } = problem
  const place = (text: string, path: string) => placeOfText(text, path, siteDir)
  const [, unknown, user] = unknownModule.exec(message) ?? []
  if (unknown && user) return toUnknownProblem(unknown, place(unknown, user))
  const [, missing, importer] = unresolvedPackage.exec(message) ?? []
  if (missing && importer) return explainMissingPackage(missing, place(missing, importer), siteDir)
  const specifier = specifierInFrame(message)
  const file = problem.loc?.file ?? problem.id
  // The module of a note is not on disk; `placeInNote` knows the place.
  return specifier && file && existsSync(file)
    ? explainFrame(message, { specifier, where: place(specifier, file) }, siteDir)
    : undefined
}

function explainFrame(
  message: string,
  { specifier, where }: { specifier: string; where: SourceLocation },
  siteDir: string,
): Diagnostic | undefined {
  const [, name] = /"([^"]+)" is not exported by/.exec(message) ?? []
  if (name) return toMissingExport(name, specifier, where, message)
  return /Could not (?:resolve|load)/.test(message)
    ? explainMissingImport({ specifier, where }, where.file, { siteDir })
    : undefined
}

/**
 * The specifier of the failed import, from the code frame in the bundler's message. Its line numbers are of code
 * without types and unused imports, so the place is looked up in the file itself.
 */
function specifierInFrame(message: string): string | undefined {
  const [, specifier] = /│ .*["']([^"'\n]+)["'];?\s*$/m.exec(stripVTControlCharacters(message)) ?? []
  return specifier
}

/** Whether an import is of code that another host serves. */
export const isWebAddress = (specifier: string) => /^(?:https?:)?\/\//.test(specifier)

/** Explains an import of a missing module: one of another engine, a package, or a file. */
export function explainMissingImport(
  { specifier, where }: Pick<LiveImport, 'specifier' | 'where'>,
  importer: SourcePath,
  { siteDir }: Pick<SiteConfig, 'siteDir'>,
): Diagnostic {
  if (isForeign(specifier)) return toUnknownProblem(specifier, where)
  if (isWebAddress(specifier)) return diagnose('import-not-found', [specifier], where)
  const path = specifier.replace(/^.*!/, '')
  const ofSite = /^(?:@site)?\/(.*)$/.exec(path)?.[1]
  const file = ofSite === undefined ? join(siteDir, dirname(importer), path) : join(siteDir, ofSite)
  if (ofSite === undefined && !path.startsWith('.')) return explainMissingPackage(path, where, siteDir)
  const nearest = nearestModule(file)
  const folder = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return diagnose('import-not-found', [specifier, nearest && folder + nearest], where)
}

/** A package that is not installed, or that offers nothing under this name. */
function explainMissingPackage(
  specifier: string,
  where: SourceLocation | undefined,
  siteDir: string,
): Diagnostic {
  const name = packageName(specifier)
  return specifier !== name && isInstalled(name, siteDir)
    ? diagnose('import-not-found', [specifier], where)
    : diagnose('missing-package', [name], where)
}

/** Whether a package is in the `node_modules` of a folder, or of one around it. */
export function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true
  return dirname(folder) !== folder && isInstalled(name, dirname(folder))
}

/** The first place of a text in a file (absolute path), of a name as a whole; only the file if it is not found. */
export function placeOfText(text: string, path: string, siteDir: string): SourceLocation {
  const lines = existsSync(path) ? readBytes(path).toString().split('\n') : []
  const name = /^\w+$/.test(text) ? new RegExp(`\\b${text}\\b`) : undefined
  const find = (line: string) => (name ? line.search(name) : line.indexOf(text))
  const index = lines.findIndex((line) => find(line) >= 0)
  const file: SourcePath = toSourcePath(relative(siteDir, path))
  if (index < 0) return { file }
  const sourceLine = lines[index]!
  return { file, line: index + 1, column: find(sourceLine) + 1, length: text.length, sourceLine }
}
