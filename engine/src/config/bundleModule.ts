import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin, SourceMap } from 'rolldown'
import { explainBundlerError } from './explainBundlerError.ts'

/** A module and all it imports from the site, as one text of JavaScript. */
export interface BundledModule {
  /** The file it begins with. Absolute. */
  path: string
  /** Stack traces call it `bundled:` and the path. */
  code: string
  /** Leads from places in the text back to the files, which it names from the folder of `path`. */
  map: SourceMap
  /** Every file in it. Absolute. */
  files: string[]
}

/** Joins a module with what it imports by relative path. Imports of packages become absolute addresses. */
export async function bundleModule(path: string, siteDir: string): Promise<BundledModule> {
  const { build } = await import('rolldown')
  try {
    const { output } = await build({
      input: path,
      platform: 'node',
      treeshake: false,
      tsconfig: false,
      logLevel: 'silent',
      plugins: [packagesByAddress, placesOfFiles(path)],
      experimental: { nativeMagicString: true },
      output: { dir: dirname(path), sourcemap: 'hidden', codeSplitting: false },
      write: false,
    })
    return describeChunk(path, output[0])
  } catch (error) {
    throw await explainBundlerError(error, path, siteDir)
  }
}

function describeChunk(path: string, { code, map, moduleIds }: OutputChunk): BundledModule {
  return {
    path,
    code: `${code}\n//# sourceURL=bundled:${pathToFileURL(path).pathname}`,
    map: map!,
    files: moduleIds.filter((id) => !id.startsWith('\0')),
  }
}

/** A package is found from the file that names it, because the text itself stands nowhere. */
const packagesByAddress: Plugin = {
  name: 'sotay:packages-by-address',
  resolveId: {
    filter: { id: /^[^./\0]/ },
    async handler(name, importer, { kind }) {
      if (!importer || name.startsWith('node:')) return null
      const resolved = (await this.resolve(name, importer, { kind, skipSelf: true })) ?? findEngine(name)
      if (!resolved) return this.error({ message: name, id: importer, pluginCode: 'missing-package' })
      const hasAddress = !resolved.external && kind !== 'require-call'
      return { id: hasAddress ? pathToFileURL(resolved.id).href : name, external: true }
    },
  },
}

/** A site whose packages are not installed yet is built with the engine that reads it. */
function findEngine(name: string): { id: string; external: boolean } | undefined {
  if (!/^sotay(?:\/|$)/.test(name)) return undefined
  return { id: createRequire(import.meta.url).resolve(name), external: false }
}

/** Each file keeps its own place, although all become one text. What the bundler adds counts as the entry's. */
function placesOfFiles(entry: string): Plugin {
  return {
    name: 'sotay:places-of-files',
    transform: {
      filter: { code: /\bimport\.meta\b|\b__(?:file|dir)name\b/ },
      handler(_, id, { magicString }) {
        const text = magicString!
        for (const [pattern, value] of placeNames(id.startsWith('\0') ? entry : id)) {
          text.replaceRegex(pattern, JSON.stringify(value))
        }
        return { code: text }
      },
    },
  }
}

function placeNames(path: string): [RegExp, string][] {
  return [
    [/\bimport\.meta\.url\b/g, pathToFileURL(path).href],
    [/\bimport\.meta\.filename\b|\b__filename\b/g, path],
    [/\bimport\.meta\.dirname\b|\b__dirname\b/g, dirname(path)],
  ]
}
