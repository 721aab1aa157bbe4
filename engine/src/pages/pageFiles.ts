import {
  type Bundle,
  type BundledFile,
  commonSource,
  isLiveCodeIn,
  type Part,
  scriptHrefs,
} from '../bundle/bundle.ts'
import { readsFramework } from '../bundle/styles/gatherStyles.ts'
import type { Document } from '../markdown/document.ts'
import { tabElements } from '../model/constructs.ts'
import { diagramContainer } from '../model/drawing.ts'
import { startsIsland, tabListTag } from '../model/markup.ts'
import { hasNoteParts } from '../model/noteParts.ts'
import type { PageData } from '../model/pageData.ts'
import { fileHref, type SourcePath } from '../model/paths.ts'
import { feedFiles } from '../site/blog/postLists.ts'
import type { Route, Site } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import type { PageFiles } from './headTags.ts'
import { isLiveNote } from './live/renderNote.tsx'
import { searchStart } from './searchSettings.ts'

interface ShownOnPage {
  page: PageData
  documents: Document[]
  /** The HTML that decides whether the page needs the Infima stylesheet. */
  html: string
  /** The HTML of the whole page. */
  whole: string
}

/**
 * The files that a page loads, depending on its content. Styles that a React page or a note's components import load
 * there only, the banner on the home page only.
 */
export function pageFiles(
  route: Route,
  renderer: Renderer,
  shown: ShownOnPage,
): PageFiles & { parts: Part[] } {
  const { site, bundle, references } = renderer
  const { config } = site
  const parts = partsOf(route, renderer, shown)
  const sheets = [bundle, ...parts].flatMap(({ stylesheet }) => stylesheet ?? [])
  const hasBanner = config.baseUrlIssueBanner && route.path === config.baseUrl
  return {
    parts,
    stylesheets: [
      ...sheets.map(({ output }) => fileHref(output, config)),
      ...(hasDiagrams(shown) ? [references.diagrams.stylesheet] : []),
    ],
    fonts: bundle.textFonts
      .filter(({ letters }) => letters.test(shown.whole))
      .map(({ output }) => fileHref(output, config)),
    script: fileHref(bundle.script.output, config),
    ...(hasTabs(shown) && { tabs: fileHref(bundle.parts.tabs.script.output, config) }),
    ...(config.linkPreviews && { previews: scriptHrefs(bundle.parts.linkPreviews, config) }),
    search: searchStart(bundle, site),
    feeds: site.blogs.flatMap((blog) => feedFiles(blog, site.config)),
    inlineScript: hasBanner ? bundle.baseUrlBanner : undefined,
    runsText: parts.includes(bundle.parts.liveCode),
  }
}

/** The optional parts of the bundle that the page loads, in cascade order: later stylesheets win. */
function partsOf({ target }: Route, { bundle, site }: Renderer, shown: ShownOnPage): Part[] {
  const { page, documents, html, whole } = shown
  const { parts } = bundle
  const isReact = target.kind === 'reactPage'
  const own = ownStylesheets(target, bundle, documents)
  const isLive = whole.includes('class="live-code"') && documents.some(runsCode(bundle))
  const hasIslands = startsIsland.test(whole)
  // What code that runs shows may have such classes, too.
  const takesFramework =
    usesFramework(html) ||
    isLive ||
    (isReact && hasBareText(html)) ||
    own.some(({ contents }) => readsFramework(String(contents)))
  return [
    parts.search,
    page.direction === 'rtl' && parts.rightToLeft,
    page.switchScript && parts.switches,
    page.copyPage && parts.copyPage,
    page.sidebarFilter && parts.sidebarFilter,
    site.config.linkPreviews && parts.linkPreviews,
    takesFramework && parts.framework,
    'blog' in target && parts.blog,
    // What an island shows later may be a box. Diagrams and formulas scroll as code does.
    (hasBoxes.test(whole) || hasIslands || hasDiagrams(shown)) && parts.boxes,
    (hasIslands || target.kind === 'notFound') && parts.islandStates,
    hasList(whole) && parts.lists,
    hasNoteParts(whole) && parts.noteParts,
    /<pre [^>]*data-(?:numbered|language="diff")|<span class="line [^"]*code-line-/.test(whole) &&
      parts.codeLines,
    whole.includes('class="home-hero"') && parts.home,
    ...(target.kind === 'search' || target.kind === 'notFound'
      ? [{ stylesheet: parts.search?.styles }, { stylesheet: parts.search?.pageStyles }]
      : []),
    page.offlineScript && parts.offline,
    page.graphScript && parts.graph,
    documents.some(({ hasMath }) => hasMath) && parts.math,
    whole.includes(`class="${tabElements.group.className}`) && parts.tabs,
    isLive && parts.liveCode,
    hasPictures(shown) && parts.pictures,
    (hasPictures(shown) || hasDiagrams(shown)) && parts.viewer,
    ...own.map((stylesheet) => ({ stylesheet })),
  ].filter((part) => typeof part === 'object')
}

/** The styles that the page's React module imports, or those of the live parts of the notes that it shows. */
function ownStylesheets(
  target: Route['target'],
  { pageStylesheets }: Bundle,
  documents: Document[],
): BundledFile[] {
  const sources = target.kind === 'reactPage' ? [target.module.source] : documents.flatMap(liveModules)
  return [...new Set(sources.map((source) => pageStylesheets.get(source)))].filter(
    (sheet) => sheet !== undefined,
  )
}

/** The modules that render the live parts of a note: what all notes share, its own, and those of Markdown in it. */
function liveModules(document: Document): SourcePath[] {
  if (!isLiveNote(document)) return []
  const rendered = document.references.flatMap((each) => (each.kind === 'live' ? each.module : []))
  return [commonSource, document.file.source, ...rendered]
}

/** Whether a block of code runs in a note or in Markdown within it. */
const runsCode = (bundle: Bundle) => (document: Document) =>
  liveModules(document).some((source) => isLiveCodeIn(bundle, source))

/** What the styles of boxes are for: also code, texts that fold, tables, quotes, lists of tasks and what else is rare. */
const hasBoxes =
  /class="[^"]*\b(?:alert|task-list-item|footnotes|math-block)[ "]|<(?:pre|table|blockquote|dl|hr|h5|h6)\b/

const constructsOf = ({ documents }: ShownOnPage) => documents.flatMap(({ references }) => references)
const hasPictures = (shown: ShownOnPage) => constructsOf(shown).some((each) => 'tag' in each)
const hasTabs = ({ whole }: ShownOnPage) => whole.includes(`<${tabListTag}>`)
const hasDiagrams = (shown: ShownOnPage) =>
  constructsOf(shown).some(({ kind }) => kind === 'diagram') ||
  shown.whole.includes(`class="${diagramContainer}"`)

type PageScripts = Pick<
  PageData,
  'switchScript' | 'copyPage' | 'offlineScript' | 'graphScript' | 'sidebarFilter'
>

/** The scripts that only some pages need. */
export function pageScripts(
  { target }: Route,
  { site, sidebarLists, bundle: { parts } }: Renderer,
  { markdownHref, sidebar }: PageData,
): PageScripts {
  const { config } = site
  const whole = 'version' in target && target.version.sidebars.find(({ id }) => id === sidebar?.id)
  const list = whole ? sidebarLists.get(whole) : undefined
  const isCopied = config.machineReaders.copyPage && markdownHref !== undefined
  return {
    ...(hasChoices(site) && { switchScript: fileHref(parts.switches.script.output, config) }),
    ...(isCopied && {
      copyPage: { href: markdownHref, script: fileHref(parts.copyPage.script.output, config) },
    }),
    ...(list && {
      sidebarFilter: { files: scriptHrefs(parts.sidebarFilter, config), list: fileHref(list.output, config) },
    }),
    ...(target.kind === 'graph' && { graphScript: scriptHrefs(parts.graph, config) }),
    ...(target.kind === 'offline' && { offlineScript: scriptHrefs(parts.offline, config) }),
  }
}

/** Classes of Infima that the theme itself does not use. */
const names = [
  ...['container', 'row', 'col', 'hero', 'button', 'badge', 'avatar', 'pills', 'clean-list', 'card__\\w+'],
  ...['(?:text|shadow)--\\w+', '(?:margin|padding)(?:-\\w+)?--\\w+'],
].join('|')

/** Table cells are left out: the engine gives them `text--center` and the like. */
const namedElement = new RegExp(`<(?!t[hd]\\s)[a-z][^>]*?\\sclass="(?:[^"]*\\s)?(?:${names})[\\s"]`)

/** Whether HTML of the site uses classes of Infima. */
export function usesFramework(html: string): boolean {
  return namedElement.test(html)
}

/** Whether a page shows cards, or a list of tags or of what has one. */
export const hasList = (html: string) =>
  ['card', 'card-list', 'tag-group', 'tagged-doc'].some((name) => html.includes(`class="${name}"`))

const text = /<(?:h[1-6]|p|ul|ol|blockquote|pre|table)>/
const styled = /\sclass="(?:[^"]*\s)?markdown[\s"]/

/**
 * Whether the HTML of a React page has text elements without classes, which need the default margins. Text of a note
 * has its own styles.
 */
export function hasBareText(html: string): boolean {
  return text.test(html) && !styled.test(html)
}

/** Whether readers can go from one version or language of the site to another. */
function hasChoices({ config, versions }: Site): boolean {
  return config.i18n.locales.length > 1 || versions.some(({ isLast }) => !isLast)
}
