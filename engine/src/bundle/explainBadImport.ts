import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { packageName } from '../config/explainBundlerError.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import type { BundlerProblem } from './explainPageBundleError.ts'
import { explainMissingImport } from './live/explainMissingImport.ts'
import { placeOfText } from './placeOfText.ts'
import { toMissingExport, toUnknownProblem } from './plugins/foreignModules.ts'

/** The messages of the plugins `foreign-modules` and `markdown-imports` and, about a package, of Vite. */
const unknownModule = /unknown module "(.+?)" in "(.+?)"/
const markdownModule = /Markdown "(.+?)" in "(.+?)"/
const unresolvedPackage = /failed to resolve import "(.+?)" from "(.+?)"/

/** Explains an import of a missing module or export; undefined for all other problems. */
export function explainBadImport(problem: BundlerProblem, siteDir: string): Diagnostic | undefined {
  const { message } = problem
  const place = (text: string, path: string) => placeOfText(text, path, siteDir)
  const [, unknown, user] = unknownModule.exec(message) ?? []
  if (unknown && user) return toUnknownProblem(unknown, place(unknown, user))
  const [, markdown, reader] = markdownModule.exec(message) ?? []
  if (markdown && reader) return diagnose('markdown-in-code', [markdown], place(markdown, reader))
  const [, missing, importer] = unresolvedPackage.exec(message) ?? []
  if (missing && importer)
    return diagnose('missing-package', [packageName(missing)], place(missing, importer))
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
  if (name) return toMissingExport(name, specifier, where)
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
