import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageName } from '../config/explainBundlerError.ts'
import { isFile } from '../config/files.ts'
import { runFile } from '../config/loadConfig.ts'
import { runSiteCode } from '../config/siteCode.ts'
import { configPlace, foreignConfig, type SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { engine } from '../model/engine.ts'
import type { SitePlugin } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { messageOf } from '../std/errors.ts'

/** A plugin that was made with its options. */
export interface LoadedPlugin {
  plugin: SitePlugin
  name: string
  /** Tells instances of one plugin apart. */
  id: string
  /** Runs a step of the plugin; an error names the plugin and the step. */
  run<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result>
}

/** Makes the plugins of the config. */
export async function loadPlugins(config: SiteConfig): Promise<LoadedPlugin[]> {
  const loaded: LoadedPlugin[] = []
  for (const [index, entry] of config.plugins.entries()) {
    if (!entry) continue
    const [given, options = {}] = Array.isArray(entry) ? entry : [entry]
    const label = typeof given === 'string' ? given : given.name || `plugins[${index}]`
    const run = createRun(label, index, config)
    const module =
      typeof given === 'string' ? await run('its module', () => load(given, config)) : { make: given }
    const checked = await run('validateOptions', () => checkOptions(module, options))
    const plugin = await run('the plugin', () => module.make(contextOf(config), checked))
    if (!isRecord(plugin)) continue
    const id = typeof options.id === 'string' ? options.id : 'default'
    loaded.push({ plugin: plugin as unknown as SitePlugin, name: String(plugin.name ?? label), id, run })
  }
  return loaded
}

function createRun(label: string, index: number, config: SiteConfig): LoadedPlugin['run'] {
  return async (step, work) => {
    try {
      return await runSiteCode(undefined, work)
    } catch (error) {
      if (error instanceof BuildFailed) throw error
      const where = configPlace(config, 'plugins', index)
      const [, missing] = /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(messageOf(error)) ?? []
      if (missing) throw new BuildFailed([diagnose('missing-package', [packageName(missing)], where)])
      throw new BuildFailed([diagnose('site-plugin-failed', [label, step, messageOf(error)], where)])
    }
  }
}

const endings = [
  '',
  ...['.js', '.cjs', '.mjs', '.ts', '.mts', '.cts'].flatMap((ending) => [ending, `/index${ending}`]),
]

interface PluginModule {
  make(context: object, options: object): unknown
  validateOptions?(facts: { validate: typeof validate; options: object }): object
}

/** A file of the site, or a package, also by the short name that leaves out `docusaurus-plugin-`. */
async function load(name: string, config: SiteConfig): Promise<PluginModule> {
  if (name.startsWith('.')) {
    const path = join(config.siteDir, name)
    const file = endings.map((ending) => path + ending).find(isFile) ?? path
    return toModule(await runFile(file, config.siteDir))
  }
  const require = createRequire(join(config.siteDir, 'package.json'))
  const names = [name, `docusaurus-plugin-${name}`]
  const path = names.flatMap((each) => {
    try {
      return require.resolve(each)
    } catch {
      return []
    }
  })[0]
  if (!path) throw new BuildFailed([diagnose('missing-package', [name], configPlace(config, 'plugins'))])
  return toModule(await import(/* @vite-ignore */ pathToFileURL(path).href))
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

/** Checks options by a schema of Joi, as plugins are handed it. */
function validate(schema: { validate(value: unknown): { error?: Error; value: object } }, options: object) {
  const { error, value } = schema.validate(options)
  if (error) throw error
  return value
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
    outDir: join(siteDir, 'build'),
    localizationDir: join(siteDir, 'i18n', currentLocale),
    siteVersion: undefined,
    siteMetadata: { docusaurusVersion: '3.9.0', siteVersion: engine.version, pluginVersions: {} },
    codeTranslations: {},
  }
}
