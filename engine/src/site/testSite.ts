import { configSchema, type DocsConfig, type SiteConfig } from '../config/siteConfig.ts'
import { resolveVersions } from '../config/versions.ts'
import type { ContentFile, VersionContent } from '../content/contentFile.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import type { DocFrontMatter } from '../markdown/frontMatter/frontMatter.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { SidebarItem } from '../model/sidebar.ts'
import { english } from '../model/words/english.ts'
import { buildSite } from './buildSite.ts'
import type { BuildMode, Route, Site, SiteInput } from './site.ts'

/** A site for tests, described by what is in its folders. */
export interface TestSiteParts {
  /** Front matter of notes, by their paths below `docs/`. */
  docs?: Record<string, DocFrontMatter>
  /** Front matter of Markdown pages, by their paths below `src/pages/`. */
  pages?: Record<string, DocFrontMatter>
  /** Front matter of posts, by their paths below `blog/`. */
  posts?: Record<string, DocFrontMatter>
  /** What the authors file of the blog says. */
  authors?: unknown
  /** React pages, by their paths below `src/pages/`. */
  modules?: string[]
  sidebars?: unknown
  /** `_category_.json` files, by folder. */
  categories?: Record<string, unknown>
  tags?: unknown
  history?: Record<string, LastUpdate>
  /** Settings besides those of a site with docs at its root and no slashes at the end. */
  config?: Record<string, unknown>
  mode?: BuildMode
}

/** For tests: builds a site that is nowhere on disk. */
export function testSite(parts: TestSiteParts): Site {
  return buildSite(testInput(parts), testConfig(parts.config), { mode: parts.mode ?? 'build' })
}

/** For tests: checked settings with docs at the root of the site, no slashes at the end of addresses and no search. */
export function testConfig(settings: Record<string, unknown> = {}): SiteConfig {
  const base = { title: 'Notes', url: 'https://notes.example.com', trailingSlash: false, search: false }
  const docs = settings.docs === false ? false : { routeBasePath: '/', ...(settings.docs as object) }
  const config = configSchema.parse({ ...base, ...settings, docs })
  return {
    ...config,
    siteDir: '/site',
    cacheDir: '/site/.sotay/cache',
    configPath: '/site/sotay.config.ts',
    words: english,
  }
}

/** For tests: what the folders of a site hold. */
export function testInput(parts: TestSiteParts, config = testConfig(parts.config)): SiteInput {
  const { docs = {}, pages = {}, posts = {}, modules = [], history = {} } = parts
  return {
    outlines: [
      ...Object.entries(docs).map(([path, frontMatter]) => testOutline(path, frontMatter)),
      ...Object.entries(pages).map(([path, frontMatter]) => testPage(path, frontMatter)),
      ...Object.entries(posts).map(([path, frontMatter]) => testPost(path, frontMatter)),
    ],
    docs: config.docs.map((docsConfig) => testVersionContent(docsConfig, parts)),
    blogs: config.blog.map((blog) => ({
      config: blog,
      ...(parts.authors !== undefined && {
        authorsFile: { source: toSourcePath('blog/authors.yml'), value: parts.authors },
      }),
    })),
    postDates: new Map(),
    history: new Map(Object.entries(history)) as Map<SourcePath, LastUpdate>,
    pageModules: modules.map((path) => ({
      source: toSourcePath(`src/pages/${path}`),
      path: toSourcePath(path),
      folder: toSourcePath('src/pages'),
    })),
  }
}

/** For tests: the one version of a set of docs. */
function testVersionContent(
  docsConfig: DocsConfig,
  { categories = {}, tags, sidebars }: TestSiteParts,
): VersionContent {
  const [version] = resolveVersions(docsConfig, undefined).versions
  return {
    version: { ...version!, sidebars, messages: new Map() },
    categoryFiles: Object.entries(categories).map(([folder, value]) => ({
      source: toSourcePath(`docs/${folder}/_category_.json`),
      folder,
      value,
    })),
    ...(tags !== undefined && { tagsFile: { source: toSourcePath('docs/tags.yml'), value: tags } }),
  }
}

/** For tests: the outline of a note below `docs/`. */
export function testOutline(path: string, frontMatter: DocFrontMatter = {}): DocumentOutline {
  return outline('docs', `docs/${path}`, { path, frontMatter })
}

function testPage(path: string, frontMatter: DocFrontMatter): DocumentOutline {
  return outline('pages', `src/pages/${path}`, { path, frontMatter })
}

function testPost(path: string, frontMatter: DocFrontMatter): DocumentOutline {
  return outline('blog', `blog/${path}`, { path, frontMatter })
}

interface OutlineParts {
  path: string
  frontMatter: DocFrontMatter
}

function outline(
  collection: ContentFile['collection'],
  source: string,
  { path, frontMatter }: OutlineParts,
): DocumentOutline {
  const folder = toSourcePath(collection === 'pages' ? 'src/pages' : collection)
  const file = { collection, folder, source: toSourcePath(source), path: toSourcePath(path), text: '' }
  return { file, frontMatter, excerpt: '', diagnostics: [] }
}

/** For tests: the route at an address. */
export function routeAt(site: Site, path: string): Route {
  const route = site.routes.find((candidate) => candidate.path === path)
  if (!route)
    throw new Error(`No route at ${path}, only at ${site.routes.map((other) => other.path).join(', ')}`)
  return route
}

/** For tests: the one version of a site. */
export function onlyVersion({ versions }: Site) {
  return versions[0]!
}

/** For tests: a sidebar as labels; categories are `[label, items]`. */
export function labelsOf(items: SidebarItem[]): Labels {
  return items.map((item) => {
    if (item.kind === 'html') return item.value
    return item.kind === 'category' ? [item.label, labelsOf(item.items)] : item.label
  })
}

/** For tests: what `labelsOf` gives. */
export type Labels = (string | [string, Labels])[]
