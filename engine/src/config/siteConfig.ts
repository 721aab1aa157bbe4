import { relative } from 'node:path'
import { z } from 'zod'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { FinishBuild, PluginResults } from '../model/sitePlugin.ts'
import type { Words } from '../model/uiText.ts'
import { announcementBar, colorMode, fonts, head, images, tableOfContents } from './schema/appearance.ts'
import { blog } from './schema/blog.ts'
import { mermaid, prism } from './schema/codeAndDiagrams.ts'
import { docs } from './schema/docs.ts'
import { footer } from './schema/footer.ts'
import { i18n } from './schema/i18n.ts'
import { markdown } from './schema/markdown.ts'
import { navbar } from './schema/navbar.ts'
import { components, slots } from './schema/overrides.ts'
import { severityRule } from './schema/parts.ts'
import {
  contentPolicy,
  createRedirects,
  deployment,
  machineReaders,
  redirects,
  sharedCache,
  sitemap,
} from './schema/publishing.ts'
import { search } from './schema/search.ts'
import { pages, plugins, site } from './schema/site.ts'

/** The settings of one set of docs. */
export type DocsConfig = SiteConfig['docs'][number]

/** The settings of one blog. */
export type BlogConfig = SiteConfig['blog'][number]

/** The settings of one folder of pages. */
export type PagesConfig = SiteConfig['pages'][number]

/** The settings of a site: checked, with every default filled in. */
export type SiteConfig = z.output<typeof configSchema> & {
  /** The folder that holds the site. Absolute. */
  siteDir: string
  /** The file the settings were read from. Absolute. */
  configPath: string
  /** The folder of what builds keep for later ones. Absolute. */
  cacheDir: string
  /** Key paths of settings that are replaced by defaults because of a mistake; an empty path means all of them. */
  faults?: PropertyKey[][]
  /** Whether the site is being written, in the dev server: islands then keep their state and say what goes wrong. */
  isWritten?: boolean
  /** The texts of the interface, in the current locale. */
  words: Words
  /** What the plugins of the site have added. */
  plugged?: PluginResults & { finish?: FinishBuild | undefined }
  /** What the last build made, for steps that read no notes. */
  recall?: Recall | undefined
  knownFiles?: KnownFiles | undefined
}

/** What earlier builds have made of files (absolute paths) that are as they were. */
export interface KnownFiles {
  /** Gives what was made of a file, or makes it. */
  recall<Made, Kept>(path: string, make: () => Made, how: HowKept<Made, Kept>): Made
  /** Called when a file is read after all, and is no longer what something was made of. */
  refuse(path: string): void
}

interface HowKept<Made, Kept> {
  /** Tells it from other things that are made of the same file. */
  kind?: string
  /** What is kept, which is JSON; undefined if nothing is. */
  keep(made: Made): Kept | undefined
  /** The same as was made, from what was kept. */
  open(kept: Kept): Made
}

/**
 * Gives what the last build made in a step if nothing that it reads has changed since, or makes it. The step reads no
 * notes, and what it makes is JSON.
 */
export type Recall = <Value>(step: string, make: () => Value | Promise<Value>) => Promise<Value>

/** Makes it each time. */
export const makeAlways: Recall = async (_, make) => make()

/** The config in the shape that Docusaurus gives it to code. */
export function foreignConfig(config: SiteConfig): object {
  const { title, titleDelimiter, tagline, url, baseUrl, favicon, trailingSlash, noIndex } = config
  const { organizationName, projectName, customFields } = config
  const { navbar, footer, announcementBar, colorMode, image, metadata, tableOfContents } = config
  const themeConfig = {
    liveCodeBlock: { playgroundPosition: 'bottom' },
    ...config.extraThemeConfig,
    navbar: { ...navbar, items: navbar.items.map(toForeignItem) },
    docs: { sidebar: config.docs[0]?.sidebar, versionPersistence: 'localStorage' },
    blog: { sidebar: config.blog[0]?.sidebar },
    footer,
    announcementBar,
    colorMode,
    image,
    metadata,
    tableOfContents,
  }
  const { defaultLocale, currentLocale, locales, localeConfigs } = config.i18n
  return {
    presets: [['classic', presetOptions(config)]],
    title,
    titleDelimiter,
    tagline,
    url,
    baseUrl,
    favicon,
    trailingSlash,
    noIndex,
    organizationName,
    projectName,
    customFields,
    themeConfig,
    i18n: { defaultLocale, currentLocale, locales, localeConfigs },
  }
}

type NavbarItem = SiteConfig['navbar']['items'][number]
type MenuItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number]

/** An item of the navbar as Docusaurus has it. */
function toForeignItem(item: NavbarItem | MenuItem): object {
  if (item.type === 'link') return { ...item, type: 'default' }
  if (item.type === 'dropdown') return { ...item, items: item.items.map(toForeignItem) }
  if (item.type !== 'custom') return item
  const { props, name, position } = item
  return { ...props, type: name, position }
}

/** What code reads of the options of a preset: where docs and blog are, and which versions there are. */
function presetOptions({ docs, blog }: SiteConfig) {
  const [set] = docs
  const [posts] = blog
  const { path, routeBasePath, lastVersion, onlyIncludeVersions, versions } = set ?? {}
  return {
    docs: set ? { path, routeBasePath, lastVersion, onlyIncludeVersions, versions } : false,
    blog: posts ? { path: posts.path, routeBasePath: posts.routeBasePath } : false,
  }
}

/** The location of a setting in the config file, by its key path. */
export function configPlace(
  { siteDir, configPath }: Pick<SiteConfig, 'siteDir' | 'configPath'>,
  ...key: PropertyKey[]
): SourceLocation {
  return { file: toSourcePath(relative(siteDir, configPath)), key }
}

/** Whether a file is a post of a blog. */
export function isPostOf({ path }: BlogConfig, file: { collection: string; folder: string }): boolean {
  return file.collection === 'blog' && file.folder === path
}

/** A key path as in code: `navbar.items[2].to`. */
export function settingName(path: PropertyKey[]): string {
  return path.map(writeKey).join('').replace(/^\./, '')
}

function writeKey(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`
}

/** The schema of `sotay.config.ts`. The comments of its keys become the reference. */
export const configSchema = z.strictObject({
  ...site,
  ...head,
  ...deployment,
  /** Languages of the site. */
  i18n: i18n.prefault({}),
  /**
   * Links to pages that do not exist: a severity (`throw` stops the build, `warn` and `log` only tell), or a function
   * that chooses one for each.
   */
  onBrokenLinks: severityRule.default('ignore'),
  /** Links to places within a page that do not exist: a severity, or a function. */
  onBrokenAnchors: severityRule.default('warn'),
  /** Two files that claim the same address: a severity, or a function. */
  onDuplicateRoutes: severityRule.default('warn'),
  /**
   * Imports in code, and in style sheets, of a package that is not installed, of a file that is not there, or of a part
   * of Docusaurus that is not here: a severity, or a function. So are plugins that fail, which may ask for such,
   * and docs and versions that the config names and a script may have to write. If they do not stop the build, pages are
   * made without what they would give: of a component, what is inside of it is shown, and what fails after it used what
   * is missing is a warning.
   */
  onMissingImports: severityRule.default('throw'),
  /** Redirects from former addresses. A page may name its own in its front matter, as `aliases`. */
  redirects,
  /**
   * A function that gives the former address of a page, or several, from the one that it has now, both below `baseUrl`:
   * `(path) => path.replace('/docs/', '/guide/')`. An address that a page has is passed over.
   */
  createRedirects,
  /** The notes. `false`: none. */
  docs,
  /** The blog, or several as a list. `false`: none. */
  blog,
  /** Standalone pages, in one folder or several as a list. `false`: none. */
  pages,
  /** The bar at the top of every page. */
  navbar: navbar.prefault({}),
  /** The footer of every page. Left out: none. */
  footer: footer.optional(),
  /** A line above the navbar. Left out: none. */
  announcementBar: announcementBar.optional(),
  /** Light and dark. */
  colorMode: colorMode.prefault({}),
  /** Fonts of the site. Left out: those of the reader's system. */
  fonts: fonts.prefault({}),
  /** Pictures in the sizes that pages show. Left out: as their files are. */
  images: images.prefault({}),
  /**
   * Components of the site that replace those of the theme: for each name a file, from the site folder. Its default
   * export is a component with the props of the one it replaces, which it may import from `sotay/theme` and wrap.
   */
  components: components.prefault({}),
  /**
   * Components of the site in the slots of the page: for each slot a file, from the site folder, or a list of them in
   * order. The default export of each is a component whose prop `page` describes the page it is on.
   */
  slots: slots.prefault({}),
  /** Which headings the table of contents shows. */
  tableOfContents: tableOfContents.prefault({}),
  /** How Markdown is read. */
  markdown: markdown.prefault({}),
  /** How diagrams look. */
  mermaid: mermaid.prefault({}),
  /** Code blocks. */
  prism: prism.prefault({}),
  /** The Content Security Policy of the pages. */
  contentPolicy: contentPolicy.prefault({}),
  /** The sitemap: the addresses of all pages, for search engines. `false`: none. */
  sitemap,
  /** What the site offers to programs that read it, such as language models. */
  machineReaders: machineReaders.prefault({}),
  /**
   * Whether readers can save the whole site on their device, to read it without a network. The page `/offline` offers
   * it; link to that page yourself, in the footer or in a note.
   */
  offline: z.boolean().default(false),
  /** The search. `false`: none. */
  search,
  /**
   * Plugins with a lifecycle, in the interface of Docusaurus: a path from the site folder, the name of a package, a
   * function, or a list of one of these and its options. See [plugins](../customising.md#plugins).
   */
  plugins,
  /**
   * Modules that every page loads, from the site folder: style sheets, and scripts, of which `onRouteUpdate` and
   * `onRouteDidUpdate` are called with each page. Scripts bring React to every page.
   */
  clientModules: z.array(z.string()).default([]),
  /**
   * What builds keep, shared between machines: a machine without a cache begins with that of another. The environment
   * variable `SOTAY_CACHE_TOKEN` is the token of the server, `SOTAY_CACHE_KEY` the private key of those that may fill it.
   */
  sharedCache: sharedCache.optional(),
})
