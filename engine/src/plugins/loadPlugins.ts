import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { missingPackage } from '../config/explainBundlerError.ts'
import { isFile } from '../config/files.ts'
import { runFile } from '../config/loadConfig.ts'
import { codeOrigin, notePackage, runSiteCode } from '../config/siteCode.ts'
import { configPlace, foreignConfig, type SiteConfig } from '../config/siteConfig.ts'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  orElse,
  type Tell,
  withSeverity,
} from '../diagnostics/diagnostic.ts'
import { engine } from '../model/engine.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { SitePlugin } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { messageOf } from '../std/errors.ts'

/** A plugin that was made with its options. */
export interface LoadedPlugin {
  plugin: SitePlugin
  name: string
  /** Tells instances of one plugin apart. */
  id: string
  /** Its place in the setting `plugins`. */
  index: number
  /** The folder (absolute) that its relative paths count from: that of its file, or the site's. */
  folder: string
  /** Runs a step of the plugin; an error names the plugin and the step. */
  run<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result>
}

/** Makes the plugins of the config. Those that fail are reported and left out. */
export async function loadPlugins(config: SiteConfig, means: PluginMeans): Promise<LoadedPlugin[]> {
  const entries = config.plugins.map((entry, index) => loadEntry(entry, index, { config, ...means }))
  return (await Promise.all(entries)).flat()
}

/** What plugins are run with. */
export interface PluginMeans {
  tell: Tell
  /** Gives the content of a blog, by its id, in the form that the plugin of Docusaurus has for it. */
  readPosts(config: SiteConfig, id: string): Promise<object>
}

interface Means extends PluginMeans {
  config: SiteConfig
}

function loadEntry(entry: unknown, index: number, means: Means): Promise<LoadedPlugin[]> {
  return orElse(() => makePlugins(entry, index, means), [], means.tell)
}

/** The plugin that an entry names. A preset gives lists of plugins and themes, and stands for these. */
async function makePlugins(entry: unknown, index: number, means: Means): Promise<LoadedPlugin[]> {
  const { config } = means
  const [given, { id = 'default', ...options }] = withOptions(entry)
  if (!given) return []
  const label = typeof given === 'function' ? given.name || `plugins[${index}]` : String(given)
  const named = createRun({ label, index }, config)
  const module =
    typeof given === 'function'
      ? ({ make: given } as PluginModule)
      : await named('its module', () => load(String(given), index, config))
  const { siteDir, configPath } = config
  const file = toSourcePath(relative(siteDir, module.file ?? configPath).replaceAll('\\', '/'))
  const run = createRun({ label, index, file, explain: module.explain }, config)
  const checked = await run('validateOptions', () => checkOptions(module, { id, ...options }))
  const readPosts = (blog: string) => codeOrigin.run(undefined, () => means.readPosts(config, blog))
  const context = { ...contextOf(config), [Symbol.for('sotay.posts')]: readPosts }
  const plugin = await run('its first call', () => module.make(context, { ...checked, id }))
  if (!isRecord(plugin)) return []
  const { plugins, themes } = plugin
  if (plugins || themes) {
    const inner = [plugins ?? [], themes ?? []].flat().map((each) => loadEntry(each, index, means))
    return (await Promise.all(inner)).flat()
  }
  const name = String(plugin.name ?? label)
  const folder = module.file ? dirname(module.file) : siteDir
  return [{ plugin: plugin as unknown as SitePlugin, name, id: String(id), index, folder, run }]
}

function withOptions(entry: unknown): [given: unknown, options: Record<string, unknown>] {
  const [given, options] = Array.isArray(entry) ? entry : [entry]
  return [given, isRecord(options) ? options : {}]
}

interface Runner {
  /** How messages call the plugin. */
  label: string
  index: number
  /** The file whose code it counts as; none where what runs is the engine's, which loads it. */
  file?: SourcePath
  /** Explains an error of its code, if that is a file of the site. */
  explain?: Explain | undefined
}

type Explain = (error: unknown) => BuildFailed

/** An error is reported at the line of the plugin that threw, else at the setting that names it. */
function createRun({ label, index, file, explain }: Runner, config: SiteConfig): LoadedPlugin['run'] {
  return async (step, work) => {
    try {
      return await runSiteCode(file, work)
    } catch (error) {
      const problems = error instanceof BuildFailed ? error.diagnostics : [toProblem(step, error)]
      // What else code asks for may be missing, too: a package, a host, data that plugins of Docusaurus have.
      const isForgivable = step !== 'validateOptions'
      throw new BuildFailed(
        isForgivable ? problems.flatMap((each) => withSeverity(config.onMissingImports, each)) : problems,
      )
    }
  }
  function toProblem(step: string, error: unknown): Diagnostic {
    const thrown = explain?.(error).diagnostics[0]?.where
    const where = thrown?.line === undefined ? configPlace(config, 'plugins', index) : thrown
    const missing = missingPackage(messageOf(error))
    return missing
      ? diagnose('missing-package', [missing], where)
      : diagnose('site-plugin-failed', [label, step, messageOf(error)], where)
  }
}

const endings = [
  '',
  ...['.js', '.cjs', '.mjs', '.ts', '.mts', '.cts'].flatMap((ending) => [ending, `/index${ending}`]),
]

interface PluginModule {
  make(context: object, options: object): unknown
  validateOptions?(facts: { validate: typeof validate; options: object }): object
  explain?: Explain
  /** Absolute. */
  file?: string
}

/** A file of the site, or a package, also by the short name that leaves out `docusaurus-plugin-`. */
async function load(name: string, index: number, config: SiteConfig): Promise<PluginModule> {
  const below = name.replace(/^@site[\\/]/, './')
  const find = (each: string) => {
    try {
      return createRequire(join(config.siteDir, 'package.json')).resolve(each)
    } catch {
      return undefined
    }
  }
  if ((below.startsWith('.') || isAbsolute(below)) && !below.includes('node_modules')) {
    const path = resolve(config.siteDir, below)
    // A file in TypeScript may be named by what it is compiled to.
    const files = [...endings.map((ending) => path + ending), path.replace(/\.js$/, '.ts')]
    // A folder may say in its package.json where its code begins.
    const file = files.find(isFile) ?? find(path)
    if (!file) {
      throw new BuildFailed([diagnose('missing-plugin', [name], configPlace(config, 'plugins', index))])
    }
    const { exports, explain } = await runFile(file, config)
    return { ...toModule(exports), explain, file }
  }
  const names = [name, `docusaurus-plugin-${name}`, `docusaurus-theme-${name}`]
  const path = names.map(find).find(Boolean)
  if (!path)
    throw new BuildFailed([diagnose('missing-package', [name], configPlace(config, 'plugins', index))])
  const { href } = pathToFileURL(path)
  notePackage(href)
  return { ...toModule(await import(/* @vite-ignore */ href)), file: path }
}

/** A module in whichever form it was compiled to: the plugin is its default export, or the whole of it. */
function toModule(exported: unknown): PluginModule {
  const { default: first } = Object(exported)
  const make = [Object(first).default, first, exported].find((each) => typeof each === 'function')
  if (!make) throw new Error('it exports no function')
  const validateOptions = [exported, first, make].map((each) => Object(each).validateOptions).find(Boolean)
  return { make, validateOptions }
}

const checkOptions = ({ validateOptions }: PluginModule, options: object): object =>
  validateOptions ? validateOptions({ validate, options }) : options

interface Schema {
  validate(value: unknown): { error?: Error; value: object }
}

/** Checks options by a schema of Joi, as plugins are handed it. Not every schema knows the "id" that each plugin has. */
function validate(schema: Schema, { id, ...options }: { id?: string }): object {
  const { error, value } = schema.validate({ id, ...options })
  if (!error) return value
  const without = schema.validate(options)
  if (without.error) throw error
  return { id, ...without.value }
}

/** What plugins are told of the site. */
export function contextOf(config: SiteConfig) {
  const { siteDir, baseUrl, i18n, configPath } = config
  const { currentLocale, defaultLocale, locales, localeConfigs } = i18n
  return {
    siteDir,
    baseUrl,
    siteConfigPath: configPath,
    siteConfig: foreignConfig(config),
    i18n: { currentLocale, defaultLocale, locales, localeConfigs, path: 'i18n' },
    generatedFilesDir: join(siteDir, '.sotay/plugins'),
    outDir: join(siteDir, '.sotay/plugins', currentLocale, 'output'),
    localizationDir: join(siteDir, 'i18n', currentLocale),
    siteVersion: undefined,
    siteMetadata: { docusaurusVersion: '3.9.0', siteVersion: engine.version, pluginVersions: {} },
    codeTranslations: {},
  }
}
