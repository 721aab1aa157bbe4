import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import type { SiteConfig } from '../config/siteConfig.ts'
import { liveCodeId } from '../model/constructs.ts'
import type { HydrateTime } from '../model/markup.ts'
import { fileHref, type OutputPath, type SourcePath, toOutputPath, toSourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import type { OverrideSource } from './overrides/findOverrides.ts'

/** The key of the module that adds components to all notes, which may be in one of several files. */
export const commonSource = toSourcePath('src/theme/MDXComponents')

/** The files that browsers load besides the pages, and the components that pages are rendered with. */
export interface Bundle {
  stylesheet: BundledFile
  script: BundledFile
  /** The files that only some pages load. */
  parts: Parts
  /** Code of the service worker for offline reading. */
  offlineWorker: string
  /** Code of the banner for a wrong base URL. It is inline in the home page, because no file can be loaded then. */
  baseUrlBanner: string
  /** Fonts and pictures that the site's own stylesheets refer to. */
  styleFiles: BundledFile[]
  /** Of these, the fonts of all texts. */
  textFonts: TextFont[]
  /** The styles of the React pages and live notes that import some, and of what adds components to all notes. */
  pageStylesheets: Map<SourcePath, BundledFile>
  /** The exports of each React page, and of the module of each live note. */
  pageModules: Map<SourcePath, Record<string, unknown>>
  /** The browser files of each React page that is an island: its entry first, then its imports. */
  pageIslands: Map<SourcePath, BundledIsland>
  /** The same for components of notes, by the keys that the note's module uses. */
  noteIslands: Map<SourcePath, Map<string, BundledIsland>>
  /** The components available in all notes. */
  components: Record<string, unknown>
  /** What collects the styles that these make while they are rendered. */
  styleSheet?: StyleSheetClass | undefined
  /** The files of islands, and other imports of React pages: pictures, fonts. */
  pageFiles: BundledFile[]
  /** The site's own components and slots of the theme. */
  overrides?: OverrideBundle | undefined
}

/** Parts a bundle: where code of the site is, and all that such code has not made. */
export function withoutCode({ pageModules, components: _, overrides, ...files }: Bundle) {
  const { overrides: all = [], islands = [], styleSheet: __, ...others } = overrides ?? {}
  const places = [
    [...pageModules.keys()],
    all.map(({ component: _, ...place }) => place),
    Array.from(islands, ([key, { frame: _, ...island }]) => [key, island]),
  ]
  return { places, files: { ...files, overrides: others } }
}

/** Whether code blocks of a note run. */
export const isLiveCodeIn = ({ noteIslands }: Pick<Bundle, 'noteIslands'>, note: SourcePath) =>
  noteIslands.get(note)?.has(`${liveCodeId}#default`) ?? false

/** A file of the font of all texts. Pages that show some of its letters load it early. */
export interface TextFont {
  output: OutputPath
  letters: RegExp
}

/** What collects the styles that components make while they are rendered: `ServerStyleSheet` of styled-components. */
export interface StyleSheet {
  collectStyles(children: ReactNode): ReactNode
  getStyleTags(): string
  seal(): void
}

export type StyleSheetClass = new () => StyleSheet

/** The files of a bundle to publish. Files of features that the site does not use are left out. */
export function bundledFiles(bundle: Bundle, loaded: ReadonlySet<Part>): BundledFile[] {
  const parts: Part[] = Object.values(bundle.parts)
  const files = [
    bundle.stylesheet,
    bundle.styleFiles,
    bundle.script,
    parts.filter((part) => loaded.has(part)).flatMap((part) => Object.values(part).flat()),
    ...bundle.pageStylesheets.values(),
    bundle.pageFiles,
    bundle.overrides?.files,
  ].flat()
  // Parts share a file.
  return [...new Set(files)].filter((file) => file !== undefined)
}

/** The browser code of an island, and when it is loaded. */
export interface BundledIsland {
  outputs: OutputPath[]
  when: HydrateTime
  /** What the site has around all pages, for components that read a context from there. */
  frame?: ComponentType<PropsWithChildren> | undefined
}

/** A component with its place in the theme. */
export interface Override extends OverrideSource {
  component: unknown
}

/** A component of the site that needs a browser. */
export interface OverrideIsland extends BundledIsland {
  name: string
  source: SourcePath
}

/** The site's own components for the theme, ready to render, and their files for the browser. */
export interface OverrideBundle {
  overrides: Override[]
  /** Their islands, by the keys of `markIsland`. */
  islands: Map<string, OverrideIsland>
  css: string
  styleSheet?: StyleSheetClass | undefined
  /** Code for browsers, and pictures and fonts that components import. */
  files: BundledFile[]
}

/**
 * The files of a feature that only some pages use. These pages link its stylesheet; its other files are loaded on
 * demand.
 */
export interface Part {
  stylesheet?: BundledFile
  [name: string]: BundledFile | BundledFile[] | undefined
}

/** A script with components. */
export type UiScript = {
  script: BundledFile
  /** The files of what it imports in place of React, which all such scripts share. */
  runtime: BundledFile[]
}

/** The addresses of a script with components and of its imports, as islands have them. */
export function scriptHrefs({ script, runtime }: UiScript, config: SiteConfig): string {
  return [script, ...runtime].map(({ output }) => fileHref(output, config)).join(' ')
}

/** All parts by name. `search` is missing where it is switched off, `framework` where all pages load it anyway. */
type Parts = ReturnType<typeof readParts>

/** The files that depend on what else the site has. */
interface SharedFiles {
  /** The styles of Infima, unless all pages load them. */
  framework?: BundledFile | undefined
  /** The React of the site's islands, where the engine's own components use it too. */
  runtime?: BundledFile[] | undefined
}

/**
 * Reads the parts from the engine's prebuilt files. `pages/pageFiles.ts` decides which page loads which; unused ones
 * are not published.
 */
export function readParts(
  folder: string,
  { search }: SiteConfig,
  { framework, runtime: ofIslands }: SharedFiles,
) {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const read = (name: string) => toBundledFile(name, text(name))
  const runtime = ofIslands ?? [read('ui.js')]
  const readUi = (name: string, imported: Record<string, BundledFile> = {}): UiScript => ({
    script: toBundledFile(name, withPublishedNames(text(name), { 'ui.js': runtime[0]!, ...imported })),
    runtime,
  })
  return {
    /** The script for switching versions and languages. */
    switches: { script: read('switches.js') },
    /** The styles of pages with tabs, and the script, which runs before their first paint. */
    tabs: { script: read('tabs.js'), stylesheet: read('tabs.css') },
    /** The script of redirect pages, which keeps query and hash. */
    redirect: { script: read('redirect.js') },
    /** The button that copies a page as Markdown. */
    copyPage: { script: read('copyPage.js') },
    /** The field that filters a long sidebar. Its styles become a part of those of all pages. */
    sidebarFilter: {
      ...readUi('longSidebar.js'),
      styles: read('sidebarFilter.css') as BundledFile | undefined,
      lists: [] as BundledFile[],
    },
    /** Shows a picture or a diagram large. */
    viewer: readUi('viewer.js'),
    /** Shows the beginning of a page beside a link to it. */
    linkPreviews: readUi('linkPreviews.js'),
    ...(search && { search: searchPart(search, read, readUi) }),
    ...styleParts((name) => ({ stylesheet: read(`${name}.css`) })),
    /** The page for offline reading. */
    offline: { ...readUi('offline.js'), stylesheet: read('offline.css') },
    /** The map of the notes. */
    graph: { ...readUi('graph.js'), stylesheet: read('graph.css') },
    /** Classes and variables of Infima, unless all pages load them. */
    ...(framework && { framework: { stylesheet: framework } }),
    /** Formulas. */
    math: bundleMath(folder),
  } satisfies Record<string, Part>
}

/** What is nothing but styles. */
const styleParts = (read: (name: string) => { stylesheet: BundledFile }) => ({
  /** Boxes beside the text, texts that fold, tables, and what else few texts hold. */
  boxes: read('boxes'),
  /** What is shown in the place of an island. */
  islandStates: read('islandStates'),
  /** What a language that is written from right to left turns round. */
  rightToLeft: read('rightToLeft'),
  pictures: read('picture'),
  /** Cards, and the lists of tags. */
  lists: read('lists'),
  blog: read('blog'),
  /** Cards, steps, badges and what else notes use as components. */
  noteParts: read('noteParts'),
  codeLines: read('codeLines'),
  /** Code blocks that run. */
  liveCode: read('liveCode'),
  home: read('home'),
})

/** The search, its box, the worker or client that finds results, and their styles; loaded on demand. */
function searchPart(
  { provider }: Exclude<SiteConfig['search'], false>,
  read: (name: string) => BundledFile,
  readUi: (name: string, imported?: Record<string, BundledFile>) => UiScript,
) {
  const loadedLater = Object.fromEntries(
    ['searchPage.js', 'MarkBar.js', 'Preview.js'].map((name) => [name, readUi(name).script]),
  )
  const box = readUi('searchBox.js', loadedLater).script
  return {
    ...readUi('search.js', { ...loadedLater, 'searchBox.js': box }),
    /** Its code for a box, for the search page, for highlights, and for the preview of a hit. */
    box,
    loadedLater: Object.values(loadedLater),
    /** What finds results: it asks a server, or reads the index. */
    provider: read(provider ? `search-${provider.name}.js` : 'searchWorker.js'),
    styles: read('search.css'),
    markStyles: read('markBar.css'),
    pageStyles: read('searchPage.css'),
  }
}

/** Puts the names under which files are published into a script that imports them by other names. */
function withPublishedNames(script: string, imported: Record<string, BundledFile>): string {
  return Object.entries(imported).reduce(
    (text, [name, { output }]) => text.replaceAll(`./${name}`, `./${basename(output)}`),
    script,
  )
}

/** The styles and fonts of pages with formulas. Each font has a hash of its content in its name. */
function bundleMath(folder: string) {
  const styles = readFileSync(join(folder, 'math.css'), 'utf8')
  const katex = join(dirname(require.resolve('katex/dist/katex.min.css')), 'fonts')
  const names = readdirSync(katex)
    .filter((name) => name.endsWith('.woff2'))
    .sort()
  const fonts = new Map(names.map((name) => [name, toFont(name, join(katex, name))]))
  const addressOf = (name: string) => `url(../../${fonts.get(name)!.output})`
  const css = styles.replace(/url\("?fonts\/([^")]+)"?\)/g, (_, name: string) => addressOf(name))
  return { stylesheet: toBundledFile('math.css', `@layer content{${css}}`), fonts: [...fonts.values()] }
}

const require = createRequire(import.meta.url)

function toFont(name: string, path: string): BundledFile {
  const contents = readFileSync(path)
  const output = toOutputPath(`assets/fonts/${name.replace('.woff2', `.${hash(contents)}.woff2`)}`)
  return { output, contents }
}

/** A text file with its published name: `styles.css` becomes `assets/css/styles.1234abcd.css`. */
export function toBundledFile(name: string, contents: string): BundledFile {
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(contents)}.${ending}`), contents }
}

/** A file made by the bundler, with a hash of its content in its name. */
export interface BundledFile {
  output: OutputPath
  contents: string | Uint8Array
}

/** A file of code, its source map, or bytes that the code reads. */
export interface CodeFile {
  name: string
  text: string | Uint8Array
}
