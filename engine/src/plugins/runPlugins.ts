import { mkdir, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { readMessages, translationFolder } from '../config/locale/translations.ts'
import { aliasesOf, runInFolder } from '../config/siteCode.ts'
import { configPlace, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, orElse, type Tell } from '../diagnostics/diagnostic.ts'
import type { FinishBuild, PluginResults, PluginRoute, PluginTag, TagPlace } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { contextOf, type LoadedPlugin, loadPlugins, type PluginMeans } from './loadPlugins.ts'
import {
  dataAlias,
  hashWritten,
  ofBlog,
  postsIn,
  readTags,
  writeClientModules,
  writeData,
  writePostLists,
  writeRoutes,
} from './pluginFiles.ts'

/**
 * Runs the plugins of a site up to `contentLoaded`, and adds to the settings what they bring: pages, data, tags, styles,
 * code for every page. A site without plugins stays as it is.
 */
export async function runPlugins(config: SiteConfig, means: PluginMeans): Promise<SiteConfig> {
  const aliases = { ...aliasesOf(config.siteDir), ...(await writePostLists(config, means.readPosts)) }
  const isPlain = config.clientModules.length === 0 && config.plugins.every((entry) => !entry)
  if (isPlain && Object.keys(aliases).length === 0) return config
  return runInFolder(config.siteDir, () => addPlugins(config, aliases, means))
}

async function addPlugins(
  config: SiteConfig,
  aliases: PluginResults['aliases'],
  means: PluginMeans,
): Promise<SiteConfig> {
  const { tell } = means
  const results: PluginResults = {
    globalData: {},
    pages: [],
    bodyTags: { before: [], after: [] },
    themeFolders: [],
    aliases,
    postcss: [],
    watched: [],
    written: '',
    endings: [],
    texts: [],
  }
  const contents = await loadContents(await loadPlugins(config, means), config, tell)
  const plugins = [...contents.keys()]
  const posts = plugins.some(({ plugin }) => plugin.allContentLoaded) ? await readBlogs(config, means) : {}
  const modules = [...config.clientModules]
  const shared: Shared = { config, results, contents, posts, headTags: [], modules }
  for (const step of ['contentLoaded', 'allContentLoaded'] as const)
    for (const loaded of plugins) await orElse(() => loadPages(step, loaded, shared), undefined, tell)
  for (const loaded of plugins)
    await orElse(async () => tell(await readSteps(loaded, shared)), undefined, tell)
  const finishing = plugins.filter(({ plugin }) => plugin.postBuild)
  const finish: FinishBuild = async (outDir, paths) => {
    const finishAll = async () => {
      for (const loaded of finishing) await finishPlugin(loaded, { outDir, paths, ...shared })
    }
    await withLink(outDir, contextOf(config).outDir, () => runInFolder(config.siteDir, finishAll))
  }
  const { styles, fillers } = await writeClientModules(shared.modules, config)
  results.written = hashWritten(config)
  return {
    ...config,
    headTags: [...config.headTags, ...shared.headTags] as SiteConfig['headTags'],
    customCss: [...styles, ...config.customCss],
    slots: { ...config.slots, 'footer-after': [...(config.slots['footer-after'] ?? []), ...fillers] },
    plugged: { ...results, finish: finishing.length > 0 ? finish : undefined },
  }
}

/** What the steps of all plugins share. */
interface Shared {
  config: SiteConfig
  results: PluginResults
  contents: ReadonlyMap<LoadedPlugin, unknown>
  /** The content of blogs by their ids, as a plugin of Docusaurus has it; empty where no plugin asks for it. */
  posts: Record<string, object>
  headTags: PluginTag[]
  modules: string[]
}

/** Runs `loadContent` of all at the same time. Those that fail are missing: what follows would only fail for that reason. */
async function loadContents(
  plugins: LoadedPlugin[],
  config: SiteConfig,
  tell: Tell,
): Promise<Shared['contents']> {
  const load = async (loaded: LoadedPlugin): Promise<unknown> => {
    const content = await loaded.run('loadContent', () => loaded.plugin.loadContent?.())
    return orElse(() => translate(content, loaded, { config, tell }), content, tell)
  }
  const contents = plugins.map((loaded) =>
    orElse(async (): Promise<[LoadedPlugin, unknown][]> => [[loaded, await load(loaded)]], [], tell),
  )
  return new Map((await Promise.all(contents)).flat())
}

/** The content with the texts that the translations of the language have for it. */
async function translate(
  content: unknown,
  { plugin, name, id, run }: LoadedPlugin,
  { config, tell }: { config: SiteConfig; tell: Tell },
): Promise<unknown> {
  const folder = translationFolder(config)
  if (!plugin.translateContent || folder === undefined) return content
  const files = (await run('getTranslationFiles', () => plugin.getTranslationFiles?.({ content }))) ?? []
  const place = join(folder, id === 'default' ? name : `${name}-${id}`)
  const translationFiles = files.map(({ path, content: texts }) => {
    const messages = readMessages(config.siteDir, join(place, `${path}.json`), tell)
    const translated = Object.entries(texts).map(([key, text]) => {
      return [key, { ...text, message: messages.get(key) ?? text.message }]
    })
    return { path, content: Object.fromEntries(translated) }
  })
  return run('translateContent', () => plugin.translateContent?.({ content, translationFiles }))
}

/** The folder that a pattern begins with. A path without signs of a pattern is one. */
function beforePattern(path: string): string {
  const parts = path.split('/')
  const first = parts.findIndex((part) => /[*?{[(]/.test(part))
  return first < 0 ? path : parts.slice(0, first).join('/') || '.'
}

/** Runs the steps that say what goes into pages and how code is bundled. Gives warnings. */
async function readSteps(loaded: LoadedPlugin, shared: Shared): Promise<Diagnostic[]> {
  const { plugin, folder, run } = loaded
  const { config, results, headTags, modules } = shared
  const content = shared.contents.get(loaded)
  await run('injectHtmlTags', async () => {
    const tags = (await plugin.injectHtmlTags?.({ content })) ?? {}
    const read = (place: TagPlace) => readTags(tags[place])
    headTags.push(...read('headTags'))
    results.bodyTags.before.push(...read('preBodyTags'))
    results.bodyTags.after.push(...read('postBodyTags'))
  })
  const given = (await run('getClientModules', () => plugin.getClientModules?.())) ?? []
  modules.push(...given.map((path) => (/^\.{1,2}\//.test(path) ? resolve(folder, path) : path)))
  const themeFolder = await run('getThemePath', () => plugin.getThemePath?.())
  if (themeFolder) results.themeFolders.unshift(resolve(folder, themeFolder))
  const watched = await run('getPathsToWatch', () => plugin.getPathsToWatch?.())
  results.watched.push(...(watched ?? []).map((path) => resolve(config.siteDir, beforePattern(path))))
  const options = { plugins: [] }
  const postcss = await run('configurePostCss', () => {
    const given = plugin.configurePostCss?.(options)?.plugins ?? options.plugins
    return given.map((each) => loadPostcss(each, config))
  })
  results.postcss.push(...postcss)
  const where = configPlace(config, 'plugins', loaded.index)
  const commands = plugin.extendCli ? [diagnose('commands-left-out', [loaded.name], where)] : []
  return [...commands, ...(await readWebpack(loaded, content, shared))]
}

/** A plugin of PostCSS, which may be given by the name of its package, with options. */
function loadPostcss(given: unknown, { siteDir }: SiteConfig): object {
  const [name, options] = [given].flat()
  if (typeof name !== 'string') return given as object
  const module = createRequire(join(siteDir, 'package.json'))(name)
  return (module.default ?? module)(options)
}

/** Runs `contentLoaded` or `allContentLoaded`, which may add pages and data. */
async function loadPages(
  step: 'contentLoaded' | 'allContentLoaded',
  loaded: LoadedPlugin,
  { config, results, contents, posts }: Shared,
): Promise<void> {
  const { plugin, name, id, run } = loaded
  const routes: PluginRoute[] = []
  const actions = {
    addRoute: (route: PluginRoute) => void routes.push(route),
    createData: (file: string, data: unknown) => {
      Object.assign(results.aliases, dataAlias(name, config))
      return writeData([name, id, file], data, config)
    },
    setGlobalData: (data: unknown) => {
      results.globalData[name] = { ...results.globalData[name], [id]: data }
    },
  }
  const facts = {
    content: contents.get(loaded),
    allContent: { [ofBlog]: posts, ...byName(contents) },
    actions,
  }
  await run(step, () => plugin[step]?.(facts))
  await run('addRoute', async () => {
    const adder = { name, id, posts: postsIn(contents.get(loaded)) }
    for (const route of routes) results.pages.push(...(await writeRoutes(route, adder, config)))
  })
}

async function readBlogs(config: SiteConfig, { readPosts }: PluginMeans): Promise<Shared['posts']> {
  const read = config.blog.map(async ({ id }) => [id, await readPosts(config, id)] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** The content of all plugins, by their names and ids. */
function byName(contents: Shared['contents']): Record<string, Record<string, unknown>> {
  const named: Record<string, Record<string, unknown>> = {}
  for (const [{ name, id }, content] of contents) named[name] = { ...named[name], [id]: content }
  return named
}

/** Lets a place that plugins were told of at first lead to the folder in which the site is written. */
async function withLink(folder: string, place: string, work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rm(place, { recursive: true, force: true })
  // Windows asks for the rights of an administrator for any link but this.
  await symlink(folder, place, 'junction')
  try {
    await work()
  } finally {
    await rm(place, { force: true })
  }
}

async function finishPlugin(
  loaded: LoadedPlugin,
  { outDir, paths, config, contents }: Shared & { outDir: string; paths: string[] },
): Promise<void> {
  const facts = { ...contextOf(config), outDir, routesPaths: paths, head: {} }
  const routes = paths.map((path) => ({ path, exact: true }))
  const content = contents.get(loaded)
  await loaded.run('postBuild', async () => {
    await loaded.plugin.postBuild?.({ ...facts, routes, content })
  })
}

/**
 * What a plugin asks of webpack: aliases, endings of files and rules for texts are taken over, all else is reported. That it fails, as
 * where webpack is not installed, is a warning, since most of it would do nothing here.
 */
async function readWebpack(
  { plugin, name, index, run }: LoadedPlugin,
  content: unknown,
  { config, results }: Shared,
): Promise<Diagnostic[]> {
  const configure = plugin.configureWebpack
  if (typeof configure !== 'function') return []
  const utils = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'vite' } }
  const own = { resolve: { alias: {} }, plugins: [], module: { rules: [] } }
  const problems: Diagnostic[] = []
  const asked: unknown = await orElse(
    () => run('configureWebpack', () => configure.call(plugin, own, false, utils, content)),
    undefined,
    (found) => problems.push(...found.map((problem) => ({ ...problem, level: 'warning' as const }))),
  )
  if (!isRecord(asked)) return problems
  const { resolve, mergeStrategy: _, ...parts } = asked
  const { texts, others } = withoutTextRules(parts)
  results.texts.push(...texts)
  const { alias, extensions, ...rest } = isRecord(resolve) ? resolve : {}
  if (Array.isArray(extensions)) results.endings.push(...extensions.filter((ending) => /^\.\w/.test(ending)))
  if (isRecord(alias))
    for (const [from, to] of Object.entries(alias)) if (typeof to === 'string') results.aliases[from] = to
  const left = [...Object.keys(others), ...Object.keys(rest).map((key) => `resolve.${key}`)]
  const where = configPlace(config, 'plugins', index)
  return left.length === 0 ? [] : [diagnose('webpack-left-out', [name, left], where)]
}

/** The rules for files that are read as text, and what else there is. */
function withoutTextRules(parts: Record<string, unknown>) {
  const { module, ...others } = parts
  const rules = isRecord(module) && Array.isArray(module.rules) ? module.rules.filter(Boolean) : []
  const texts = rules.flatMap((rule) => (isTextRule(rule) ? [rule.test] : []))
  const isAll = texts.length > 0 && texts.length === rules.length
  return { texts, others: isAll ? others : parts }
}

function isTextRule(rule: unknown): rule is { test: RegExp } {
  if (!isRecord(rule)) return false
  const { test, type, use, loader, options: _, ...narrower } = rule
  const loaders = [use, loader].flat().flatMap((each) => (isRecord(each) ? each.loader : (each ?? [])))
  const isText =
    type === 'asset/source' || (loaders.length === 1 && /\braw-loader\b/.test(String(loaders[0])))
  return isText && test instanceof RegExp && Object.keys(narrower).length === 0
}
