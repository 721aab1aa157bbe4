import { posix } from 'node:path'
import { configPlace, type DocsConfig, type SiteConfig } from '../../config/siteConfig.ts'
import { currentVersion, versionsFile } from '../../config/versions.ts'
import type { VersionContent } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { isUrlPath, joinUrlPath, normalizeRouteKey, type RoutePath, toRoutePath } from '../../model/paths.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { groupBy } from '../../std/collections.ts'
import { editUrlOf, lastUpdateOf } from '../notes/sourceFacts.ts'
import { buildSidebars, checkDocFields } from '../sidebars/buildSidebars.ts'
import { assignSidebars, findPlaces, sidebarPages } from '../sidebars/sidebarPlaces.ts'
import type { BuildMode, Doc, SiteInput, Version } from '../site.ts'
import { type DefinedTag, docTags, resolveTags } from '../tags/resolveTags.ts'
import {
  type DocPlace,
  docFolder,
  docId,
  docPlace,
  docSlug,
  fieldPlace,
  isIndexFile,
  toNumberPrefixParser,
} from './docAddress.ts'

/** Inputs for building docs besides their files. */
export interface DocSources {
  history: SiteInput['history']
  config: SiteConfig
  docsConfig: DocsConfig
  version: Pick<Version, 'name' | 'path' | 'tagsPath' | 'folder'>
  /** The tags file, if the site has one. */
  definedTags?: Map<string, DefinedTag> | undefined
  mode: BuildMode
}

/** Builds all docs, drafts included, in the order of their files. In a vault, notes of any name have a page of their own. */
function buildDocs(outlines: DocumentOutline[], sources: DocSources): Doc[] {
  const parsePrefix = toNumberPrefixParser(sources.docsConfig.numberPrefixParser)
  const atFolders = sources.config.markdown.obsidian ? folderPages(outlines) : undefined
  return outlines.map((outline) => {
    const place = docPlace(outline, parsePrefix)
    const isIndex = place.isIndex && (atFolders?.has(outline) ?? true)
    return buildDoc(outline, { ...place, isIndex }, sources)
  })
}

/** The notes at the addresses of their folders: of several in one folder `index`, else the first that is published. */
function folderPages(outlines: DocumentOutline[]): Set<DocumentOutline> {
  const pages = outlines.filter(({ file, frontMatter }) => isIndexFile(file.path) && !frontMatter.slug)
  const rank = ({ file, frontMatter }: DocumentOutline) =>
    (frontMatter.draft ? 2 : 0) + (/^index$/i.test(posix.parse(file.path).name) ? 0 : 1)
  const groups = groupBy(pages, ({ file }) => posix.dirname(file.path))
  return new Set([...groups.values()].map((group) => group.toSorted((a, b) => rank(a) - rank(b))[0]!))
}

function buildDoc(outline: DocumentOutline, place: DocPlace, sources: DocSources): Doc {
  const { frontMatter } = outline
  const { config, docsConfig, version, mode } = sources
  const id = docId(place, frontMatter.id)
  const slug = docSlug(place, frontMatter)
  const permalink = toRoutePath(joinUrlPath(version.path, slug))
  return {
    id,
    outline,
    title: frontMatter.title ?? outline.contentTitle ?? (frontMatter.id || place.name),
    description: frontMatter.description ?? outline.excerpt,
    slug,
    permalink,
    position: frontMatter.sidebar_position ?? place.position,
    draft: frontMatter.draft === true,
    unlisted: mode === 'build' && frontMatter.unlisted === true,
    tags: docTags(frontMatter, {
      tagsPath: version.tagsPath,
      defined: sources.definedTags,
      areNested: Boolean(config.markdown.obsidian),
    }),
    editUrl: docEditUrl(outline, permalink, sources),
    lastUpdate: lastUpdateOf(outline, sources.history, docsConfig),
  }
}

function docEditUrl(outline: DocumentOutline, permalink: RoutePath, sources: DocSources): string | undefined {
  const { config, docsConfig, version } = sources
  const { editUrl, editCurrentVersion, editLocalizedFiles } = docsConfig
  const { original, source, path: docPath } = outline.file
  const folder = editCurrentVersion ? posix.normalize(docsConfig.path) : version.folder
  const edited = original && editLocalizedFiles ? source : posix.join(folder, docPath)
  if (typeof editUrl !== 'function') return editUrlOf(outline, editUrl, edited)
  const facts = { version: version.name, versionDocsDirPath: folder, docPath, permalink }
  return editUrlOf(outline, () => editUrl({ ...facts, locale: config.i18n.currentLocale }))
}

/**
 * Builds a version of the docs: its notes with their sidebars.
 * 1. Build the docs, and set aside the drafts that are not published.
 * 2. Build the sidebars, and give every doc its own.
 * 3. Check ids and slugs, and the sidebars and docs that front matter refers to.
 */
export function buildVersion(sources: VersionSources): { version: Version; diagnostics: Diagnostic[] } {
  const { version, all, drafts, published, diagnostics: tagProblems } = collectDocs(sources)
  const { sidebars, diagnostics } = buildSidebars({ ...sources, version, docs: published, drafts })
  const docs = assignSidebars(published, sidebars)
  const mainDocId = findMainDoc(docs, sidebars)
  const draftIds = drafts.map(({ id }) => id)
  const docsById = new Map(docs.toReversed().map((doc) => [doc.id, doc]))
  const places = new Map(sidebars.map((sidebar) => [sidebar.id, findPlaces(sidebar)]))
  return {
    version: { ...version, mainDocId, docs, docsById, draftIds, sidebars, places },
    diagnostics: [
      ...(all.length === 0 ? withSeverity(sources.config.onMissingImports, noDocs(sources)) : []),
      ...tagProblems,
      ...checkDocs(all),
      ...diagnostics,
      ...checkDocFields(docs, drafts, sidebars),
    ],
  }
}

/** Points at the file that lists the version, or at `docs.path` for the current version. */
function noDocs({ content: { version }, config }: VersionSources): Diagnostic {
  const { name, folder, docsConfig } = version
  const isCurrent = name === currentVersion
  const where = isCurrent
    ? configPlace(config, 'docs', 'path')
    : { file: versionsFile(docsConfig), texts: [name] }
  return diagnose('no-docs', [folder, name], where)
}

/** The home doc, else the first doc of the first sidebar, else the first doc. */
function findMainDoc(docs: Doc[], [first]: Sidebar[]): string {
  const home = docs.find(({ slug }) => slug === '/')
  const inSidebar = [...sidebarPages(first?.items ?? [])].find(({ docId }) => docId !== undefined)
  return home?.id ?? inSidebar?.docId ?? docs[0]?.id ?? ''
}

/** Inputs for building a version. */
export interface VersionSources {
  content: VersionContent
  input: Pick<SiteInput, 'outlines' | 'history'>
  config: SiteConfig
  mode: BuildMode
}

/** Builds the docs of a version, and sets aside the drafts that are not published. */
export function collectDocs(sources: VersionSources) {
  const { content, input, mode } = sources
  const { docsConfig, folder } = content.version
  const outlines = input.outlines.filter(({ file }) => file.collection === 'docs' && file.folder === folder)
  const tags = resolveTags(content.tagsFile, outlines, docsConfig)
  const version = { ...content.version, ...versionPaths(sources) }
  const definedTags = tags.defined
  const all = buildDocs(outlines, { ...sources, docsConfig, history: input.history, version, definedTags })
  const isHidden = (doc: Doc) => mode === 'build' && doc.draft
  return {
    version,
    all,
    drafts: all.filter(isHidden),
    published: withOneSpelling(all.filter((doc) => !isHidden(doc))),
    diagnostics: tags.diagnostics,
  }
}

/** Addresses that differ only in the case of letters are one: all lead to the page of the first. */
function withOneSpelling(docs: Doc[]): Doc[] {
  const spellings = new Map<string, RoutePath>()
  return docs.map((doc) => {
    const key = normalizeRouteKey(doc.permalink)
    const permalink = spellings.get(key) ?? doc.permalink
    spellings.set(key, permalink)
    return permalink === doc.permalink ? doc : { ...doc, permalink }
  })
}

function versionPaths({ config, content: { version } }: VersionSources) {
  const { routeBasePath, tagsBasePath } = version.docsConfig
  const path = joinUrlPath(config.baseUrl, routeBasePath, version.path)
  const tagsPath = joinUrlPath(path, tagsBasePath)
  return { path: toRoutePath(path), tagsPath: toRoutePath(tagsPath) }
}

/** Reports ids and slugs that cannot be used, and ids that several docs have. */
function checkDocs(docs: Doc[]): Diagnostic[] {
  return [...docs.flatMap(checkId), ...docs.flatMap(checkSlug), ...checkDuplicates(docs)]
}

function checkId(doc: Doc): Diagnostic[] {
  const { id } = doc.outline.frontMatter
  return id?.includes('/') ? [diagnose('doc-id-with-slash', [id], fieldPlace(doc, 'id'))] : []
}

function checkSlug(doc: Doc): Diagnostic[] {
  const { slug, id } = doc.outline.frontMatter
  // The page of a folder has the address of it, whatever its id.
  const written = slug ?? (doc.slug.endsWith('/') ? '' : (id ?? ''))
  if (isUrlPath(doc.slug) && !/[?#]/.test(written)) return []
  return [
    diagnose(
      'invalid-slug',
      [doc.id, docFolder(doc), doc.slug],
      fieldPlace(doc, slug === undefined ? 'id' : 'slug'),
    ),
  ]
}

function checkDuplicates(docs: Doc[]): Diagnostic[] {
  return [...groupBy(docs, ({ id }) => id)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([id, sharing]) => {
      const files = sharing.map(({ outline }) => outline.file.source)
      return diagnose('duplicate-doc-id', [id, files], fieldPlace(sharing.at(-1)!, 'id'))
    })
}
