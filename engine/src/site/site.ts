import type { SiteConfig } from '../config/siteConfig.ts'
import type { VersionSettings } from '../config/versions/docsVersion.ts'
import type { BlogFiles, PageModule, VersionContent } from '../content/contentFile.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { OutputPath, RoutePath, SourcePath } from '../model/paths.ts'
import type { Sidebar, SidebarCategory } from '../model/sidebar.ts'
import type { Blog, BlogTarget, Post } from './blog/blog.ts'
import type { Redirect } from './redirects/redirect.ts'
import type { SidebarPlaces } from './sidebars/sidebarPlaces.ts'
import type { LocalePages } from './translations.ts'

/** Everything the site is built from. `site/` itself reads nothing from disk. */
export interface SiteInput {
  outlines: DocumentOutline[]
  /** Each version of the docs with its files besides the notes. */
  docs: VersionContent[]
  /** The authors and tags files of the blog. */
  blog: BlogFiles
  /** Dates of posts that state none themselves. */
  postDates: Map<SourcePath, Date>
  /** From git, by source path. */
  history: Map<SourcePath, LastUpdate>
  /** React pages in `src/pages`. */
  pageModules: PageModule[]
}

/** Whether the site is built for publishing or for the dev server, which shows drafts and unlisted pages everywhere. */
export type BuildMode = 'build' | 'dev'

/** A note with its place in the site. */
export interface Doc {
  id: string
  outline: DocumentOutline
  title: string
  description: string
  /** The part of the address below the version's path; keeps an index page's trailing slash. */
  slug: string
  permalink: RoutePath
  /** From front matter or the number prefix of the file name. */
  position?: number
  draft: boolean
  /** Left out of every list. Always false in dev mode. */
  unlisted: boolean
  /** The sidebar shown beside it. */
  sidebarId?: string
  tags: Tag[]
  editUrl?: string
  lastUpdate?: LastUpdate
}

export interface Tag {
  label: string
  permalink: RoutePath
  description?: string
}

/** A version of a set of docs. A set without versions has `current`, labelled `Next`. */
export interface Version extends Omit<VersionSettings, 'path'> {
  /** The route prefix of its docs, base URL included. */
  path: RoutePath
  /** Route of the list of tags; the page of each tag is below it. */
  tagsPath: RoutePath
  mainDocId: string
  docs: Doc[]
  draftIds: string[]
  sidebars: Sidebar[]
  /** The places of pages in each sidebar, by sidebar id. */
  places: Map<string, SidebarPlaces>
}

/** The page that a route leads to. */
export type RouteTarget =
  | { kind: 'doc'; doc: Doc; version: Version }
  | {
      kind: 'generatedIndex'
      category: SidebarCategory
      title: string
      description?: string
      keywords: string[]
      image?: string
      sidebarId: string
      version: Version
    }
  | { kind: 'tagsList'; version: Version; sharing?: Blog | undefined }
  | { kind: 'tag'; tag: Tag; docs: Doc[]; posts: Post[]; unlisted: boolean; version: Version }
  | { kind: 'markdownPage'; outline: DocumentOutline; editUrl?: string; lastUpdate?: LastUpdate }
  | { kind: 'reactPage'; module: PageModule }
  | { kind: 'search'; tagsPath?: RoutePath }
  | { kind: 'offline' }
  | { kind: 'notFound' }
  | BlogTarget

/** A route target of one kind. */
export type TargetOf<Kind extends RouteTarget['kind']> = Extract<RouteTarget, { kind: Kind }>

export interface Route {
  path: RoutePath
  /** Path and a short hash of the route, unique within the site. */
  key: string
  output: OutputPath
  target: RouteTarget
  /** Kept out of search engines and of the sitemap. */
  noIndex: boolean
}

/** The whole site as data: docs, blog, routes and redirects. */
export interface Site {
  config: SiteConfig
  versions: Version[]
  /** Undefined when there are no posts. */
  blog?: Blog | undefined
  routes: Route[]
  /** Redirects from old URLs. */
  redirects: Redirect[]
  /** The pages of all locales that are built together. Undefined when this locale is built alone. */
  localePages?: ReadonlyMap<string, LocalePages>
  diagnostics: Diagnostic[]
}
