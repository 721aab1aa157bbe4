import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { inspect } from 'node:util'
import { BuildFailed, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { toSourcePath } from '../model/paths.ts'
import { messageOf, stackOf } from '../std/errors.ts'
import { findPlaces } from '../std/text.ts'
import { type BundledModule, bundleModule, type ReadOnly } from './bundleModule.ts'
import { missingPackage } from './explainBundlerError.ts'
import { lookAt } from './importPlaces.ts'
import { BuiltInChanged, runInFolder, runSiteCode, watchIfEndless } from './siteCode.ts'
import { makeAlways, type Recall } from './siteConfig.ts'

/** A module of the site, evaluated. */
export interface ImportedModule {
  /** The default export, or `module.exports` of a CommonJS module. */
  value: unknown
  /** All that it exports. */
  exports: Record<string, unknown>
  /** The module and every file of the site that it imports. Absolute. */
  files: string[]
  /** Explains an error that a function of the module throws when it is called later. */
  explain: (error: unknown) => BuildFailed
}

interface ImportOptions {
  readOnly?: ReadOnly | undefined
  recall?: Recall | undefined
}

/**
 * Evaluates a TypeScript, JavaScript or JSON module as it is on disk now, past any module cache. Throws `BuildFailed`,
 * whose problems name files relative to `siteDir`.
 *
 * 1. The module and its imports from the site are bundled. Packages stay imports.
 * 2. Node imports the bundle as a `data:` URL, so that no file is written.
 */
export async function importModule(
  path: string,
  siteDir = dirname(path),
  { readOnly, recall = makeAlways }: ImportOptions = {},
): Promise<ImportedModule> {
  const module = await recall(`module ${path}`, () => bundleModule(path, siteDir, readOnly))
  lookAt(module.files)
  const explain = (error: unknown) => explainThrow(error, module, siteDir)
  try {
    const file = toSourcePath(relative(siteDir, path))
    watchIfEndless(module.code)
    const load = async () => {
      const exports: Record<string, unknown> = await import(/* @vite-ignore */ toDataUrl(module.code))
      // An export may be a promise.
      return { exports, value: await unwrapDefault(exports.default) }
    }
    const { exports, value } = await runInFolder(siteDir, () => runSiteCode(file, load))
    return { value, exports, files: module.files, explain }
  } catch (error) {
    throw (await explainMissingName(error, module, siteDir)) ?? explain(error)
  }
}

/** A `data:` URL that is never used twice, because Node caches modules by URL. */
function toDataUrl(code: string): string {
  const text = `${code}\n//${process.hrtime.bigint()}`
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
}

/** Unwraps an ES module that was compiled to CommonJS: its default export is the field `default`. */
function unwrapDefault(value: unknown): unknown {
  const isCompiled =
    typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value
  return isCompiled ? value.default : value
}

/** Turns an error thrown by a module into a problem, with the line that threw it. */
function explainThrow(error: unknown, module: BundledModule, siteDir: string): BuildFailed {
  if (error instanceof BuildFailed) return error
  const said = error instanceof Error ? messageOf(error) : `it threw ${inspect(error)}`
  const reason = said.replace(
    /data:text\/javascript;base64,[\w+/=]*/g,
    toSourcePath(relative(siteDir, module.path)),
  )
  const origin =
    error instanceof BuiltInChanged
      ? findText(error.written, module)
      : error instanceof Error
        ? findOrigin(error, module)
        : undefined
  const file = resolve(dirname(module.path), origin?.fileName ?? module.path)
  const where: SourceLocation = { file: toSourcePath(relative(siteDir, file)), ...lineAt(origin, module) }
  const missing = missingPackage(reason)
  const problem = missing
    ? diagnose('missing-package', [missing], where)
    : diagnose('module-failed', [reason], where)
  return new BuildFailed([problem])
}

/** Explains the import of a name that a package does not export, of which Node gives no place. */
async function explainMissingName(
  error: unknown,
  { map, path }: BundledModule,
  siteDir: string,
): Promise<BuildFailed | undefined> {
  const [, address, name] =
    /^The requested module '(.+?)' does not provide an export named '([\w$]+)'/.exec(messageOf(error)) ?? []
  if (!address || !name) return undefined
  const statement = new RegExp(`(import[^'";]*\\b)${name}\\b[^'";]*from\\s*['"]([^'"]+)`)
  for (const [index, source] of map.sourcesContent.entries()) {
    const found = statement.exec(source ?? '')
    if (!found) continue
    const { line, column } = findPlaces(source!)(found.index + found[1]!.length)
    const file = toSourcePath(relative(siteDir, resolve(dirname(path), map.sources[index]!)))
    const where = { file, line, column, length: name.length, sourceLine: source!.split(/\r?\n/)[line - 1]! }
    const names = Object.keys(await import(/* @vite-ignore */ address))
    return new BuildFailed([diagnose('missing-export', [name, found[2]!, nearestMatch(name, names)], where)])
  }
  return undefined
}

interface Origin {
  /** Relative to the folder of the module. */
  fileName: string
  lineNumber: number
  columnNumber: number
}

/** A stack frame within bundled code; some runtimes print the data URL instead of the name. */
const frame = /(?:bundled:.*|data:text\/javascript;base64,[\w+/=]*):(\d+):(\d+)\)?$/m

/** Where in the files of the module an error was thrown. */
function findOrigin(error: Error, { map }: BundledModule): Origin | undefined {
  const [, line, column] = frame.exec(stackOf(error) ?? '') ?? []
  if (line === undefined) return undefined
  const origin = new SourceMap({ ...map, sourceRoot: '' }).findOrigin(Number(line), Number(column))
  return 'lineNumber' in origin ? (origin as Origin) : undefined
}

/** Where code names something. */
function findText(text: string, { map }: BundledModule): Origin | undefined {
  for (const [index, source] of map.sourcesContent.entries()) {
    const at = source?.indexOf(text) ?? -1
    if (!source || at < 0) continue
    const { line, column } = findPlaces(source)(at)
    return { fileName: map.sources[index]!, lineNumber: line, columnNumber: column }
  }
  return undefined
}

function lineAt(origin: Origin | undefined, { map }: BundledModule): Omit<SourceLocation, 'file'> {
  if (!origin) return {}
  const { lineNumber: line, columnNumber: column, fileName } = origin
  return {
    line,
    column,
    sourceLine: map.sourcesContent[map.sources.indexOf(fileName)]?.split(/\r?\n/)[line - 1],
  }
}
