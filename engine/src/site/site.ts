import type { BlogConfig, PagesConfig, SiteConfig } from '../config/siteConfig.ts'
import type { VersionSettings } from '../config/versions.ts'
import type { BlogContent, PageModule, VersionContent } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import type { Author } from '../model/blogContent.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import type { Href, OutputPath, RoutePath, SourcePath } from '../model/paths.ts'
import type { Sidebar, SidebarCategory, SidebarLink } from '../model/sidebar.ts'

/** Everything the site is built from. `site/` itself reads nothing from disk. */
export interface SiteInput {
  outlines: DocumentOutline[]
  /** Each version of the docs with its files besides the notes. */
  docs: VersionContent[]
  /** Each blog that has posts, with its authors and tags files. */
  blogs: BlogContent[]
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
  /** In a vault, the tags that a nested one (`#a/b`) is in: their pages list what has it, too. */
  around?: Tag[]
}

/** A version of a set of docs. A set without versions has `current`, labelled `Next`. */
export interface Version extends Omit<VersionSettings, 'path'> {
  /** The route prefix of its docs, base URL included. */
  path: RoutePath
  /** Route of the list of tags; the page of each tag is below it. */
  tagsPath: RoutePath
  mainDocId: string
  docs: Doc[]
  /** Of docs with the same id, which is reported, the first. */
  docsById: ReadonlyMap<string, Doc>
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
  | { kind: 'allPages'; sidebar: Sidebar; version: Version }
  | { kind: 'tagsList'; version: Version; sharing: Blog[] }
  | { kind: 'tag'; tag: Tag; docs: Doc[]; posts: Post[]; unlisted: boolean; version: Version }
  | {
      kind: 'markdownPage'
      pages: PagesConfig
      outline: DocumentOutline
      editUrl?: string
      lastUpdate?: LastUpdate
    }
  | { kind: 'reactPage'; pages?: PagesConfig | undefined; module: PageModule }
  | { kind: 'search'; tagsPath?: RoutePath }
  /** The map of the notes of a version, with the posts that belong to it. */
  | { kind: 'graph'; version: Version; blogs: Blog[] }
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

/** The whole site as data: docs, blogs, routes and redirects. */
export interface Site {
  config: SiteConfig
  versions: Version[]
  /** Those that have posts. */
  blogs: Blog[]
  routes: Route[]
  /** The paths of all routes. */
  paths: ReadonlySet<RoutePath>
  /** The pages that list all of a sidebar with a long list. */
  allPages: ReadonlyMap<Sidebar, RoutePath>
  /** What is in the SVG of each icon that an item of a sidebar names. */
  icons: ReadonlyMap<string, string>
  /** Redirects from old URLs. */
  redirects: Redirect[]
  /** The pages of all locales that are built together. Undefined when this locale is built alone. */
  localePages?: ReadonlyMap<string, LocalePages>
  diagnostics: Diagnostic[]
}

/** A post with its place in the blog. */
export interface Post {
  outline: DocumentOutline
  title: string
  description: string
  permalink: RoutePath
  date: Date
  tags: Tag[]
  authors: PostAuthor[]
  draft: boolean
  /** Left out of every list. Always false in dev mode. */
  unlisted: boolean
  editUrl?: string | undefined
  lastUpdate?: LastUpdate | undefined
}

/** Who wrote a post. */
export interface PostAuthor extends Author {
  /** The key in the authors file; undefined for an author described only in the post. */
  key?: string
  /** The page that lists the author's posts. */
  page?: RoutePath
}

/** A blog that has posts. */
export interface Blog {
  config: BlogConfig
  /** The route of the list of posts, base URL included. All other blog pages are below it. */
  path: RoutePath
  tagsPath: RoutePath
  authorsPath: RoutePath
  archivePath?: RoutePath | undefined
  /** All posts, unlisted ones too, in the order of lists. */
  posts: Post[]
  /** The posts that are not unlisted. */
  listed: Post[]
  /** Everyone in the authors file, in its order. */
  authors: PostAuthor[]
}

/** The subject of a list of posts: the whole blog, one tag or one author. */
export type ListSubject =
  | { kind: 'blog' }
  | { kind: 'tag'; tag: Tag; unlisted: boolean }
  | { kind: 'author'; author: PostAuthor }

/** The target of a route of the blog. */
export type BlogTarget =
  | { kind: 'post'; post: Post; blog: Blog; newer?: Post | undefined; older?: Post | undefined }
  | PostListTarget
  | { kind: 'blogTags'; blog: Blog }
  | { kind: 'blogAuthors'; blog: Blog }
  | { kind: 'blogArchive'; blog: Blog }

/** One page of a list. */
export interface PostListTarget {
  kind: 'postList'
  blog: Blog
  subject: ListSubject
  posts: Post[]
  /** The number of posts on all pages of the list. */
  postCount: number
  /** Which of the pages of the list it is, from 1, and how many there are. */
  number: number
  pageCount: number
  /** The pages beside it. */
  newerPath?: RoutePath | undefined
  olderPath?: RoutePath | undefined
}

/** A redirect from an old URL. */
export interface Redirect {
  /** Base included. */
  path: RoutePath
  output: OutputPath
  /** Where it leads. */
  to: Href
  /** The page there; undefined for other sites and for files. */
  route: Route | undefined
  /** The file or setting that asks for it, for error messages. */
  source: string
  where: SourceLocation
}

/** A redirect as it was asked for. */
export interface RedirectClaim extends Pick<Redirect, 'path' | 'source' | 'where'> {
  /** An address as the settings write it, or the page itself. */
  to: string | Route
}

/** A step on the path to a page: a category, or last the page itself. */
export type Step = SidebarCategory | SidebarLink

/** The place of a page in a sidebar. */
export interface SidebarPlace {
  /** Paths from the top down to the page; several where the sidebar lists it more than once. */
  ways: Step[][]
  /** The previous and next pages in reading order. */
  previous?: SidebarPage
  next?: SidebarPage
}

/** The places of the pages of one sidebar, by normalized URL. */
export type SidebarPlaces = Map<string, SidebarPlace>

/** The URLs of a locale's pages, keyed by an identity that is the same in all locales. */
export type LocalePages = ReadonlyMap<string, string>

/** A page in one of the languages of the site. */
export interface PageTranslation {
  locale: string
  /** From this page: a path, or a full address when the language has a host of its own. */
  href: string
  /** Full address. */
  url: string
  /** Whether the page exists there. If not, `href` leads to the home page of that locale. */
  isSamePage: boolean
}

/** A page and the address that it asks for. */
export interface RouteClaim {
  path: RoutePath
  target: RouteTarget
}

/** An item that has a page of its own. */
export type SidebarPage = (SidebarLink | SidebarCategory) & { href: string }
