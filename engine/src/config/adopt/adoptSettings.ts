import { groupBy, isRecord } from '../../std/collections.ts'
import { configSchema } from '../siteConfig.ts'
import { withoutEnvironment } from './environment.ts'
import { importOf } from './foreignModules.ts'
import {
  fromGtag,
  fromLiveCode,
  fromRedirects,
  fromTagManager,
  mergeSettings,
  type Settings,
  withoutPath,
} from './settings.ts'

/**
 * Converts the settings of a Docusaurus site: the options of its preset, plugins and theme move to the top level.
 * Options without a counterpart move there under their old names, where `keepKnown` finds and reports them.
 */
export function adoptSettings(
  { presets, plugins, themes, themeConfig, ...site }: Settings,
  look: Look = nothingThere,
): Settings {
  const packages = [
    ...toList(presets).map((given) => fromAnyPreset(given, look)),
    ...[plugins, themes].flatMap(toList).map((given) => fromPackage(given, look)),
    fromLiveCode([plugins, themes], themeConfig),
  ]
  const parts = [fromTheme(asSettings(themeConfig)), ...packages, fromSite(site)]
  return withClientStyles(withThemeOfSets(parts.reduce(mergeSettings, defaults)))
}

/** The defaults of Docusaurus that differ from ours, where the difference could break a page. */
const defaults: Settings = { onBrokenLinks: 'throw', markdown: { captions: false, math: false } }

/** Those of docs: no page has more words than it had. */
const defaultsOfDocs: Settings = { showSummaries: false }

/** What the folder of the site says of plugins. */
export interface Look {
  isInstalled(name: string): boolean
  /** The part of Docusaurus that a plugin in a file is made from, by its path from the site folder. */
  findWrapped(path: string): WrappedPart | undefined
  /** The package that a file of the site needs and that is not installed. */
  findMissing?(path: string): string | undefined
}

export type WrappedPart = 'docs' | 'blog' | 'pages'

const nothingThere: Look = { isInstalled: () => false, findWrapped: () => undefined }

/** The last of the patterns below. */
const anyName = /./

/**
 * Where the options of each package go, by the end of its name. Options of unknown packages are kept under the
 * package's name.
 */
const packages: [name: RegExp, take: (options: Settings, name: string) => Settings][] = [
  [/^(?:.*preset-)?classic$/, fromPreset],
  [/content-docs$/, fromSet('docs')],
  [/content-blog$/, fromSet('blog')],
  [/content-pages$/, fromSet('pages')],
  [/sitemap$/, fromSitemap],
  [/client-redirects$/, fromRedirects],
  [/google-gtag$/, fromGtag],
  [/google-tag-manager$/, fromTagManager],
  [/search-local$|lunr-search$/, fromLocalSearch],
  [/theme-classic$/, ({ customCss }) => ({ customCss })],
  [/(?:theme-mermaid|theme-search-algolia|live-?codeblock|plugin-debug)$/, () => ({})],
  [anyName, (options, name) => ({ [name]: options })],
]

/** Packages whose work is done here, so that they need not run, and those that cannot run here. */
const replaced =
  /sass$|svgr$|css-cascade-layers$|ideal-image$|zoom$|llms|pwa$|search|analytics$|rsdoctor$|faster$|content-(?:blog|pages)$|openapi|redocusaurus/i

/**
 * Converts one entry of `presets`, `plugins` or `themes`: a name, or a list of a name and options. `require.resolve`
 * gives an absolute path as the name. What has a lifecycle of its own is run: functions, files of the site, packages.
 */
function fromPackage(given: unknown, { isInstalled, findWrapped, findMissing }: Look): Settings {
  const [name, options] = Array.isArray(given) ? given : [given]
  if (!name) return {}
  const path = typeof name === 'function' ? importOf(name)?.from : name
  const wrapped = typeof path === 'string' ? findWrapped(path) : undefined
  const missing = typeof path === 'string' ? findMissing?.(path) : undefined
  if (wrapped)
    return {
      ...fromSet(wrapped)(asSettings(options)),
      ...(wrapped === 'blog' && !missing && { plugins: [withPlainOptions(name, asSettings(options))] }),
      [`${path} (around plugin-content-${wrapped})`]: {},
    }
  if (missing) return { [`${path} (needs ${missing})`]: {} }
  if (typeof name === 'function') return { plugins: [given] }
  if (typeof name !== 'string') return { 'a plugin without a name': {} }
  const [, short = name] = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name) ?? []
  const [pattern, take] = packages.find(([pattern]) => pattern.test(short))!
  const isFile = /^(?:\.|[\\/]|[a-z]:)/i.test(short)
  if (isFile || (pattern === anyName && !replaced.test(short) && isInstalled(short)))
    return { plugins: [options === undefined ? short : [short, options]] }
  return take(asSettings(options), short)
}

/** Such a plugin runs with what is plain among the options, which it may read: the blog itself has them all. */
function withPlainOptions(name: unknown, options: Settings): unknown {
  const plain = Object.entries(options).filter(([, value]) =>
    /^(?:string|number|boolean)$/.test(typeof value),
  )
  return plain.length === 0 ? name : [name, Object.fromEntries(plain)]
}

/** One of the sets of docs, of the blogs or of the folders of pages, of which there may be several. */
function fromSet(part: WrappedPart) {
  return (given: Settings): Settings => {
    const { [part]: set, ...others } = fromContent({ [part]: given })
    return { ...others, [part]: set === false ? false : [set] }
  }
}

/** A second sitemap has an id; it is kept under its name, because there is one. */
function fromSitemap({ id = 'default', ...options }: Settings, name: string): Settings {
  return id === 'default' ? { sitemap: options } : { [`${name} ${id}`]: options }
}

/** A preset has docs, a blog and pages, unless its options say otherwise. */
function fromPreset({ theme, debug: _, ...options }: Settings): Settings {
  const { customCss } = asSettings(theme)
  const { docs = {}, blog = {}, pages = {}, gtag, googleTagManager, ...others } = options
  const scripts = [fromGtag(asSettings(gtag)), fromTagManager(asSettings(googleTagManager))]
  const parts = Object.entries({ docs, blog, pages }) as [WrappedPart, Settings][]
  const sets = parts.map(([part, given]) => fromSet(part)(given))
  return [...sets, others, ...scripts, { customCss }].reduce(mergeSettings)
}

/** A preset of another package; most take the options of the classic one beside their own. */
function fromAnyPreset(given: unknown, look: Look): Settings {
  const [name, options] = Array.isArray(given) ? given : [given]
  const { docs, blog, pages, sitemap, theme, ...own } = asSettings(options)
  const content = { docs, blog, pages, sitemap, theme }
  const isClassic = typeof name !== 'string' || /classic/.test(name)
  if (isClassic || (docs === undefined && blog === undefined)) return fromPackage(given, look)
  const known = Object.fromEntries(Object.entries(content).filter(([, part]) => part !== undefined))
  return mergeSettings(fromPreset(known), { [`${name} (preset)`]: own })
}

/** Drops the stylesheet of KaTeX, which Sotay adds itself. */
function fromSite({ future: _, onBrokenMarkdownLinks, stylesheets, ...same }: Settings): Settings {
  const others = toList(stylesheets).filter((sheet) => !/katex[\w.]*\.css/.test(JSON.stringify(sheet)))
  const hooks = onBrokenMarkdownLinks !== undefined && { markdown: { hooks: { onBrokenMarkdownLinks } } }
  return mergeSettings({ ...hooks, ...(others.length > 0 && { stylesheets: others }) }, withoutPath(same))
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
  const plugins = {
    remarkPlugins: [beforeDefaultRemarkPlugins, remarkPlugins].flatMap(toList).map(toPlugin),
    rehypePlugins: [beforeDefaultRehypePlugins, rehypePlugins].flatMap(toList).map(toPlugin),
  }
  const own = Object.entries(plugins)
    .map(([kind, list]) => [kind, list.filter((plugin) => !isBuiltIn(plugin))] as const)
    .filter(([, list]) => list.length > 0)
  const hasMath = plugins.remarkPlugins.some((plugin) => pluginName(plugin) === 'remarkMath')
  const markdown = {
    ...(hasMath && { math: true }),
    ...(admonitions !== undefined && { admonitions }),
    ...Object.fromEntries(own),
  }
  return { [name]: others, ...(Object.keys(markdown).length > 0 && { markdown }) }
}

/** A plugin, which may be given as its module: `require` of a package in ES modules gives that. */
function toPlugin(given: unknown): unknown {
  const [module, ...options] = Array.isArray(given) ? given : [given]
  if (!isRecord(module) || typeof module.default !== 'function') return given
  return options.length > 0 ? [module.default, ...options] : module.default
}

/**
 * Whether Sotay does the work of a plugin itself. The npm2yarn plugin is an anonymous function, so its source is
 * searched.
 */
function isBuiltIn(plugin: unknown): boolean {
  const [attacher] = [plugin].flat()
  return builtIn.test(pluginName(plugin)) || /npm2yarn/i.test(String(attacher))
}

const builtIn = /^(?:remarkMath|rehypeKatex|remarkGfm)$/

function pluginName(plugin: unknown): string {
  const [attacher] = [plugin].flat()
  return typeof attacher === 'function' ? attacher.name : String(attacher)
}

/** Drops the options of the search plugin for languages, hashes, folders and `noIndex`, which Sotay does not need. */
function fromLocalSearch({
  hashed: _,
  language: _language,
  docsRouteBasePath: _docsPath,
  blogRouteBasePath: _blogPath,
  docsDir: _docsDir,
  blogDir: _blogDir,
  forceIgnoreNoIndex: _noIndex,
  ...search
}: Settings): Settings {
  return { search }
}

/** Drops the extra languages of Prism, since Sotay loads every one, and its themes: code has the colours of the theme. */
function fromTheme({ algolia, docs, blog, navbar, prism, liveCodeBlock: _, ...same }: Settings): Settings {
  const { theme: _light, darkTheme: _dark, additionalLanguages: _all, ...code } = asSettings(prism)
  // Some have a placeholder until they have an application.
  const hasServer = isRecord(algolia) && /^\w+$/.test(String(withoutEnvironment(algolia.appId) ?? ''))
  const entries = Object.entries(same)
  const ofOthers = entries.filter(([key]) => !(key in configSchema.shape) && !replacedTheme.test(key))
  return {
    ...Object.fromEntries(entries.filter((entry) => !ofOthers.includes(entry))),
    ...(ofOthers.length > 0 && { extraThemeConfig: Object.fromEntries(ofOthers) }),
    ...(navbar !== undefined && { navbar: adoptItems(navbar) }),
    ...(Object.keys(code).length > 0 && { prism: code }),
    ...(hasServer ? { search: { provider: { name: 'algolia', ...algolia } } } : { algolia }),
    ...(docs !== undefined && { themeOfDocs: docs }),
    ...(blog !== undefined && { themeOfBlog: blog }),
  }
}

/** Settings of the theme for what is here without them, or in another way. */
const replacedTheme = /analytics|gtag|hide|zoom|collaps|respectPrefers/i

/**
 * Items of the navbar. One without a type, which is also called `default`, is a link, or a dropdown. The text of a
 * dropdown leads where `to` says, and nowhere with `#`, which only keeps it clickable.
 */
function adoptItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adoptItems)
  if (!isRecord(value)) return value
  const opens = 'items' in value && 'href' in value
  const { href: to, target: _, rel: __, ...menu } = value
  const members = Object.entries(opens ? { to, ...menu } : value).filter(
    ([name, member]) => (name !== 'type' || member !== 'default') && (name !== 'to' || member !== '#'),
  )
  return Object.fromEntries(members.map(([name, member]) => [name, adoptItems(member)]))
}

/**
 * Copies `themeConfig.docs` and `themeConfig.blog`, which Docusaurus applies to all sets of docs and all blogs, into
 * each. A blog and pages without options are there anyway.
 */
function withThemeOfSets({ themeOfDocs, themeOfBlog, ...settings }: Settings): Settings {
  const { docs, blog, pages, ...others } = settings
  const unlessDefault = (sets: unknown) =>
    isRecord(sets) && Object.keys(sets).length === 0 ? undefined : sets
  return mergeSettings(others, {
    docs: withTheme(docs, mergeSettings(defaultsOfDocs, asSettings(themeOfDocs))),
    blog: unlessDefault(withTheme(blog, themeOfBlog)),
    pages: unlessDefault(withTheme(pages, undefined)),
  })
}

/** One set as it is, several as a list; those with the same id are one. */
function withTheme(sets: unknown, theme: unknown): unknown {
  if (!Array.isArray(sets)) return sets
  const byId = groupBy(sets, ({ id = 'default' }: Settings) => id)
  const themed = [...byId].map(([id, same]) => {
    const { id: _, ...options } = [asSettings(theme), ...same].reduce(mergeSettings)
    return id === 'default' ? options : { id, ...options }
  })
  return themed.length === 1 ? themed[0] : themed
}

/** Style sheets that are loaded as modules for all pages go to those of the theme. */
function withClientStyles({ clientModules, ...settings }: Settings): Settings {
  const modules = toList(clientModules)
  const isStyle = (module: unknown) => /\.(?:css|s[ac]ss)$/.test(String(module))
  const styles = modules.filter(isStyle)
  const others = modules.filter((module) => !isStyle(module))
  const customCss = [...styles, ...[settings.customCss ?? []].flat()]
  return {
    ...settings,
    ...(styles.length > 0 && { customCss }),
    ...(others.length > 0 && { clientModules: others }),
  }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asSettings = (value: unknown): Settings => (isRecord(value) ? value : {})
