import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin, SourceMap } from 'rolldown'
import { BuildFailed, stopOnErrors } from '../diagnostics/diagnostic.ts'
import { explainBundlerError, explainMissing, type MissingImport } from './explainBundlerError.ts'
import { packageFileChecks } from './importPlaces.ts'

/** A module bundled with everything it imports from the site. */
export interface BundledModule {
  /** The entry file. Absolute. */
  path: string
  /** The bundled JavaScript. Stack traces name it `bundled:` and the path. */
  code: string
  /** Source map of the code. Its paths are relative to the folder of `path`. */
  map: SourceMap
  /** Every bundled file. Absolute. */
  files: string[]
}

/** What is different about a module that is read, and not used. */
export interface ReadOnly {
  /** Plugins of the bundler. */
  plugins: Plugin[]
  /** Gives the id of a module in place of a package, or of a file that is not there, which has no path (absolute). */
  replacePackage(name: string, path: string | undefined): Promise<string | undefined>
}

/** Bundles a module with its relative imports. Packages stay imports, by absolute file URL. */
export async function bundleModule(
  path: string,
  siteDir: string,
  readOnly?: ReadOnly,
): Promise<BundledModule> {
  const { build } = await import('rolldown')
  const missing: MissingImport[] = []
  const packageFiles = packageFileChecks(siteDir)
  try {
    const { output } = await build({
      input: path,
      platform: 'node',
      treeshake: false,
      tsconfig: false,
      logLevel: 'silent',
      plugins: [
        packageFiles.plugin,
        ...(readOnly?.plugins ?? []),
        packagesByAddress(missing, readOnly),
        placesOfFiles(path),
        requiredDefaults,
        mixedModules,
      ],
      experimental: { nativeMagicString: true },
      output: { dir: dirname(path), sourcemap: 'hidden', codeSplitting: false },
      write: false,
    })
    stopOnErrors(packageFiles.problems)
    if (missing.length === 0) return describeChunk(path, output[0])
  } catch (error) {
    stopOnErrors(packageFiles.problems)
    throw explainBundlerError(error, { path, siteDir, missing })
  }
  throw new BuildFailed(explainMissing(missing, siteDir))
}

function describeChunk(path: string, { code, map, moduleIds }: OutputChunk): BundledModule {
  return {
    path,
    code: `${code}\n//# sourceURL=bundled:${pathToFileURL(path).pathname}`,
    map: JSON.parse(JSON.stringify(map)),
    files: moduleIds.filter((id) => !id.startsWith('\0')),
  }
}

/**
 * Replaces package names by file URLs. The bundle is evaluated from memory, so Node could not resolve the names later.
 * Imports that lead nowhere are collected, so that all are found in one run.
 */
const packagesByAddress = (missing: MissingImport[], readOnly?: ReadOnly): Plugin => ({
  name: 'sotay:packages-by-address',
  load: {
    filter: { id: /^\0(?:@docusaurus|required:)/ },
    handler(id) {
      if (id.startsWith(requiredPrefix))
        return `module.exports = require(${JSON.stringify(id.slice(requiredPrefix.length))})`
      return id === `\0${foreignBlog}` ? blogCode : loggerCode
    },
  },
  resolveId: {
    filter: { id: /^[^/\0]/ },
    async handler(name, importer, { kind }) {
      if (!importer || name.startsWith('node:')) return null
      const found = await this.resolve(name, importer, { kind, skipSelf: true })
      const resolved = found ?? findEngine(name)
      const isOurs = !found
      const isReplaced = name.startsWith('.') ? !resolved : !resolved?.external
      const instead = readOnly && isReplaced ? await readOnly.replacePackage(name, resolved?.id) : undefined
      if (instead) return { id: instead }
      if (name === foreignBlog) return `\0${foreignBlog}`
      if (!resolved && name === foreignLogger) return `\0${foreignLogger}`
      if (!resolved) missing.push({ name, importer })
      if (!resolved) return { id: name, external: true }
      if (name.startsWith('.')) return resolved
      const hasAddress = !resolved.external && kind !== 'require-call'
      if (hasAddress && kind === 'import-statement' && name.startsWith('@docusaurus/'))
        return requiredPrefix + resolved.id
      // A `require` of the engine's own React would look for it in the folder of the site.
      const required = isOurs ? resolved.id : name
      return { id: hasAddress ? pathToFileURL(resolved.id).href : required, external: true }
    },
  },
})

/**
 * Before the path of a package of Docusaurus. They are CommonJS, and Node does not see all names that they export, such
 * as `Joi` of `utils-validation`.
 */
const requiredPrefix = '\0required:'

const foreignLogger = '@docusaurus/logger'

/** What code of a site prints with, where Docusaurus is not installed: it prints to the console. */
const loggerCode = `
const write = (level) => (parts, ...values) =>
  console[level](Array.isArray(parts) ? String.raw({ raw: parts }, ...values.flat()) : parts)
const plain = (value) => String(value)
const styles = 'red yellow green bold dim path url name code subdue num interpolate'.split(' ')
export const logger = {
  ...Object.fromEntries(styles.map((name) => [name, plain])),
  info: write('info'), success: write('info'), warn: write('warn'), error: write('error'),
  newLine() {}, report: (level) => write(level === 'throw' ? 'error' : level === 'warn' ? 'warn' : 'info'),
}
export default logger
`

const foreignBlog = '@docusaurus/plugin-content-blog'

/** What plugins call that do more than Docusaurus with the posts: its own plugin, as far as it gives them the posts. */
const blogCode = `
export const validateOptions = ({ options }) => options
export default async (context, options = {}) => ({
  name: 'docusaurus-plugin-content-blog',
  loadContent: () => context[Symbol.for('sotay.posts')](options.id ?? 'default'),
  contentLoaded() {},
  getPathsToWatch: () => [],
})
`

/** Resolves `sotay` to this package, and React to its own, where the site has not installed them. */
function findEngine(name: string): { id: string; external: boolean } | undefined {
  if (!/^(?:sotay|react|react-dom)(?:\/|$)/.test(name)) return undefined
  try {
    return { id: createRequire(import.meta.url).resolve(name), external: false }
  } catch {
    // The package has no such path.
    return undefined
  }
}

/**
 * Replaces `import.meta` and `__dirname` by the paths of the original files. Code that the bundler adds gets those of
 * the entry.
 */
function placesOfFiles(entry: string): Plugin {
  return {
    name: 'sotay:places-of-files',
    transform: {
      filter: { code: /\bimport\.meta\b|\b__(?:file|dir)name\b/ },
      handler(code, id, { magicString }) {
        const text = magicString!
        const isDeclared = (name: string) => new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(code)
        for (const [pattern, value] of placeNames(id.startsWith('\0') ? entry : id, isDeclared)) {
          text.replaceRegex(pattern, JSON.stringify(value))
        }
        return { code: text }
      },
    },
  }
}

/** What stands for the file's own place. A module may declare the names of CommonJS itself. */
function placeNames(path: string, isDeclared: (name: string) => boolean): [RegExp, string][] {
  return [
    [/\bimport\.meta\.url\b/g, pathToFileURL(path).href],
    [/\bimport\.meta\.filename\b/g, path],
    [/\bimport\.meta\.dirname\b/g, dirname(path)],
    ...(isDeclared('__filename') ? [] : [[/\b__filename\b/g, path] as [RegExp, string]]),
    ...(isDeclared('__dirname') ? [] : [[/\b__dirname\b/g, dirname(path)] as [RegExp, string]]),
  ]
}

/**
 * Lets `require('./x')` of a module with a default export give that, with the other exports on it: Docusaurus loads
 * configs that way.
 */
const requiredDefaults: Plugin = {
  name: 'sotay:required-defaults',
  transform: {
    filter: { code: /\brequire\(\s*['"]\./ },
    handler(code, _, { magicString }) {
      const text = magicString!
      for (const { 0: call, index } of code.matchAll(/\brequire\(\s*(['"])\.[^'"\n]*\1\s*\)/g))
        text.overwrite(index, index + call.length, `defaultOf$(${call})`)
      return { code: text.append(`\n${defaultOf}`) }
    },
  },
}

/** Lets a module that imports say `module.exports = …`: Docusaurus turns all of a config into CommonJS. */
const mixedModules: Plugin = {
  name: 'sotay:mixed-modules',
  transform: {
    filter: { code: /^module\.exports\s*=/m },
    handler(code, _, { magicString }) {
      if (!/^import\s[^(]/m.test(code) || /^export\s/m.test(code)) return undefined
      const { 0: written, index } = /^module\.exports\s*=/m.exec(code)!
      return { code: magicString!.overwrite(index, index + written.length, 'export default') }
    },
  },
}

const defaultOf = `function defaultOf$(module) {
  const value = module?.__esModule ? module.default : undefined
  if (value === null || !/^(?:object|function)$/.test(typeof value)) return module
  for (const name of Object.keys(module)) {
    // The default export itself is not listed among its own values: settings that hold themselves have no end.
    const isListed = name !== 'default'
    if (!(name in value))
      Reflect.defineProperty(value, name, { value: module[name], enumerable: isListed, configurable: true, writable: true })
  }
  return value
}`
