import { configPlace, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, type Tell } from '../diagnostics/diagnostic.ts'
import type { FinishBuild, PluginResults, PluginRoute, PluginTag, TagPlace } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { contextOf, type LoadedPlugin, loadPlugins } from './loadPlugins.ts'
import { writeClientModules, writeData, writeRoute } from './pluginFiles.ts'
import { readTags } from './readTags.ts'

/**
 * Runs the plugins of a site up to `contentLoaded`, and adds to the settings what they bring: pages, data, tags, styles,
 * code for every page. A site without plugins stays as it is.
 */
export async function runPlugins(config: SiteConfig, tell: Tell): Promise<SiteConfig> {
  if (config.clientModules.length === 0 && config.plugins.every((entry) => !entry)) return config
  const results: PluginResults = {
    globalData: {},
    pages: [],
    bodyTags: { before: [], after: [] },
    themeFolders: [],
    aliases: {},
    postcss: [],
  }
  const context = contextOf(config)
  const headTags: PluginTag[] = []
  const modules = [...config.clientModules]
  const finishers: FinishBuild[] = []
  for (const [index, loaded] of (await loadPlugins(config)).entries()) {
    const { plugin, run } = loaded
    const content = await run('loadContent', () => plugin.loadContent?.())
    await loadPages(content, loaded, { config, results })
    const tags = (await run('injectHtmlTags', () => plugin.injectHtmlTags?.({ content }))) ?? {}
    const read = (place: TagPlace) => readTags(tags[place])
    await run('injectHtmlTags', () => {
      headTags.push(...read('headTags'))
      results.bodyTags.before.push(...read('preBodyTags'))
      results.bodyTags.after.push(...read('postBodyTags'))
    })
    modules.push(...((await run('getClientModules', () => plugin.getClientModules?.())) ?? []))
    const themeFolder = await run('getThemePath', () => plugin.getThemePath?.())
    if (themeFolder) results.themeFolders.unshift(themeFolder)
    const postcss = await run('configurePostCss', () => plugin.configurePostCss?.({ plugins: [] }))
    results.postcss.push(...(postcss?.plugins ?? []))
    tell(await readWebpack(loaded, content, { index, config, results }))
    finishers.push((outDir, routesPaths) =>
      run('postBuild', async () => {
        await plugin.postBuild?.({ ...context, outDir, content, routesPaths, head: {} })
      }),
    )
  }
  const finish: FinishBuild = async (outDir, paths) => {
    for (const each of finishers) await each(outDir, paths)
  }
  const { styles, fillers } = await writeClientModules(modules, config)
  return {
    ...config,
    headTags: [...config.headTags, ...headTags] as SiteConfig['headTags'],
    customCss: [...styles, ...config.customCss],
    slots: { ...config.slots, 'footer-after': [...(config.slots['footer-after'] ?? []), ...fillers] },
    plugged: { ...results, finish },
  }
}

interface Means {
  config: SiteConfig
  results: PluginResults
}

/** Runs `contentLoaded`, which may add pages and data. */
async function loadPages(
  content: unknown,
  { plugin, name, id, run }: LoadedPlugin,
  { config, results }: Means,
) {
  const routes: PluginRoute[] = []
  const actions = {
    addRoute: (route: PluginRoute) => void routes.push(route),
    createData: (file: string, data: unknown) => writeData([name, id, file], data, config),
    setGlobalData: (data: unknown) => {
      results.globalData[name] = { ...results.globalData[name], [id]: data }
    },
  }
  await run('contentLoaded', () => plugin.contentLoaded?.({ content, actions }))
  const leaves = (route: PluginRoute): PluginRoute[] => route.routes?.flatMap(leaves) ?? [route]
  for (const route of routes.flatMap(leaves))
    results.pages.push(await run('addRoute', () => writeRoute(route, [name, id], config)))
}

/** What a plugin asks of webpack: aliases are taken over, all else is reported. */
async function readWebpack(
  { plugin, name, run }: LoadedPlugin,
  content: unknown,
  { index, config, results }: Means & { index: number },
): Promise<Diagnostic[]> {
  const configure = plugin.configureWebpack
  if (typeof configure !== 'function') return []
  const utils = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'vite' } }
  const asked: unknown = await run('configureWebpack', () =>
    configure.call(
      plugin,
      { resolve: { alias: {} }, plugins: [], module: { rules: [] } },
      false,
      utils,
      content,
    ),
  )
  if (!isRecord(asked)) return []
  const { resolve, mergeStrategy: _, ...others } = asked
  const { alias, ...rest } = isRecord(resolve) ? resolve : {}
  if (isRecord(alias))
    for (const [from, to] of Object.entries(alias)) if (typeof to === 'string') results.aliases[from] = to
  const left = [...Object.keys(others), ...Object.keys(rest).map((key) => `resolve.${key}`)]
  const where = configPlace(config, 'plugins', index)
  return left.length === 0 ? [] : [diagnose('webpack-left-out', [name, left], where)]
}

/** Runs `postBuild` of the plugins in the folder (absolute) of a language. */
export const finishBuild = async ({ plugged }: SiteConfig, outDir: string, paths: string[]): Promise<void> =>
  plugged?.finish(outDir, paths)
