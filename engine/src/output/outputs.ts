import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BundledFile } from '../bundle/bundle.ts'
import type { Keep } from '../bundle/cache/cacheFile.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import { type OutputPath, type SourcePath, toOutputPath } from '../model/paths.ts'
import { type SearchPage, sectionsOrName } from '../model/searchPage.ts'
import { searchFolder } from '../model/searchSettings.ts'
import {
  markdownOutput,
  renderLlmsTxt,
  renderMarkdownCopy,
} from '../pageData/machineReaders/markdownCopies.ts'
import { searchScopes, searchScopesOf, versionFolder } from '../pageData/machineReaders/searchScopes.ts'
import type { FormerFile, RecallCopy, RenderedPage, Renderer } from '../pages/createRenderer.ts'
import { renderFeeds } from '../pages/feeds/renderFeeds.ts'
import { renderRedirect } from '../pages/htmlDocument.ts'
import type { Analyser } from '../search/building/analysePage.ts'
import { buildSearchIndex, type IndexMemory } from '../search/building/buildSearchIndex.ts'
import { mapName } from '../search/format/pageEntry.ts'
import { fedPosts, feedFiles } from '../site/blog/postLists.ts'
import { documentOf, outlineOf } from '../site/routes/routeSource.ts'
import type { Route, Site } from '../site/site.ts'
import { copyWith } from '../std/collections.ts'
import { afterOwnRules, type HostedLanguage, headerRules, redirectRules } from './hostFiles.ts'
import type { OutputFile, OutputKind } from './localeResults.ts'
import { renderSitemap } from './sitemap.ts'

/** Something that is published. */
export interface Output {
  kind: OutputKind
  /** Where it is found. It may name further files, whose paths are known when it is rendered. */
  paths: OutputPath[]
  /** The page that it shows, which must be rendered before. */
  route?: Route
  /** The notes that it is made of, which must be compiled before. */
  notes?: DocumentOutline[]
  /** What else must be there: what its notes show (pictures, drawings, bundled code), or all pages. */
  needs?: 'shown' | 'pages'
  render(made: Made): OutputFile[] | Promise<OutputFile[]>
}

/** What outputs are rendered from: a build has it for the whole site, `sotay start` for the output that is requested. */
export interface Made {
  renderer: Renderer
  pages: ReadonlyMap<OutputPath, RenderedPage>
  /** When source files last changed, from git. */
  history: ReadonlyMap<SourcePath, LastUpdate>
  /** May have pages cached from earlier runs. */
  analyser?: Analyser
  recallIndex?: RecallIndex
  recallCopy?: RecallCopy | undefined
}

/** Gives the files of a search index: those of an earlier build from the same facts, or new ones. */
export type RecallIndex = (
  facts: unknown[],
  make: (memory?: IndexMemory) => IndexFile[],
) => (CompressedFile | (FormerFile & Pick<CompressedFile, 'hash'>))[]

/** A file of a search index, not yet compressed. */
export interface IndexFile {
  path: OutputPath
  bytes: Uint8Array
  /** Whether the last build wrote it. Then its bytes are read when they are asked for. */
  isFormer?: true | undefined
}

/** The same as it is written, with a hash of what it holds: longer than that in its name, which two builds may share. */
export interface CompressedFile {
  path: OutputPath
  hash: string
  contents: Buffer
}

/** Where gzip names the operating system (RFC 1952, 2.3.1), and what it writes for one that is not known. */
const [systemAt, unknownSystem] = [9, 255]

/** Compresses it, so that its size does not depend on the host. The bytes are the same on every operating system. */
export function compressIndexFile({ path, bytes }: IndexFile, hash = hashOfIndexFile(bytes)): CompressedFile {
  const contents = gzipSync(bytes, { level: 9 })
  contents[systemAt] = unknownSystem
  return { path, hash, contents }
}

export const hashOfIndexFile = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

/**
 * Everything that a site publishes in one language: `sotay build` renders all of it, `sotay start` what is requested, and
 * links may lead to it. Where two outputs have the same path, the later one wins, so a site may write its own texts.
 * Files with a hash in their name are not listed: they are published with the pages that name them. Neither is the
 * service worker of offline reading, which only a built site has (`offline.ts`).
 */
export function listOutputs(site: Site, statics: OutputFile[]): Output[] {
  return [
    ...feeds(site),
    ...markdownCopies(site),
    ...llmsTxt(site),
    ...redirects(site),
    ...sitemap(site),
    ...site.routes.filter(({ target }) => target.kind === 'search').map(searchFolderPage),
    ...statics.map(toOutput),
    ...site.routes.map((route) => pageOutput('page', route, route.output)),
    ...searchIndex(site),
  ]
}

/** What is published once for all languages. */
export interface SharedOutput extends Output {
  render(): OutputFile[]
}

/** Rules for several static hosts, by the name of the file that they read. */
const rulesForHosts = { _redirects: redirectRules, _headers: headerRules }

/**
 * What is made of all languages: `sotay start` makes it of those that it has read. `files` are those of the whole site,
 * where a file of the site's own may have the same name.
 */
export function listSharedOutputs(languages: HostedLanguage[], files: OutputFile[]): SharedOutput[] {
  return Object.entries(rulesForHosts).flatMap(([name, rulesOf]): SharedOutput[] => {
    const path = toOutputPath(name)
    const rules = rulesOf(languages)
    const render = () => [
      afterOwnRules(
        path,
        rules,
        files.find((file) => file.path === name),
      ),
    ]
    return rules.length > 0 ? [{ kind: 'text', paths: [path], render }] : []
  })
}

/** Renders the outputs of one kind, from all that a build has made. With `keep` they wait for it outside of memory. */
export async function renderOutputs(
  outputs: Output[],
  kind: OutputKind,
  made: Made,
  keep?: Keep,
): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  for (const output of outputs)
    if (output.kind === kind)
      for (const file of await output.render(made)) files.push(keep ? keptFile(file, keep) : file)
  return files
}

function keptFile(file: OutputFile, keep: Keep): OutputFile {
  if (!('contents' in file)) return file
  const { contents, ...others } = file
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents
  return { ...others, read: keep(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
}

/** Indexes pages by output path. */
export function toPagesByOutput(pages: RenderedPage[]): Made['pages'] {
  return new Map(pages.map((page) => [page.output, page]))
}

/** The files that links may lead to besides the pages. */
export function filePaths(outputs: Output[]): OutputPath[] {
  return outputs.filter(({ kind }) => kind !== 'page').flatMap(({ paths }) => paths)
}

/** A file that is there already. */
export function toOutput(file: OutputFile): Output {
  return { kind: 'static', paths: [file.path], render: () => [file] }
}

/** A file of the bundle. */
export const fromBundle = ({ output, contents }: BundledFile): Output => toOutput({ path: output, contents })

function pageOutput(kind: OutputKind, route: Route, path: OutputPath): Output {
  return {
    kind,
    paths: [path],
    route,
    render({ pages }) {
      const { html, former } = pages.get(route.output)!
      // It may be at another place, too.
      return [{ path, read: html, former: path === route.output ? former : undefined }]
    },
  }
}

/** Links to search results end the page's path in a slash, under which not every host finds `search.html`. */
function searchFolderPage(route: Route): Output {
  return pageOutput('text', route, toOutputPath('search/index.html'))
}

function feeds(site: Site): Output[] {
  return site.blogs.flatMap((blog): Output[] => {
    const paths = feedFiles(blog, site.config).map(({ output }) => output)
    const notes = fedPosts(blog).map(({ outline }) => outline)
    const render = ({ renderer }: Made) => renderFeeds(blog, renderer)
    return paths.length > 0 ? [{ kind: 'text', paths, notes, needs: 'shown', render }] : []
  })
}

/** Every page that is made from a note, as Markdown, but where a redirect leads from that address. */
function markdownCopies({ routes, redirects, config }: Site): Output[] {
  if (!config.machineReaders.markdown) return []
  const redirected = new Set<string>(redirects.map(({ output }) => dirname(output)))
  return routes.flatMap((route): Output[] => {
    const path = markdownOutput(route.path, config)
    const outline = redirected.has(path) ? undefined : outlineOf(route.target)
    const render = ({ renderer: { references }, recallCopy = renderCopy }: Made) => {
      const document = documentOf(route.target, references.documents)
      return document ? [recallCopy(path, () => renderMarkdownCopy(route, document, references))] : []
    }
    return outline ? [{ kind: 'text', paths: [path], notes: [outline], needs: 'shown', render }] : []
  })
}

const renderCopy: RecallCopy = (path, render) => ({ path, contents: render() })

function llmsTxt(site: Site): Output[] {
  if (!site.config.machineReaders.llmsTxt) return []
  const path = toOutputPath('llms.txt')
  return [{ kind: 'text', paths: [path], render: () => [{ path, contents: renderLlmsTxt(site) }] }]
}

function redirects(site: Site): Output[] {
  return site.redirects.map((redirect) => ({
    kind: 'text',
    paths: [redirect.output],
    render: ({ renderer }) => [renderRedirect(redirect, renderer)],
  }))
}

/** A site that is not to be indexed has no sitemap. */
function sitemap(site: Site): Output[] {
  const { sitemap, noIndex } = site.config
  if (noIndex || sitemap === false) return []
  const render = ({ pages, history }: Made) => {
    const hidden = new Set(
      [...pages.values()].filter(({ hasNoIndex }) => hasNoIndex).map(({ output }) => output),
    )
    return renderSitemap(site, { sitemap, hidden, history })
  }
  return [{ kind: 'text', paths: [toOutputPath(sitemap.filename)], needs: 'pages', render }]
}

/** The indexes of all versions, each in its own folder, where a map names the other files. */
function searchIndex(site: Site): Output[] {
  const { search } = site.config
  if (search === false || search.provider) return []
  const contexts = search.searchContextByPaths.map(({ path }) => path)
  const folders = searchScopesOf(site.versions).map((scope) => (scope ? versionFolder(scope, site) : ''))
  return [
    {
      kind: 'search',
      paths: folders.map((folder) => toOutputPath(searchFolder + folder + mapName)),
      notes: site.routes.flatMap(({ target }) => outlineOf(target) ?? []),
      render: ({ renderer: { references }, analyser, recallIndex = compressIndex }) =>
        searchScopes(site, references.documents).flatMap(({ path: folder, pages }) =>
          recallIndex([folder, contexts, search.synonyms, ...pages.map(factsOf)], (memory) =>
            buildSearchIndex(pages, contexts, { analyser, synonyms: search.synonyms, memory }).map(
              (file) => ({
                path: toOutputPath(searchFolder + folder + file.name),
                isFormer: file.isFormer,
                get bytes() {
                  return file.bytes
                },
              }),
            ),
          ),
        ),
    },
  ]
}

/** All that an index has of a page. */
const factsOf = (page: SearchPage) => copyWith<object>(page, { sections: sectionsOrName(page) })

const compressIndex: RecallIndex = (_, make) => make().map((file) => compressIndexFile(file))
