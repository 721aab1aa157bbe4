import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BuildFailed, type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { isFile } from './files.ts'
import { locateText } from './locateSettings.ts'
import { readBytes } from './readFile.ts'

/** An import that leads nowhere, and the file (absolute path) that holds it. */
export interface MissingImport {
  name: string
  importer: string
}

/** Turns errors of the bundler, such as syntax errors, into problems, with those of the imports that were not found. */
export function explainBundlerError(
  error: unknown,
  { path, siteDir, missing }: { path: string; siteDir: string; missing: MissingImport[] },
): BuildFailed {
  const problems = (error as { errors?: BundlerProblem[] }).errors
  if (!problems) throw error
  return new BuildFailed([
    ...explainMissing(missing, siteDir),
    ...problems.map((problem) => explain(problem, path, siteDir)),
  ])
}

/**
 * One problem for each import that was not found: of a package that is not installed, or of a file. In the order of
 * their places, because the bundler finds them in any.
 */
export function explainMissing(missing: MissingImport[], siteDir: string): Diagnostic[] {
  const problems = missing.map(({ name, importer }) => {
    const file = toSourcePath(relative(siteDir, importer))
    const where = locateImport(name, file, readBytes(importer).toString())
    return name.startsWith('.')
      ? diagnose('module-failed', [`Could not resolve '${name}'`], where)
      : diagnose('missing-package', [packageName(name)], where)
  })
  const placeOf = ({ where }: Diagnostic) => `${where!.file}:${String(where!.line).padStart(6, '0')}`
  return problems.sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'))
}

/** What is reported where the build goes on without what is missing. */
export const withoutItems = ({ hint, ...problem }: Diagnostic): Diagnostic => ({
  ...problem,
  message: `${problem.message.replace(/^The file cannot be used: /, '')} Items that need it are left out.`,
  hint:
    problem.code === 'missing-package'
      ? hint
      : 'If a script makes the file, run it first; else correct the import.',
})

/** Whether a problem is an import of what is not there. */
export const isMissing = ({ code, message }: Diagnostic) =>
  code === 'missing-package' || message.includes('There is no file for the import')

/** An error of the bundler. */
interface BundlerProblem {
  /** With ANSI colours, an error code in brackets before it and a code frame below it. */
  message: string
  id?: string
  /** The column counts from 0. */
  loc?: { file?: string; line: number; column: number }
}

function explain({ message, id, loc }: BundlerProblem, path: string, siteDir: string): Diagnostic {
  const absolute = loc?.file ?? id ?? path
  const file = toSourcePath(relative(siteDir, absolute))
  const source = isFile(absolute) ? readBytes(absolute).toString() : ''
  return diagnose('module-failed', [plainReason(message)], { file, ...lineAt(loc, source) })
}

function lineAt(loc: BundlerProblem['loc'], source: string): Omit<SourceLocation, 'file'> {
  return loc ? { line: loc.line, column: loc.column + 1, sourceLine: source.split('\n')[loc.line - 1] } : {}
}

function locateImport(name: string, file: SourceLocation['file'], source: string): SourceLocation {
  const start = Math.max(source.indexOf(`'${name}'`), source.indexOf(`"${name}"`))
  return start < 0 ? { file } : locateText(file, source, { start, end: start + name.length + 2 })
}

/** The message of a bundler error in one line, without colours, error code, code frame and locations. */
export function plainReason(message: string): string {
  const firstLine = stripVTControlCharacters(message).split('\n')[0]!
  return firstLine
    .replace(/^\[[\w:-]+\]\s*/, '')
    .replace(/^(Could not resolve '.*') in .*/, '$1')
    .replace(/ at line \d+ column \d+$/, '')
}

/** The package that Node did not find, by the message of its error. */
export function missingPackage(message: string): string | undefined {
  const [, name] = /\bCannot find (?:module|package) '([^'./][^']*)'/.exec(message) ?? []
  return name && packageName(name)
}

/** The package that an import such as `@scope/name/part` or `name/part` belongs to. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The package that compiles a style sheet, if it is not in CSS. */
export const preprocessorOf = (path: string): 'sass' | 'less' | undefined =>
  /\.s[ac]ss$/.test(path) ? 'sass' : path.endsWith('.less') ? 'less' : undefined
