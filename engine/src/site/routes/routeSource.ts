import { relative } from 'node:path'
import { localeAddress } from '../../config/locale/translations.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import { type SourcePath, toHref, toSourcePath } from '../../model/paths.ts'
import type {
  Blog,
  BlogTarget,
  ListSubject,
  LocalePages,
  PageTranslation,
  Route,
  RouteTarget,
  Site,
} from '../site.ts'

type NotePlace = Pick<ContentFile, 'source' | 'original'>

/** The file that a note is known by: itself, or for a translation its original. Relative links count from there. */
export const originalOf = ({ source, original = source }: NotePlace): SourcePath => original

/** The file of a note, and for a translation also its original. */
export const withOriginal = ({ source, original }: NotePlace): SourcePath[] =>
  original === undefined ? [source] : [source, original]

/** The outline of the note behind a page, if there is one. */
export function outlineOf(target: RouteTarget): DocumentOutline | undefined {
  if (target.kind === 'doc') return target.doc.outline
  if (target.kind === 'post') return target.post.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}

/** The site with other outlines of docs and Markdown pages in the place of its own, from which only their texts differ. */
export function withOutlines(site: Site, changed: ReadonlyMap<DocumentOutline, DocumentOutline>): Site {
  const routes = site.routes.map((route): Route => {
    const { target } = route
    const outline = changed.get(outlineOf(target)!)
    if (!outline) return route
    if (target.kind === 'doc') return { ...route, target: { ...target, doc: { ...target.doc, outline } } }
    return target.kind === 'markdownPage' ? { ...route, target: { ...target, outline } } : route
  })
  return { ...site, routes }
}

/** The compiled note behind a page, if there is one. */
export function documentOf(
  target: RouteTarget,
  documents: ReadonlyMap<SourcePath, Document>,
): Document | undefined {
  const outline = outlineOf(target)
  return outline && documents.get(outline.file.source)
}

/** Indexes compiled notes by source path. */
export function documentsBySource(documents: Document[]): ReadonlyMap<SourcePath, Document> {
  return new Map(documents.map((document) => [document.file.source, document]))
}

/** The source file of a page; for pages that the engine generates, the config file. */
export function routeFile(
  { target }: Pick<Route, 'target'>,
  { siteDir, configPath }: SiteConfig,
): SourcePath {
  if (target.kind === 'reactPage' && !target.module.added) return target.module.source
  return outlineOf(target)?.file.source ?? toSourcePath(relative(siteDir, configPath))
}

/** The Markdown file that a route is made from. */
export function sourceOf({ target }: Route): SourcePath | undefined {
  return outlineOf(target)?.file.source
}

/** Names the source of a page for error messages. */
export function routeSource(target: RouteTarget): string {
  switch (target.kind) {
    case 'doc':
      return target.doc.outline.file.source
    case 'markdownPage':
      return target.outline.file.source
    case 'reactPage':
      return target.module.added ? `the plugin "${target.module.added.by}"` : target.module.source
    case 'generatedIndex':
      return `the category "${target.category.label}" of the sidebar "${target.sidebarId}"`
    case 'tag':
      return `the tag "${target.tag.label}"`
    case 'allPages':
      return `the list of all pages of the sidebar "${target.sidebar.id}"`
    case 'tagsList':
      return 'the list of tags'
    case 'search':
      return 'the search page'
    case 'graph':
      return 'the map of the notes'
    case 'offline':
      return 'the page for reading offline'
    case 'notFound':
      return 'the not-found page'
    default:
      return blogSource(target)
  }
}

/** Names the source of a blog page for error messages. */
function blogSource(target: BlogTarget): string {
  switch (target.kind) {
    case 'post':
      return target.post.outline.file.source
    case 'postList':
      return `${listSource(target.subject)} of ${blogName(target.blog)}`
    case 'blogTags':
      return `the list of tags of ${blogName(target.blog)}`
    case 'blogAuthors':
      return `the list of authors of ${blogName(target.blog)}`
    case 'blogArchive':
      return `the archive of ${blogName(target.blog)}`
  }
}

const blogName = ({ config: { id } }: Blog) => (id === 'default' ? 'the blog' : `the blog "${id}"`)

function listSource(subject: ListSubject): string {
  switch (subject.kind) {
    case 'blog':
      return 'the list of posts'
    case 'tag':
      return `the tag "${subject.tag.label}"`
    case 'author':
      return `the author "${subject.author.key}"`
  }
}

type LocalizedSite = Pick<Site, 'config' | 'localePages'>

/** Lists the pages of a site by identity, so that the other locales can link to them. */
export function listLocalePages({ routes, config }: Site): LocalePages {
  return new Map(routes.map((route) => [identityOf(route, config), toHref(route.path, config)]))
}

/** The page in every locale of the site. For a locale that is not part of this build, the same path is assumed. */
export function findTranslations(route: Route | undefined, site: LocalizedSite): PageTranslation[] {
  const { config, localePages } = site
  return config.i18n.locales.map((locale) => {
    const { url: host, baseUrl } = localeAddress(config, locale)
    const pages = localePages?.get(locale)
    const below = route && toHref(route.path, config).slice(config.baseUrl.length)
    const guessed = below === undefined ? undefined : baseUrl + below
    const page = pages && route ? pages.get(identityOf(route, config)) : guessed
    const path = page ?? baseUrl
    const url = new URL(path, host).href
    return { locale, url, href: host === config.url ? path : url, isSamePage: page !== undefined }
  })
}

/** Identifies a note by its original file, and any other page by its path within the locale. */
function identityOf({ path, target }: Route, { baseUrl }: Site['config']): string {
  const file = outlineOf(target)?.file
  return file ? originalOf(file) : `/${path.slice(baseUrl.length)}`
}

/** Full URLs of the page in every locale that has it, and as `x-default` that of the default locale. */
export function alternatesOf(route: Route, site: Site): { lang: string; url: string }[] {
  const { defaultLocale, localeConfigs } = site.config.i18n
  return findTranslations(route, site)
    .filter(({ isSamePage }) => isSamePage)
    .flatMap(({ locale, url }) => [
      { lang: localeConfigs[locale]!.htmlLang, url },
      ...(locale === defaultLocale ? [{ lang: 'x-default', url }] : []),
    ])
}
