import { dirname } from 'node:path'
import type { BuildFailed } from '../diagnostics/buildFailed.ts'
import { bundleModule } from './bundleModule.ts'
import { explainThrow } from './explainThrow.ts'

/** A module of the site, evaluated. */
export interface ImportedModule {
  /** The default export; of a CommonJS module what it exports. */
  value: unknown
  /** The module and every file of the site that it imports. Absolute. */
  files: string[]
  /** Words what a function of the module throws when it is called later. */
  explain: (error: unknown) => BuildFailed
}

/**
 * Evaluates a module in TypeScript, JavaScript or JSON as it is on disk now, whatever was loaded before.
 * Throws `BuildFailed`; its problems name files from `siteDir`.
 *
 * 1. The module and what it imports from the site become one text. Packages stay imports.
 * 2. Node imports the text as a `data:` address, so no file is left behind.
 */
export async function importModule(path: string, siteDir = dirname(path)): Promise<ImportedModule> {
  const module = await bundleModule(path, siteDir)
  const explain = (error: unknown) => explainThrow(error, module, siteDir)
  try {
    const exports = await import(/* @vite-ignore */ toDataUrl(module.code))
    return { value: unwrapDefault(exports.default), files: module.files, explain }
  } catch (error) {
    throw explain(error)
  }
}

/** Node keeps what it has imported, by address. So no address is used twice. */
function toDataUrl(code: string): string {
  const text = `${code}\n//${process.hrtime.bigint()}`
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
}

/** What compilers make of an ES module in CommonJS keeps the default export in a field. */
function unwrapDefault(value: unknown): unknown {
  const isCompiled =
    typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value
  return isCompiled ? value.default : value
}
