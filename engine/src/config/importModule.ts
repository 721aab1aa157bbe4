import { dirname, relative } from 'node:path'
import type { BuildFailed } from '../diagnostics/buildFailed.ts'
import { toSourcePath } from '../model/paths.ts'
import { bundleModule } from './bundleModule.ts'
import { explainThrow } from './explainThrow.ts'
import { runSiteCode } from './siteCode.ts'

/** A module of the site, evaluated. */
export interface ImportedModule {
  /** The default export, or `module.exports` of a CommonJS module. */
  value: unknown
  /** The module and every file of the site that it imports. Absolute. */
  files: string[]
  /** Explains an error that a function of the module throws when it is called later. */
  explain: (error: unknown) => BuildFailed
}

/**
 * Evaluates a TypeScript, JavaScript or JSON module as it is on disk now, past any module cache. Throws `BuildFailed`,
 * whose problems name files relative to `siteDir`.
 *
 * 1. The module and its imports from the site are bundled. Packages stay imports.
 * 2. Node imports the bundle as a `data:` URL, so that no file is written.
 */
export async function importModule(path: string, siteDir = dirname(path)): Promise<ImportedModule> {
  const module = await bundleModule(path, siteDir)
  const explain = (error: unknown) => explainThrow(error, module, siteDir)
  try {
    const file = toSourcePath(relative(siteDir, path))
    const exports = await runSiteCode(file, () => import(/* @vite-ignore */ toDataUrl(module.code)))
    return { value: unwrapDefault(exports.default), files: module.files, explain }
  } catch (error) {
    throw explain(error)
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
