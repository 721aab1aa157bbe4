import { isRecord } from '../../std/isRecord.ts'
import { mergeSettings, type Settings } from './mergeSettings.ts'

/**
 * Puts the settings of a Docusaurus site where they stand here: what its preset, its plugins and its theme are told goes
 * to the top level. What has no place here is put there too, under the name it had, for `keepKnown` to find.
 */
export function adoptSettings({ presets, plugins, themes, themeConfig, ...site }: Settings): Settings {
  const packages = [presets, plugins, themes].flatMap(toList).map(fromPackage)
  const settings = [fromTheme(asSettings(themeConfig)), ...packages, fromSite(site)].reduce(mergeSettings, {})
  // The default there.
  return { onBrokenLinks: 'throw', ...withThemeOfDocs(settings) }
}

/** What each package is told, by the end of its name; all others stand under their own. */
const packages: [name: RegExp, take: (options: Settings, name: string) => Settings][] = [
  [/^(?:.*preset-)?classic$/, fromPreset],
  [/content-docs$/, (docs) => fromPreset({ docs })],
  [/content-blog$/, (blog, name) => (blog.id ? { [`${name} ${blog.id}`]: blog } : fromContent({ blog }))],
  [/content-pages$/, (pages) => fromContent({ pages })],
  [/sitemap$/, (options) => ({ sitemap: options })],
  [/client-redirects$/, (options) => options],
  [/search-local$|lunr-search$/, fromLocalSearch],
  [/theme-classic$/, ({ customCss }) => ({ customCss })],
  [/theme-mermaid$/, () => ({})],
  [/./, (options, name) => ({ [name]: options })],
]

/** A package is a name, or a list of its name and its options. A name may be an address on disk, from `require.resolve`. */
function fromPackage(given: unknown): Settings {
  const [name, options] = Array.isArray(given) ? given : [given]
  if (!name) return {}
  if (typeof name !== 'string') return { [nameOf(name) || 'a plugin without a name']: {} }
  const [, short = name] = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name) ?? []
  const [, take] = packages.find(([pattern]) => pattern.test(short))!
  return take(asSettings(options), short)
}

function fromPreset({ docs = {}, theme, debug: _, ...others }: Settings): Settings {
  const { customCss } = asSettings(theme)
  const { docs: set, ...rest } = fromContent({ docs, ...others })
  return { ...rest, docs: set === false ? false : [set], customCss }
}

/** Formulas bring their own styles here. */
function fromSite({ future: _, onBrokenMarkdownLinks, stylesheets, ...same }: Settings): Settings {
  const others = toList(stylesheets).filter((sheet) => !/katex[\w.]*\.css/.test(JSON.stringify(sheet)))
  const hooks = onBrokenMarkdownLinks !== undefined && { markdown: { hooks: { onBrokenMarkdownLinks } } }
  return mergeSettings({ ...hooks, ...(others.length > 0 && { stylesheets: others }) }, same)
}

/** Plugins for Markdown serve all notes here, and some are built in. */
function fromContent(parts: Settings): Settings {
  return Object.entries(parts).map(fromOptions).reduce(mergeSettings, {})
}

function fromOptions([name, options]: [name: string, options: unknown]): Settings {
  if (!isRecord(options)) return { [name]: options }
  const {
    remarkPlugins,
    rehypePlugins,
    beforeDefaultRemarkPlugins,
    beforeDefaultRehypePlugins,
    admonitions,
    ...others
  } = options
  const plugins = Object.entries({
    remarkPlugins: [beforeDefaultRemarkPlugins, remarkPlugins],
    rehypePlugins: [beforeDefaultRehypePlugins, rehypePlugins],
  })
    .map(([kind, lists]) => [kind, lists.flatMap(toList).filter((plugin) => !isBuiltIn(plugin))])
    .filter(([, plugins]) => plugins!.length > 0)
  const markdown = { ...(admonitions !== undefined && { admonitions }), ...Object.fromEntries(plugins) }
  return { [name]: others, ...(Object.keys(markdown).length > 0 && { markdown }) }
}

/** The plugin for package managers has no name of its own, but names its mark. */
function isBuiltIn(plugin: unknown): boolean {
  const [attacher] = [plugin].flat()
  return builtIn.test(nameOf(plugin)) || /npm2yarn/i.test(String(attacher))
}

const builtIn = /^(?:remarkMath|rehypeKatex|remarkGfm)$/

function nameOf(plugin: unknown): string {
  const [attacher] = [plugin].flat()
  return typeof attacher === 'function' ? attacher.name : String(attacher)
}

/** How its index is cut and which languages it knows says nothing here, and where things stand is known. */
function fromLocalSearch({
  hashed: _,
  language: _language,
  docsRouteBasePath: _docsPath,
  blogRouteBasePath: _blogPath,
  docsDir: _docsDir,
  blogDir: _blogDir,
  ...search
}: Settings): Settings {
  return { search }
}

/** The colours of code are those of this theme, and all languages of Prism are there. */
function fromTheme({ algolia, docs, prism, ...same }: Settings): Settings {
  const { theme: _theme, darkTheme: _darkTheme, additionalLanguages: _all, ...code } = asSettings(prism)
  const hasServer = isRecord(algolia) && algolia.appId
  return {
    ...same,
    ...(Object.keys(code).length > 0 && { prism: code }),
    ...(hasServer ? { search: { provider: { name: 'algolia', ...algolia } } } : { algolia }),
    ...(docs !== undefined && { themeOfDocs: docs }),
  }
}

/** What the theme is told of the docs is said of all sets of them at once there, and of each here. */
function withThemeOfDocs({ themeOfDocs, docs, ...settings }: Settings): Settings {
  if (!Array.isArray(docs)) return docs === undefined ? settings : { ...settings, docs }
  const sets = docs.map((options) => ({ ...asSettings(themeOfDocs), ...options }))
  return { ...settings, docs: sets.length === 1 ? sets[0] : sets }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asSettings = (value: unknown): Settings => (isRecord(value) ? value : {})
