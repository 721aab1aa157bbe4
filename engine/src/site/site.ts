import type { SiteConfig } from '../config/siteConfig.ts'
import type { VersionSettings } from '../config/versions/docsVersion.ts'
import type { BlogFiles } from '../content/blogFiles.ts'
import type { PageModule } from '../content/pageModule.ts'
import type { VersionContent } from '../content/versionContent.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { OutputPath, RoutePath, SourcePath } from '../model/paths.ts'
import type { Sidebar, SidebarCategory } from '../model/sidebar.ts'
import type { Blog, BlogTarget, Post } from './blog/blog.ts'
import type { Redirect } from './redirects/redirect.ts'
import type { SidebarPlaces } from './sidebars/sidebarPlaces.ts'
import type { LocalePages } from './translations.ts'

/** Everything the site is built from. Nothing in it was read by `site/` itself. */
export interface SiteInput {
  outlines: DocumentOutline[]
  /** What belongs to the versions of the docs besides their notes. */
  docs: VersionContent[]
  /** What belongs to the blog besides its posts. */
  blog: BlogFiles
  /** When posts were added that say no date themselves. */
  postDates: Map<SourcePath, Date>
  /** From git, by source path. */
  history: Map<SourcePath, LastUpdate>
  /** React pages in `src/pages`. */
  pageModules: PageModule[]
}

/** What the site is for: to be published, or to be written. Writers see drafts and unlisted pages everywhere. */
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
  /** Kept out of every list. Never so while writing. */
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

/** Notes that belong together: a version of a set of docs. One without versions has `current`, labelled `Next`. */
export interface Version extends Omit<VersionSettings, 'path'> {
  /** Where its docs begin, base included. */
  path: RoutePath
  /** Where the list of tags stands; each tag stands below it. */
  tagsPath: RoutePath
  mainDocId: string
  docs: Doc[]
  draftIds: string[]
  sidebars: Sidebar[]
  /** Where pages stand in the sidebars, by the ids of these. */
  places: Map<string, SidebarPlaces>
}

/** What stands at an address. */
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

/** What stands at an address, of one kind. */
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

/** The whole site as data: what is where, and what goes with what. */
export interface Site {
  config: SiteConfig
  versions: Version[]
  /** Undefined when there are no posts. */
  blog?: Blog | undefined
  routes: Route[]
  /** Former addresses that lead on. */
  redirects: Redirect[]
  /** The pages of all languages that are built together, by locale. Left out when this one is built alone. */
  localePages?: ReadonlyMap<string, LocalePages>
  diagnostics: Diagnostic[]
}
