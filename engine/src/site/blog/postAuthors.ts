import type { BlogConfig, SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import { encodeUrl, joinUrlPath, resolveAsset, toHref, toRoutePath } from '../../model/paths.ts'
import { kebabCase } from '../../std/text.ts'
import type { PostAuthor } from '../site.ts'
import { type AuthorFields, parseAuthorFields, socialLinks } from './authorsFile.ts'

/** Inputs for looking up the authors of posts. */
export interface AuthorSources extends AuthorPlaces {
  blogConfig: BlogConfig
  /** The entries of the authors file, by key. */
  authors: Map<string, AuthorFields>
  /** Path of the authors file; undefined when there is none. */
  authorsSource?: SourcePath | undefined
}

/** The authors of a post. Unknown keys are left out; `checkAuthors` reports them. */
export function postAuthors({ frontMatter }: DocumentOutline, sources: AuthorSources): PostAuthor[] {
  return writtenAuthors(frontMatter).flatMap(({ key, fields }) => {
    const known = key === undefined ? {} : sources.authors.get(key)
    if (!known) return []
    return [toAuthor({ ...known, ...parseAuthorFields(fields).given }, key, sources)]
  })
}

/** Reports authors of a post who are not known, are named twice, or are described in the post itself. */
export function checkAuthors({ file, frontMatter }: DocumentOutline, sources: AuthorSources): Diagnostic[] {
  const written = writtenAuthors(frontMatter)
  const legacy = legacyAuthorFields(frontMatter)
  const field = frontMatter.authors === undefined ? (legacy[0] ?? 'author') : 'authors'
  const where = { file: file.source, key: [field] }
  const keys = written.flatMap(({ key }) => key ?? [])
  const unknown = keys.filter((key) => !sources.authors.has(key))
  const twice = keys.filter((key, index) => keys.indexOf(key) < index)
  const invalid = written.flatMap(({ fields }) => parseAuthorFields(fields).problems)
  return [
    ...(frontMatter.authors !== undefined && legacy.length > 0
      ? [diagnose('authors-written-twice', [legacy], where)]
      : []),
    ...unknown.flatMap((key) => unknownAuthor(key, sources).map((each) => ({ ...each, where }))),
    ...[...new Set(twice)].map((key) => diagnose('duplicate-post-author', [key], where)),
    ...(invalid.length > 0 ? [diagnose('invalid-post-author', [invalid], where)] : []),
    ...(frontMatter.authors === undefined
      ? []
      : checkInline(written, sources).map((each) => ({ ...each, where }))),
  ]
}

/** Where imports may be missing, so may authors, whose file a script may make, too. */
function unknownAuthor(key: string, { authors, authorsSource, blogConfig, config }: AuthorSources) {
  const problem = authorsSource
    ? diagnose('unknown-author', [key, authorsSource, [...authors.keys()]])
    : diagnose('no-authors-file', [key, `${blogConfig.path}/${blogConfig.authorsMapPath}`])
  return withSeverity(config.onMissingImports, problem)
}

/** Reports authors without a key. */
function checkInline(written: WrittenAuthor[], { blogConfig }: AuthorSources): Diagnostic[] {
  const names = written.filter(({ key }) => key === undefined).map(({ fields }) => String(fields.name ?? '?'))
  if (names.length === 0) return []
  const file = `${blogConfig.path}/${blogConfig.authorsMapPath}`
  return withSeverity(blogConfig.onInlineAuthors, diagnose('inline-authors', [names, file]))
}

/** An author as written in a post: a key of the authors file, inline fields, or both. */
interface WrittenAuthor {
  key?: string
  /** Inline fields, not validated yet; empty when there is only a key. */
  fields: Record<string, unknown>
}

/** The authors in a post's front matter, in any of the accepted notations. */
function writtenAuthors(frontMatter: DocFrontMatter): WrittenAuthor[] {
  const { authors } = frontMatter
  if (authors === undefined) return legacyAuthor(frontMatter)
  return [authors].flat().map((author) => {
    if (typeof author === 'string') return { key: author, fields: {} }
    const { key, ...fields } = author
    return { ...(key !== undefined && { key: String(key) }), fields }
  })
}

/** The legacy notation: one author in `author`, `author_title` and similar fields. */
function legacyAuthor(frontMatter: DocFrontMatter): WrittenAuthor[] {
  const given = (...names: string[]) =>
    names.map((name) => frontMatter[name]).find((value) => value !== undefined)
  const fields = {
    name: given('author'),
    title: given('author_title', 'authorTitle'),
    url: given('author_url', 'authorURL'),
    image_url: given('author_image_url', 'authorImageURL'),
  }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return present.length > 0 ? [{ fields: Object.fromEntries(present) }] : []
}

/** The legacy author fields in a post's front matter. */
function legacyAuthorFields(frontMatter: DocFrontMatter): string[] {
  return Object.keys(frontMatter).filter((name) => /^author(?:_?(?:title|url|image_?url))?$/i.test(name))
}

/** The config, and the route of the author pages. */
interface AuthorPlaces {
  config: SiteConfig
  authorsPath: RoutePath
}

/** Resolves the fields of an author: the URL of the image, the author page and the link target of the name. */
export function toAuthor(given: AuthorFields, key: string | undefined, places: AuthorPlaces): PostAuthor {
  const { name, title, description, socials = {} } = given
  const image = given.image_url ?? given.imageURL
  const page = key === undefined ? undefined : authorPage(given.page, key, places.authorsPath)
  const href = page ? toHref(page, places.config) : elsewhere(given)
  return {
    ...(key !== undefined && { key }),
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { imageUrl: resolveAsset(image, places.config.baseUrl) }),
    ...(page && { page }),
    ...(href !== undefined && { href }),
    socials: socialLinks(socials),
  }
}

function elsewhere({ url, email }: AuthorFields): string | undefined {
  return url ? encodeUrl(url) : email && `mailto:${email}`
}

function authorPage(page: AuthorFields['page'], key: string, authorsPath: RoutePath): RoutePath | undefined {
  if (!page) return undefined
  return toRoutePath(joinUrlPath(authorsPath, page === true ? kebabCase(key) : page.permalink))
}
