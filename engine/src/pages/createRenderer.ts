import { type Bundle, type BundledFile, type Part, scriptHrefs, toBundledFile } from '../bundle/bundle.ts'
import type { Keep } from '../bundle/cache/cacheFile.ts'
import { tileStyles } from '../bundle/styles/gatherStyles.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { buildLinkIndex } from '../links/linkIndex.ts'
import type { References } from '../links/references.ts'
import type { BuiltInRenderer } from '../markdown/createBuiltInRenderer.ts'
import type { PageData } from '../model/pageData.ts'
import type { OutputPath } from '../model/paths.ts'
import { type FilterList, mostUnfiltered, type Sidebar } from '../model/sidebar.ts'
import { listedPages } from '../pageData/content/visibleSidebar.ts'
import type { Site } from '../site/site.ts'
import { memoize } from '../std/collections.ts'
import { hash } from '../std/hash.ts'
import { noteLists } from '../theme/noteLists.tsx'
import type { ImportedRenderer } from './live/noteEnvironment.tsx'
import { renderImported } from './live/renderNote.tsx'
import { withSettings } from './searchSettings.ts'

/** Gives the HTML that the theme makes of a page: that of an earlier build if it had the same data, or a new one. */
export type RecallHtml = (page: PageData, render: () => string) => string

export const renderAlways: RecallHtml = (_, render) => render()

/** Everything that pages are rendered from. */
export interface Renderer {
  site: Site
  bundle: Bundle
  sidebarLists: SidebarLists
  references: References
  /** Whether elements may have `style` attributes. True until all notes are known. */
  mayHaveStyles: boolean
  renderBuiltIn: BuiltInRenderer
  renderImported: ImportedRenderer
  recallHtml: RecallHtml
}

/** What each page with a filter of its sidebar fetches for it. */
export type SidebarLists = ReadonlyMap<Sidebar, BundledFile>

function sidebarListsOf({ versions, config }: Site): SidebarLists {
  const listOf = filterListsOf(config)
  const lists = versions.flatMap(({ sidebars }) =>
    sidebars.map((sidebar) => [sidebar, listOf(sidebar)] as const),
  )
  return new Map(lists.filter((entry): entry is [Sidebar, BundledFile] => entry[1] !== undefined))
}

/** The dev server asks again after each edit, which mostly leaves the sidebars as they are. */
const filterListsOf = memoize(({ words, i18n }: SiteConfig) => {
  const { noFilteredPages, pagesInside } = words
  const texts = { words: { noFilteredPages, pagesInside }, uiLang: i18n.currentLocale }
  return memoize(({ items }: Sidebar) => {
    const pages = listedPages(items)
    const list: FilterList = { pages, ...texts }
    return pages.length > mostUnfiltered ? toBundledFile('sidebar.json', JSON.stringify(list)) : undefined
  }, new WeakMap())
}, new WeakMap())

/** The bundle with what only the site says: the styles and lists of its sidebars, and the settings of its search. */
function withSite(bundle: Bundle, site: Site, lists: SidebarLists): Bundle {
  const { sidebarFilter, search } = bundle.parts
  const filterStyles = lists.size > 0 ? (sidebarFilter.styles?.contents ?? '') : ''
  const css = [bundle.stylesheet.contents, filterStyles, tileStyles(site.icons)].join('')
  return {
    ...bundle,
    stylesheet: toBundledFile('styles.css', css),
    parts: {
      ...bundle.parts,
      sidebarFilter: { ...sidebarFilter, styles: undefined, lists: [...lists.values()] },
      ...(search && { search: withSettings(search, site) }),
    },
  }
}

/** The data, besides pages, that references are resolved and checked against. */
type Known = Pick<
  References,
  'documents' | 'imported' | 'assets' | 'diagrams' | 'files' | 'moves' | 'filesBeside' | 'whyWithheld'
>

/** Creates a renderer; `known` is the data for resolving and checking references. */
export function createRenderer(
  site: Site,
  bundle: Bundle,
  { renderBuiltIn, ...known }: Known & Pick<Renderer, 'renderBuiltIn'>,
): Renderer {
  const { config } = site
  const sidebarLists = sidebarListsOf(site)
  return {
    site,
    bundle: withSite(bundle, site, sidebarLists),
    sidebarLists,
    references: {
      config,
      index: buildLinkIndex(site),
      lists: noteLists,
      viewer: scriptHrefs(bundle.parts.viewer, config),
      ...known,
    },
    mayHaveStyles: true,
    renderBuiltIn,
    renderImported,
    recallHtml: renderAlways,
  }
}

export const keepInMemory: Keep = (bytes) => () => bytes

/** A page to write to disk. */
export interface RenderedPage {
  output: OutputPath
  /** Reads it as UTF-8 bytes: a concatenated string would stay in memory as thousands of pieces. */
  html: () => Buffer
  /** Whether it asks search engines not to index it. */
  hasNoIndex: boolean
  /** The optional parts of the bundle that it loads. */
  parts: Part[]
  /** What is known of it where the output folder has it as it is to be. */
  former?: FormerFacts
}

export function toRenderedPage({ output, html, parts }: FreshPage, keep: Keep): RenderedPage {
  return { output, html: keep(Buffer.from(html)), hasNoIndex: hasNoIndex(html), parts }
}

type FreshPage = Pick<RenderedPage, 'output' | 'parts'> & { html: string }

/** A text file to write to disk. */
export interface TextFile {
  path: OutputPath
  contents: string
  /** If it is an HTML page: the optional parts of the bundle that it loads. */
  parts?: Part[]
}

/** Gives the Markdown copy of a page as an earlier build wrote it, if it would be the same now, or renders it. */
export type RecallCopy = (path: OutputPath, render: () => string) => TextFile | FormerFile

/** What is known of a file of the output without reading it. */
export interface FormerFacts {
  bytes: number
  /** Of its contents. */
  hash: string
}

export const factsOf = (contents: string | Uint8Array): FormerFacts => ({
  bytes: Buffer.byteLength(contents),
  hash: hash(contents),
})

/** A file that the output folder has as it is to be. */
export interface FormerFile {
  path: OutputPath
  read: () => Buffer
  former: FormerFacts
}

const robots = /<meta [^>]*\bname="robots"[^>]*>/gi

/** Whether the head of a page has a `robots` tag with `noindex`: the engine's, the config's or the note's own. */
function hasNoIndex(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  return head.match(robots)?.some((tag) => /noindex|content="none"/i.test(tag)) ?? false
}
