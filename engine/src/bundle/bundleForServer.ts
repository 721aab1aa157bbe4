import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { packageName } from '../config/explainBundlerError.ts'
import { codeOrigin, NeverSettled, runSiteCode, watchIfEndless } from '../config/siteCode.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic, Tell } from '../diagnostics/diagnostic.ts'
import { afterMissing, BuildFailed, diagnose, orElse } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { messageOf, missingUses, stackOf } from '../std/errors.ts'
import { hash } from '../std/hash.ts'
import type { CodeFile, StyleSheetClass } from './bundle.ts'
import { markUsed, removeUnless, removeUnused } from './cache/cacheFile.ts'
import type { CachedBuild } from './cache/openBuildCache.ts'
import { findCallees } from './parseModule.ts'
import { toMissingExport } from './plugins/foreignModules.ts'
import { attemptName, attempts } from './plugins/missingImports.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** A module to render: `id` is its name for the bundler, `source` its path for people. */
export interface ServerModule {
  id: string
  source: SourcePath
}

/** The code of modules to render, and their imports that are not code. */
export interface ServerBuild {
  code: CodeFile[]
  /** Styles, pictures and fonts. */
  assets: BuiltFile[]
  /** The styles that a module imports, directly or through others, if the build kept them apart. */
  styles: Map<SourcePath, string>
  /** What was forgiven in style sheets. */
  warnings: Diagnostic[]
}

/** Bundles modules for rendering at build. `loadServerModules` loads them. */
export async function bundleForServer(
  modules: ServerModule[],
  plugins: Plugin[],
  config: SiteConfig,
  { splitsStyles = false } = {},
): Promise<ServerBuild> {
  const warnings: Diagnostic[] = []
  const files = await runPageBuild(config, {
    ssr: true,
    warn: (problems) => void warnings.push(...problems),
    splitsStyles,
    input: Object.fromEntries(modules.map(({ id }, index) => [entryName(index), id])),
    plugins: [...plugins, eagerLazies, attempts(config)],
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const code = files.flatMap((file) => {
    // Code that starts a WebAssembly module reads it from the disk.
    if (file.type === 'asset') return isWasm(file) ? [{ name: file.fileName, text: file.source }] : []
    const { fileName, code, map } = file
    return [
      { name: fileName, text: code },
      ...(map ? [{ name: `${fileName}.map`, text: map.toString() }] : []),
    ]
  })
  return {
    code,
    assets: files.filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.map')),
    styles: stylesOf(modules, files),
    warnings,
  }
}

const isWasm = ({ fileName }: BuiltFile) => fileName.endsWith('.wasm')

function stylesOf(modules: ServerModule[], files: BuiltFile[]): Map<SourcePath, string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const found = modules.map(({ source }, index): [SourcePath, string] => {
    const sheets = sheetsOf(`${entryName(index)}.mjs`, byName)
    return [source, sheets.map(({ source: css }) => css).join('\n')]
  })
  return new Map(found.filter(([, css]) => css !== ''))
}

/** The style sheets of a chunk and of all that it imports, in the order in which their modules run. */
function sheetsOf(
  name: string,
  files: Map<string, BuiltFile>,
  seen = new Set<string>(),
): Rolldown.OutputAsset[] {
  const chunk = files.get(name)
  if (chunk?.type !== 'chunk' || seen.has(name)) return []
  seen.add(name)
  const below = [...chunk.imports, ...chunk.dynamicImports].flatMap((each) => sheetsOf(each, files, seen))
  const own = Array.from(chunk.viteMetadata?.importedCss ?? [], (sheet) => files.get(sheet))
    .filter((file) => file?.type === 'asset')
    // Vite puts the sheets of imports that held nothing but styles behind the chunk's own.
    .sort((one, other) => Number(isNamed(one, chunk)) - Number(isNamed(other, chunk)))
  return [...new Set([...below, ...own])]
}

const isNamed = ({ names }: Rolldown.OutputAsset, { name }: Rolldown.OutputChunk) =>
  names.includes(`${name}.css`)

/** The name of the file of a module, by its place among the modules. */
const entryName = (index: number) => `page-${index}`

/** Options of a bundling. */
export interface BundleOptions {
  cached: CachedBuild
  /** Receives the problems of modules, which are then missing in the result. */
  tell: Tell
}

/** The exports of a module, by name. */
export type ModuleExports = Record<string, unknown>

/**
 * Loads bundled modules, given in the order in which they were bundled. Returns their exports by id; those that throw
 * are reported and missing.
 */
export async function loadServerModules(
  code: CodeFile[],
  modules: ServerModule[],
  { config, tell }: { config: SiteConfig; tell: Tell },
): Promise<Map<string, ModuleExports>> {
  const folder = writeCode(code, config)
  watchIfEndless(
    code.map(({ name, text }) => (name.startsWith('noteExports') ? '' : String(text))).join('\n'),
  )
  // Newer versions of Node have it, and sites that are built there ask it for the reader's language.
  if (!('navigator' in globalThis))
    Object.assign(globalThis, { navigator: { language: 'en-US', userAgent: '' } })
  const allLoaded = loadLaziesEarly()
  const before = missingUses().count
  Object.assign(globalThis, { [attemptName]: (work: () => unknown) => attempt(work, before) })
  const load = ({ source }: ServerModule, index: number) =>
    orElse(() => importPage(join(folder, `${entryName(index)}.mjs`), source, before), undefined, tell)
  const loaded = await Promise.all(modules.map(load))
  tell(await allLoaded())
  tell(thrown.splice(0))
  return new Map(modules.flatMap(({ id }, index) => (loaded[index] ? [[id, loaded[index]]] : [])))
}

/** Where the code of `lazy` components finds what loads them early. */
const earlyName = 'sotayEarly$'

/**
 * Has `lazy` components of the site loaded with the page, because rendering does not wait: their content would be
 * missing in the HTML, and React would say so in every browser.
 */
const eagerLazies: Plugin = {
  name: 'sotay:eager-lazies',
  enforce: 'pre',
  transform(code, id) {
    if (!/\blazy\b/.test(code) || id.includes('/node_modules/') || !/\.[cm]?[jt]sx?$/.test(id))
      return undefined
    const callees = findCallees(code, id, { from: 'react', name: 'lazy' })
    const written = callees.reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}globalThis.${earlyName}(${text.slice(start, end)})${text.slice(end)}`,
      code,
    )
    // Lines stay what they are.
    return { code: written, map: null }
  },
}

interface Early {
  loading: Set<Promise<void>>
  /** The files of components that did not settle, until these are reported. */
  late: Set<SourcePath | undefined>
}

type Load = () => Promise<{ default: unknown }>
type Lazy = (load: Load | (() => PromiseLike<{ default: unknown }>)) => unknown

/**
 * Makes `lazy` components load while their modules do, and gives what waits for that. One that cannot be loaded here is
 * left to browsers; one that never settles is reported, because it hardly does there.
 */
function loadLaziesEarly(): () => Promise<Diagnostic[]> {
  const global = globalThis as { [earlyName]?: Early }
  const { loading, late } = global[earlyName] ?? { loading: new Set<Promise<void>>(), late: new Set() }
  const early = (lazy: Lazy) => (load: Load) => {
    let module: { default: unknown } | undefined
    const keep = (found: { default: unknown }) => {
      module = found
    }
    const file = codeOrigin.getStore()
    const work = runSiteCode(file, load, { isOptional: true })
      .then(keep, (error) => {
        if (error instanceof NeverSettled) late.add(file)
      })
      .finally(() => loading.delete(work))
    loading.add(work)
    // What is known is given at once, so that rendering has nothing to wait for.
    // biome-ignore lint/suspicious/noThenProperty: React calls it, and no promise gives its value at once.
    return lazy(() => (module ? { then: (give) => give!(module!) as never } : load()))
  }
  global[earlyName] = Object.assign(early, { loading, late })
  return async () => {
    // Each may bring others.
    while (loading.size > 0) await Promise.all(loading)
    const files = [...late]
    late.clear()
    return files.map((file) => diagnose('never-settled', ['lazy'], file && { file }))
  }
}

/** Writes the code to a folder named by a hash of it, because Node caches modules by URL. */
function writeCode(files: CodeFile[], { siteDir }: SiteConfig): string {
  const parent = join(siteDir, '.sotay/server')
  removeUnused(parent, 1)
  // What is no code has a hash in its name, which the code holds.
  const folder = join(parent, hash(files.map(({ text }) => text).join('\n')))
  for (const { name, text } of files) {
    const path = join(folder, name)
    if (holds(path, text)) continue
    for (const each of [parent, folder, dirname(path)]) removeUnless('isDirectory', each)
    // It is no file, or one that others have made: reading and writing it may be forbidden.
    rmSync(path, { recursive: true, force: true })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  // The clock of the file system may be another one than that by which the next call removes what is old.
  markUsed(folder)
  return folder
}

/** Whether the code is there: another build may be reading it, so it is not written again. */
function holds(path: string, text: CodeFile['text']): boolean {
  try {
    // Reading a pipe would never end, and Node names a module by what a link leads to.
    return lstatSync(path).isFile() && readFileSync(path).equals(Buffer.from(text as string))
  } catch {
    return false
  }
}

/** Imports a module. `before`: how often code had used what stands for missing imports before these were loaded. */
async function importPage(path: string, source: SourcePath, before: number): Promise<ModuleExports> {
  try {
    return await runSiteCode(source, () => import(pathToFileURL(path).href))
  } catch (error) {
    throw new BuildFailed([explainThrown(error, before, source)])
  }
}

function explainThrown(error: unknown, before: number, source: SourcePath): Diagnostic {
  const reason = messageOf(error)
  const where = { file: source, stack: stackOf(error) }
  const problem =
    explainMissingName(reason, source) ?? diagnose('page-module-broken', [reason, undefined, source], where)
  return missingUses().count > before ? afterMissing(problem) : problem
}

/** What code at the top of modules has thrown, until it is reported. */
const thrown: Diagnostic[] = []

/** Runs code at the top of a module. What fails has a stand-in, and the rest of the module goes on. */
function attempt(work: () => unknown, before: number): unknown {
  try {
    return work()
  } catch (error) {
    thrown.push(explainThrown(error, before, codeOrigin.getStore()!))
    return missingUses().standIn?.()
  }
}

/** Explains an import of a name that a package does not export, which Node finds where the bundler does not look. */
function explainMissingName(reason: string, file: SourcePath): Diagnostic | undefined {
  const [, ofScript, moduleOfScript] =
    /^Named export '(.+?)' not found. The requested module '(.+?)'/.exec(reason) ?? []
  const [, module = moduleOfScript, name = ofScript] =
    /^The requested module '(.+?)' does not provide an export named '(.+?)'/.exec(reason) ?? []
  if (!name || !module) return undefined
  const inPackage = module.split('/node_modules/').at(-1)!
  const specifier = inPackage === module ? module : packageName(inPackage)
  return toMissingExport(name, specifier, { file, texts: [name] })
}

/** The only package in wide use that hands its styles over afterwards; others put them into what they render. */
const collecting = 'styled-components'

/** The module of that package, to be bundled beside the site's own, if it is installed. */
export function styleCollectors({ siteDir }: SiteConfig): ServerModule[] {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(collecting)
  } catch {
    return []
  }
  return [{ id: collecting, source: toSourcePath(collecting) }]
}

/** The class that the package exports. */
export function styleSheetClass(exports: ReadonlyMap<string, ModuleExports>): StyleSheetClass | undefined {
  const found = exports.get(collecting)?.ServerStyleSheet
  return typeof found === 'function' ? (found as StyleSheetClass) : undefined
}
