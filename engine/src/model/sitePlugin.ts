import type { SourcePath } from './paths.ts'

/** A tag that a plugin adds to every page. */
export interface PluginTag {
  tagName: string
  attributes: Record<string, string | boolean>
  innerHTML?: string | undefined
}

/** What plugins add to a site, besides settings. */
export interface PluginResults {
  /** The data that `usePluginData` gives, by the name of the plugin and its id. */
  globalData: Record<string, Record<string, unknown>>
  /** The modules of pages that plugins add, with their path below `baseUrl` and the name of the plugin. */
  pages: { source: SourcePath; path: SourcePath; added: { below: string; by: string } }[]
  /** Tags at the beginning and the end of `<body>`. */
  bodyTags: { before: PluginTag[]; after: PluginTag[] }
  /** Folders (absolute) with files for imports of `@theme/…`; the first that has one wins. */
  themeFolders: string[]
  /** Names that imports may begin with, and what they stand for; one that ends in `$` is the whole name. */
  aliases: Record<string, string>
  /** Endings of files that imports may leave out, before the usual ones: `.web.js`. */
  endings: string[]
  /** The files (absolute paths) that code imports as text. */
  texts: RegExp[]
  /** Plugins of PostCSS. */
  postcss: object[]
  /** Files and folders that plugins read, for "sotay start". Absolute. */
  watched: string[]
  /** A hash of the modules and data that were written for the bundler. */
  written: string
}

/** What runs when the site is written: the plugins' `postBuild`. */
export type FinishBuild = (outDir: string, paths: string[]) => Promise<void>

/** A plugin with a lifecycle, in the interface that Docusaurus has for it. All but the name may be missing. */
export interface SitePlugin {
  name: string
  loadContent?(): unknown
  contentLoaded?(facts: ContentFacts): unknown
  allContentLoaded?(facts: ContentFacts): unknown
  injectHtmlTags?(facts: { content: unknown }): Partial<Record<TagPlace, unknown>> | undefined
  getClientModules?(): string[]
  getThemePath?(): string
  getPathsToWatch?(): string[]
  getTranslationFiles?(facts: { content: unknown }): TranslationFile[]
  translateContent?(facts: { content: unknown; translationFiles: TranslationFile[] }): unknown
  extendCli?: unknown
  configureWebpack?: unknown
  configurePostCss?(options: { plugins: object[] }): { plugins?: object[] } | undefined
  postBuild?(facts: object): unknown
}

/** Texts of a plugin, by their ids: its file is below the folder of the plugin in the translations of the language. */
export interface TranslationFile {
  path: string
  content: Record<string, { message: string; description?: string }>
}

/** Where tags of a plugin go. */
export type TagPlace = 'headTags' | 'preBodyTags' | 'postBodyTags'

interface ContentFacts {
  content: unknown
  /** That of all plugins, by their names and ids. */
  allContent: Record<string, Record<string, unknown>>
  actions: PluginActions
}

/** What `contentLoaded` may do. */
export interface PluginActions {
  /** Writes data for a component, and gives its path. */
  createData(name: string, data: unknown): Promise<string>
  addRoute(route: PluginRoute): void
  setGlobalData(data: unknown): void
}

/** A page that a plugin adds. */
export interface PluginRoute {
  path: string
  /** The module of its component. */
  component?: string
  /** Modules whose default exports the component gets as props of these names. */
  modules?: Record<string, unknown>
  props?: Record<string, unknown>
  /** Modules for `useRouteContext`. */
  context?: Record<string, unknown>
  /** Pages within this one. */
  routes?: PluginRoute[]
}
