import { basename, dirname, join, normalize } from 'node:path/posix'
import { moduleEndings } from '../../config/importPlaces.ts'
import { isThere } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Content, ContentFile } from '../../content/contentFile.ts'
import { listFiles } from '../../content/siteFiles.ts'
import { assetPlaces, hasNoEnding, mayBeAsset } from '../../links/assets.ts'
import { pathOf } from '../../links/findAddresses.ts'
import { buildLinkIndex, type LinkIndex } from '../../links/linkIndex.ts'
import type { References } from '../../links/references.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import { mayBeName } from '../../model/noteName.ts'
import {
  decodePath,
  parseUrl,
  type RoutePath,
  type SourcePath,
  toHref,
  toPageKey,
  toSourcePath,
} from '../../model/paths.ts'
import { resolveNoteLink } from '../../pageData/references/resolveNoteLink.ts'
import { buildSite } from '../../site/buildSite.ts'
import { collectNames, findByName, findByPath, type NoteNames } from '../../site/notes/noteNames.ts'
import { partialSources } from '../../site/notes/partials.ts'
import { originalOf, outlineOf } from '../../site/routes/routeSource.ts'
import { generateItems } from '../../site/sidebars/generateItems.ts'
import type { Route, Site } from '../../site/site.ts'
import type { Address } from './writtenPaths.ts'

/** A language of the site, as it is or as it will be: enough to say where an address in a note leads. */
export interface SiteView {
  config: SiteConfig
  content: Content
  outlines: DocumentOutline[]
  site: Site
  index: LinkIndex
  /** What `[[name]]` may mean. */
  names: NoteNames
  /** The files of the site, where notes link by name. */
  named: SourcePath[]
  /** Whether there is a file. */
  isThere(source: SourcePath): boolean
}

/** How a view finds out what it shows. */
interface ViewTools {
  isFile?: (source: SourcePath) => boolean
  named?: SourcePath[] | undefined
  /** Gives the outline of a note; it may know it already. */
  outline?: (file: ContentFile) => DocumentOutline
}

/** Opens a language of the site. Drafts are among its pages. */
export async function openView(
  config: SiteConfig,
  content: Content,
  {
    isFile = (source) => isThere(join(config.siteDir, source)),
    named: given,
    outline = (file) => outlineDocument(file, config.markdown),
  }: ViewTools = {},
): Promise<SiteView> {
  const outlines = content.files.map(outline)
  const parts = { ...content, outlines, history: new Map(), postDates: new Map() }
  const mode = { mode: 'dev' } as const
  const site = buildSite(await generateItems(parts, config, mode), config, mode)
  const named = given ?? (config.markdown.obsidian ? await listFiles(config) : [])
  const names = collectNames(outlines, named)
  return { config, content, outlines, site, index: buildLinkIndex(site), names, named, isThere: isFile }
}

/** A note in which an address is written, and the address of the page that shows it. */
export interface Place {
  file: ContentFile
  page: RoutePath
}

/** What an address leads to: a file of the site, or a page that is not made from one. */
export interface Target {
  source?: SourcePath
  route?: RoutePath
  /** Whether a name is a title, an id or an alias, not that of a file. */
  isTitle?: boolean
}

/** Where an address in a note leads; undefined if to nothing, or to another site. */
export function findTarget({ kind, url, isPath }: Address, place: Place, view: SiteView): Target | undefined {
  if (kind === 'import') return findFile(modulePlaces(url, place.file), view)
  if (kind === 'quote') return findFile([quotedPlace(url, place.file)], view)
  if (kind === 'doc') return findDoc(url, place, view)
  if (kind === 'name') return findName(url, place, view)
  const document = { file: place.file } as Document
  const own = withoutHost(url, view.config)
  if (mayBeAsset({ kind, url: own })) {
    const route = hasNoEnding(parseUrl(own).path) ? findPage(own, document, place, view) : undefined
    if (route) return route
    const file = findFile(assetPlaces(own, document, view.config), view)
    if (file) return file
    const named = isPath ? undefined : findNamed(own, place, view)
    if (named || kind === 'image') return named
  }
  const page = findPage(own, document, place, view)
  return page || isPath ? page : findNamed(own, place, view)
}

/** In a vault, a path that leads to nothing is a name. */
function findNamed(url: string, { file }: Place, { config, names }: SiteView): Target | undefined {
  const { path } = parseUrl(url)
  if (!config.markdown.obsidian || path === '' || !mayBeName(url)) return undefined
  const source = findByPath(decodePath(path) ?? path, file, names)
  return source === undefined ? undefined : { source }
}

/** An address without the protocol and host of the site itself. */
export function withoutHost(url: string, { url: host }: SiteConfig): string {
  return url.startsWith(`${host}/`) ? url.slice(host.length) : url
}

function findPage(
  url: string,
  document: Document,
  { page }: Place,
  { config, index }: SiteView,
): Target | undefined {
  if (url === '' || url.startsWith('#')) return undefined
  const references = { config: quiet(config), index, assets: new Map() } as unknown as References
  const reference = { kind: 'link' as const, url, where: { file: document.file.source } }
  const isFile = /\.mdx?$/i.test(parseUrl(url).path)
  const { address = '' } = resolveNoteLink(
    isFile ? { ...reference, html: { attribute: 'href', added: '' } } : reference,
    { document, path: page },
    references,
  )
  const path = pathOf(address, toHref(page, config))
  const route = path === undefined ? undefined : index.routesByKey.get(toPageKey(path))
  return route && targetOf(route)
}

/** Links that lead nowhere stay as they are, whatever the site says of them. */
const quiet = (config: SiteConfig): SiteConfig => ({
  ...config,
  onBrokenLinks: 'ignore',
  markdown: { ...config.markdown, hooks: { ...config.markdown.hooks, onBrokenMarkdownLinks: 'ignore' } },
})

/** What identifies a page: its file, or its address. */
function targetOf({ path, target }: Route): Target {
  const file = outlineOf(target)?.file
  if (file) return { source: originalOf(file), route: path }
  return target.kind === 'reactPage' ? { source: target.module.source, route: path } : { route: path }
}

const findFile = (places: SourcePath[], view: SiteView): Target | undefined => {
  const source = places.find(view.isThere)
  return source && { source }
}

/** Packages are not looked for. */
function modulePlaces(specifier: string, file: ContentFile): SourcePath[] {
  if (!/^(?:\.{1,2}\/|@site\/)/.test(specifier)) return []
  return partialSources(specifier, file).flatMap((place) =>
    moduleEndings.map((ending) => toSourcePath(place + ending)),
  )
}

function quotedPlace(path: string, { source }: ContentFile): SourcePath {
  return toSourcePath(
    normalize(path.startsWith('@site/') ? path.slice('@site/'.length) : `${dirname(source)}/${path}`),
  )
}

function findDoc(id: string, { file }: Place, { site }: SiteView): Target | undefined {
  const doc = site.versions.find(({ folder }) => folder === file.folder)?.docsById.get(id)
  return doc && { source: originalOf(doc.outline.file), route: doc.permalink }
}

function findName(name: string, { file }: Place, { names, index }: SiteView): Target | undefined {
  const source = findByName(name, file, names)
  const route = source && index.routesBySource.get(source)
  const isTitle = source !== undefined && !isNameOfFile(name, source)
  return source && { source, ...(route && { route }), ...(isTitle && { isTitle }) }
}

const isNameOfFile = (written: string, source: SourcePath) => {
  const bare = (path: string) =>
    basename(path.normalize('NFC'))
      .replace(/\.mdx?$/i, '')
      .trim()
      .toLowerCase()
  return bare(written.split('#')[0]!) === bare(source)
}

/** Whether two addresses lead to the same. */
export function isSameTarget(a: Target | undefined, b: Target | undefined): boolean {
  if (!a || !b) return a === b
  return a.source === undefined && b.source === undefined ? a.route === b.route : a.source === b.source
}

/**
 * Whether an address leads to what it is to lead to. Other programs know no titles: a name of a file is not to become one
 * of them.
 */
export function isRightTarget(found: Target | undefined, wanted: Target): boolean {
  return isSameTarget(found, wanted) && (!found?.isTitle || wanted.isTitle === true)
}

/** Whether a page moves to an address that differs from the former only in the case of letters. */
export function differsInCase({ route: a }: Target, { route: b }: Target): boolean {
  return a !== undefined && b !== undefined && a !== b && a.toLowerCase() === b.toLowerCase()
}
