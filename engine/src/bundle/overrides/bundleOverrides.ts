import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { Override, OverrideBundle, OverrideIsland } from '../bundle.ts'
import { type BuiltIsland, bundleForBrowser, withFrame } from '../bundleForBrowser.ts'
import {
  type BundleOptions,
  bundleForServer,
  loadServerModules,
  type ServerModule,
  styleCollectors,
  styleSheetClass,
} from '../bundleForServer.ts'
import { findInteractiveModules, type InteractiveModules } from '../findInteractiveModules.ts'
import { entryId, type IslandEntry, islandName } from '../islandEntry.ts'
import { moduleId } from '../modulePaths.ts'
import { bundledFacts } from '../plugins/foreignModules.ts'
import { findFrame, frameEntry, isFramed } from '../plugins/themeImports.ts'
import { gatherFiles } from '../runPageBuild.ts'
import { findOverrides } from './findOverrides.ts'
import { type IslandMarks, markIslands } from './islandMarks.ts'

/** Bundles the modules that `components` and `slots` name. Nothing is loaded for a site that names none. */
export async function bundleOverrides(
  config: SiteConfig,
  { cached, tell }: BundleOptions,
): Promise<OverrideBundle | undefined> {
  const sources = findOverrides(config, tell)
  if (sources.length === 0) {
    tell(explainItems(config, []))
    return undefined
  }
  const modules = new Map(sources.map(({ source }) => [moduleId({ source }, config), source]))
  const entries = [
    ...[...modules].map(([id, source]) => ({ id, source })),
    ...frameEntry(config),
    ...styleCollectors(config),
  ]
  const { code, warnings, ...files } = await cached(
    [entries, bundledFacts(config), config.isWritten],
    (plugins) => buildModules(entries, plugins, config),
  )
  tell(warnings)
  const exports = await loadServerModules(code, entries, { config, tell })
  const overrides = sources.flatMap((override) => {
    const loaded = exports.get(moduleId(override, config))
    return loaded ? [{ ...override, component: loaded.default }] : []
  })
  tell([
    ...overrides.filter((override) => !hasComponent(override)).map(explainExport),
    ...explainItems(config, overrides),
  ])
  const sound = overrides.filter(hasComponent)
  if (sound.length === 0) return undefined
  const islands = withFrame(files.islands, exports)
  return { overrides: sound, styleSheet: styleSheetClass(exports), ...files, islands }
}

async function buildModules(entries: ServerModule[], plugins: Plugin[], config: SiteConfig) {
  const { plugin, found } = findInteractiveModules()
  const marks = markIslands(config)
  const [{ code, assets, warnings }, browser] = await Promise.all([
    bundleForServer(entries, [...plugins, marks.plugin, plugin], config),
    found.then((interactive) => bundleMarked(marks, { interactive, plugins }, config)),
  ])
  return {
    code,
    warnings: [...warnings, ...browser.warnings],
    islands: browser.islands,
    ...gatherFiles(assets, browser.files),
  }
}

/** Components made by `memo` or `forwardRef` are objects. */
const hasComponent = ({ component }: Override) => /^(?:function|object)$/.test(typeof component)

/** Items of the navbar that no component of the site draws. */
function explainItems({ navbar, ...config }: SiteConfig, overrides: Override[]): Diagnostic[] {
  const table = overrides.find(({ key }) => key[1] === 'NavbarItem/ComponentTypes')
  const types = Object.keys((table?.component as object | undefined) ?? {})
  return navbar.items.flatMap((item, index) =>
    item.type === 'custom' && !types.includes(item.name)
      ? diagnose('unknown-navbar-item', [item.name], configPlace(config, 'navbar', 'items', index))
      : [],
  )
}

function explainExport({ setting, source }: Override): Diagnostic {
  return diagnose('override-without-component', [setting], { file: source })
}

/** Bundles the marked components that need a browser. */
async function bundleMarked(
  { marked }: IslandMarks,
  { interactive, plugins }: { interactive: InteractiveModules; plugins: Plugin[] },
  config: SiteConfig,
) {
  const frame = findFrame(config)
  // Modules come in the order in which their files happened to be read, and the bundler names things in that of its entries.
  const sorted = [...marked].sort(([one], [other]) => (one < other ? -1 : 1))
  const needed = sorted.flatMap(([id, { exports, isOwn, packages }]) => {
    const isFramedHere = isFramed(id, frame, config)
    const when = interactive.get(id) ?? (isFramedHere && isOwn ? 'visible' : undefined)
    if (!when || !(isOwn || packages.some((each) => interactive.has(each)))) return []
    const source = toSourcePath(relative(config.siteDir, id))
    return exports.map((exported) => ({
      entry: { ...toEntry(id, exported), isFramed: isFramedHere },
      key: `${id}#${exported}`,
      when,
      source,
    }))
  })
  const { islands, ...others } = await bundleForBrowser(
    needed.map(({ entry }) => entry),
    plugins,
    config,
  )
  const byKey = needed.map(({ entry, key, when, source }): [string, BuiltIsland<OverrideIsland>] => {
    const { name, isFramed } = entry
    return [key, { outputs: islands.get(entryId(entry))!, name, when, source, isFramed }]
  })
  return { islands: new Map(byKey), ...others }
}

const toEntry = (id: string, exported: string): IslandEntry => ({
  id,
  exported,
  name: islandName(id, exported),
})
