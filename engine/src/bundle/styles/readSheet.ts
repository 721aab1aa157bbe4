import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AcceptedPlugin, CssSyntaxError } from 'postcss'
import type { Plugin } from 'vite'
import { missingPackage } from '../../config/explainBundlerError.ts'
import { isFile } from '../../config/files.ts'
import { readBytes } from '../../config/readFile.ts'
import { runInFolder } from '../../config/siteCode.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  type SourceLocation,
  type Tell,
} from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { hideAdditions } from '../../std/builtIns.ts'
import { messageOf } from '../../std/errors.ts'

/** The CSS of a stylesheet, and where its parts are written. */
export interface Sheet {
  css: string
  locate: Locate
  /** What Sass says of it. */
  warnings?: Diagnostic[]
}

/** The location of a place in CSS; line and column count from 1. */
export type Locate = (place: { line: number; column: number }) => SourceLocation

/** The CSS of a stylesheet (absolute path). Sass is compiled by the `sass` package that the site has installed. */
export async function readSheet(sheet: string, config: SiteConfig): Promise<Sheet> {
  const locate: Locate = (place) => locateLine(sheet, place, config.siteDir)
  // A missing stylesheet was already reported at its import.
  if (!isFile(sheet)) return { css: '', locate }
  if (isSass(sheet)) {
    const { css, ...others } = await compileSass(sheet, config)
    return { css: await changeByPlugins(css, sheet, config), ...others }
  }
  const text = readBytes(sheet).toString()
  return { css: await changeByPlugins(text.replace(/^\uFEFF/, ''), sheet, config), locate }
}

/** Lets plugins of PostCSS change a style sheet, on a site that has some. */
async function changeByPlugins(
  css: string,
  sheet: string,
  { siteDir, plugged }: SiteConfig,
): Promise<string> {
  if (!plugged?.postcss.length) return css
  const { default: postcss } = await import('postcss')
  try {
    const changer = postcss(plugged.postcss as AcceptedPlugin[])
    return await runInFolder(
      siteDir,
      async () => (await changer.process(css, { from: sheet, map: false })).css,
    )
  } catch (error) {
    const { reason = messageOf(error), file = sheet, line, column } = error as Partial<CssSyntaxError>
    const where = { file: toSourcePath(relative(siteDir, file)), line, column }
    const missing = missingPackage(reason)
    if (missing) throw new BuildFailed([diagnose('missing-package', [missing], where)])
    throw new BuildFailed([diagnose('invalid-css', [reason.replace(/\.$/, '')], where)])
  }
}

/** Whether a file is a stylesheet in Sass. */
export const isSass = (path: string): boolean => /\.s[ac]ss$/.test(path)

/** Finds the places of CSS in the stylesheet (absolute path) that it was compiled from, or in what that one imports. */
export function locateBySourceMap(map: SourceMapPayload | undefined, sheet: string, siteDir: string): Locate {
  const toSource = (path: string) => toSourcePath(relative(siteDir, path))
  const places = map && new SourceMap(map)
  return ({ line, column }) => {
    const found = places?.findEntry(line - 1, column - 1)
    if (!found || !('originalSource' in found)) return { file: toSource(sheet) }
    const { originalSource, originalLine, originalColumn } = found
    const path = originalSource.startsWith('file:')
      ? fileURLToPath(originalSource)
      : resolve(dirname(sheet), originalSource)
    return locateLine(path, { line: originalLine + 1, column: originalColumn + 1 }, siteDir)
  }
}

/** A place with its line, which tells readers more than a number. */
function locateLine(path: string, place: { line: number; column: number }, siteDir: string): SourceLocation {
  const line = isFile(path) ? readBytes(path).toString().split('\n')[place.line - 1] : undefined
  return { file: toSourcePath(relative(siteDir, path)), ...place, ...(line?.trim() && { sourceLine: line }) }
}

async function compileSass(sheet: string, config: SiteConfig): Promise<Sheet> {
  const sass = findSass(config)
  if (!sass) throw new BuildFailed([diagnose('missing-package', ['sass'], configPlace(config, 'customCss'))])
  const warnings: Diagnostic[] = []
  try {
    const { css, sourceMap } = await sass.compileAsync(sheet, {
      importers: [{ findFileUrl: (name) => findSassFile(name, config) }],
      loadPaths: [join(config.siteDir, 'node_modules')],
      logger: sassLogger(config.siteDir, (found) => warnings.push(...found)),
      sourceMap: true,
    })
    return { css, locate: locateBySourceMap(sourceMap, sheet, config.siteDir), warnings }
  } catch (error) {
    const { message, sassMessage = message, span } = error as SassError
    const path = span?.url ? fileURLToPath(span.url) : sheet
    const place = span && { line: span.start.line + 1, column: span.start.column + 1 }
    const where = place
      ? locateLine(path, place, config.siteDir)
      : { file: toSourcePath(relative(config.siteDir, path)) }
    throw new BuildFailed([diagnose('invalid-css', [sassMessage.replace(/\.$/, '')], where)])
  }
}

/** The file of a module, which has another ending added where it is compiled here. */
export const sheetOf = (id: string) => id.replace(/(?<=(?:\.module)?\.s[ac]ss)(?:\.module)?\.css$/, '')

/** Compiles what code imports in Sass where the installed one is too old for the bundler: before version 1.70. */
export const olderSass = (config: SiteConfig): Plugin => ({
  name: 'sotay:older-sass',
  enforce: 'pre',
  async resolveId(id, importer) {
    const sass = isSass(id) && importer ? findSass(config) : undefined
    if (!sass || sass.initAsyncCompiler) return undefined
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && found.id.replace(/(\.module)?\.s[ac]ss$/, '$&$1.css')
  },
  async load(id) {
    const sheet = sheetOf(id)
    return sheet !== id && isFile(sheet) ? (await compileSass(sheet, config)).css : undefined
  },
})

/** What `@site/x` and `~@site/x` import; `~package` is one of the site. */
function findSassFile(name: string, { siteDir }: SiteConfig): URL | null {
  const bare = name.replace(/^~/, '')
  if (bare.startsWith('@site/')) return pathToFileURL(join(siteDir, bare.slice('@site/'.length)))
  return bare === name ? null : pathToFileURL(join(siteDir, 'node_modules', bare))
}

/**
 * A logger of Sass that tells what a style sheet says by `@warn` and `@debug`. What Sass will remove one day is right
 * with the version that is installed.
 */
export function sassLogger(siteDir: string, tell: Tell) {
  const report = (rule: string, message: string, { span, stack }: SassNote) => {
    // A warning has the files that led to it, the innermost first: "src/a.scss 3:2  mixin()".
    const [, file, line, column] = /^[ \t]*(\S+) (\d+):(\d+)/.exec(stack ?? '') ?? []
    const place = span
      ? { line: span.start.line + 1, column: span.start.column + 1 }
      : { line: Number(line), column: Number(column) }
    const path = span?.url ? fileURLToPath(span.url) : file && resolve(file)
    tell([diagnose('sass-says', [rule, message], path ? locateLine(path, place, siteDir) : undefined)])
  }
  return {
    warn: (message: string, note: SassNote) => void (note.deprecation || report('@warn', message, note)),
    debug: (message: string, note: SassNote) => report('@debug', message, note),
  }
}

interface SassNote {
  deprecation?: boolean
  span?: SassError['span']
  stack?: string
}

/** The Sass that the site has installed. What it adds to functions would be taken for changes by the site's own code. */
export function findSass({ siteDir }: Pick<SiteConfig, 'siteDir'>): Sass | undefined {
  const require = createRequire(join(siteDir, 'package.json'))
  const path = ['sass', 'sass-embedded'].flatMap((name) => {
    try {
      return require.resolve(name)
    } catch {
      return []
    }
  })[0]
  if (!path) return undefined
  const sass: Sass = require(path)
  hideAdditions()
  return sass
}

/** The part of the package's API that is used here. */
interface Sass {
  initAsyncCompiler?: unknown
  compileAsync(
    path: string,
    options: {
      importers: { findFileUrl(name: string): URL | null }[]
      loadPaths: string[]
      logger: object
      sourceMap: boolean
    },
  ): Promise<{ css: string; sourceMap?: SourceMapPayload }>
}
type SassError = Error & {
  sassMessage?: string
  span?: { url?: URL; start: { line: number; column: number } }
}
