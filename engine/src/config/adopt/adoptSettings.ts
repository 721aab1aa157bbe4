import { isRecord } from '../../std/isRecord.ts'
import { mergeSettings, type Settings } from './mergeSettings.ts'

/**
 * Converts the settings of a Docusaurus site: the options of its preset, plugins and theme move to the top level.
 * Options without a counterpart move there under their old names, where `keepKnown` finds and reports them.
 */
export function adoptSettings({ presets, plugins, themes, themeConfig, ...site }: Settings): Settings {
  const packages = [presets, plugins, themes].flatMap(toList).map(fromPackage)
  const settings = [fromTheme(asSettings(themeConfig)), ...packages, fromSite(site)].reduce(mergeSettings, {})
  // The default of Docusaurus.
  return { onBrokenLinks: 'throw', ...withThemeOfDocs(settings) }
}

/**
 * Where the options of each package go, by the end of its name. Options of unknown packages are kept under the
 * package's name.
 */
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

/**
 * Converts one entry of `presets`, `plugins` or `themes`: a name, or a list of a name and options. `require.resolve`
 * gives an absolute path as the name.
 */
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

/** Drops the stylesheet of KaTeX, which Sotay adds itself. */
function fromSite({ future: _, onBrokenMarkdownLinks, stylesheets, ...same }: Settings): Settings {
  const others = toList(stylesheets).filter((sheet) => !/katex[\w.]*\.css/.test(JSON.stringify(sheet)))
  const hooks = onBrokenMarkdownLinks !== undefined && { markdown: { hooks: { onBrokenMarkdownLinks } } }
  return mergeSettings({ ...hooks, ...(others.length > 0 && { stylesheets: others }) }, same)
}

/** Moves Markdown plugins from docs, blog and pages to `markdown`, without those that are built in. */
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

/**
 * Whether Sotay does the work of a plugin itself. The npm2yarn plugin is an anonymous function, so its source is
 * searched.
 */
function isBuiltIn(plugin: unknown): boolean {
  const [attacher] = [plugin].flat()
  return builtIn.test(nameOf(plugin)) || /npm2yarn/i.test(String(attacher))
}

const builtIn = /^(?:remarkMath|rehypeKatex|remarkGfm)$/

function nameOf(plugin: unknown): string {
  const [attacher] = [plugin].flat()
  return typeof attacher === 'function' ? attacher.name : String(attacher)
}

/** Drops the options of the search plugin for languages, hashes and folders, which Sotay does not need. */
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

/** Drops the Prism themes and extra languages: Sotay has its own code colours and loads every language of Prism. */
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

/** Copies `themeConfig.docs`, which Docusaurus applies to all sets of docs, into each set. */
function withThemeOfDocs({ themeOfDocs, docs, ...settings }: Settings): Settings {
  if (!Array.isArray(docs)) return docs === undefined ? settings : { ...settings, docs }
  const sets = docs.map((options) => ({ ...asSettings(themeOfDocs), ...options }))
  return { ...settings, docs: sets.length === 1 ? sets[0] : sets }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asSettings = (value: unknown): Settings => (isRecord(value) ? value : {})
