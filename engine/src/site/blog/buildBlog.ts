import { type BlogConfig, isPostOf, type SiteConfig } from '../../config/siteConfig.ts'
import type { BlogContent, DataFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose, hasErrors } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { decodePath, joinUrlPath, type RoutePath, type SourcePath, toRoutePath } from '../../model/paths.ts'
import { parseUtcDate } from '../../std/dates.ts'
import { editUrlOf, lastUpdateOf } from '../notes/sourceFacts.ts'
import type { Blog, BuildMode, Post, SiteInput, Tag } from '../site.ts'
import { type DefinedTag, docTags, resolveTags } from '../tags/resolveTags.ts'
import { type AuthorFields, parseAuthorsFile } from './authorsFile.ts'
import { type AuthorSources, checkAuthors, postAuthors, toAuthor } from './postAuthors.ts'
import { toPostFacts } from './postLists.ts'

interface BlogSources {
  content: BlogContent
  input: SiteInput
  config: SiteConfig
  mode: BuildMode
}

/**
 * Builds a blog. Without posts there is no blog, whatever the config says.
 * 1. Parse the authors file and the tags file.
 * 2. Build the posts, and set aside the drafts that are not published.
 * 3. Sort the posts and apply the `processBlogPosts` setting.
 */
export function buildBlog({ content, input, config, mode }: BlogSources): {
  blog?: Blog
  diagnostics: Diagnostic[]
} {
  const { config: blogConfig } = content
  const outlines = input.outlines.filter(({ file }) => isPostOf(blogConfig, file))
  if (outlines.length === 0) return { diagnostics: [] }
  const paths = blogPaths(blogConfig, config)
  const tags = resolveTags(content.tagsFile, outlines, blogConfig)
  const known = readAuthors(content.authorsFile)
  const sources = { config, blogConfig, ...paths, authors: known.authors, authorsSource: known.source }
  const { history, postDates: dates } = input
  const postSources = { ...sources, history, dates, definedTags: tags.defined, mode }
  const all = outlines.map((outline) => buildPost(outline, postSources))
  const published = all.filter(({ draft }) => mode === 'dev' || !draft)
  const posts = applyProcessBlogPosts(sortPosts(published, blogConfig), blogConfig)
  const authors = [...known.authors].map(([key, given]) => toAuthor(given, key, sources))
  const canCheckAuthors = !hasErrors(known.diagnostics) && !content.authorsUnreadable
  const diagnostics = [
    ...tags.diagnostics,
    ...outlines.flatMap(checkPost),
    ...known.diagnostics,
    ...(canCheckAuthors ? outlines.flatMap((outline) => checkAuthors(outline, sources)) : []),
  ]
  if (posts.length === 0) return { diagnostics }
  const listed = posts.filter(({ unlisted }) => !unlisted)
  return { blog: { config: blogConfig, ...paths, posts, listed, authors }, diagnostics }
}

function readAuthors(file: DataFile | undefined) {
  const parsed = file ? parseAuthorsFile(file) : { authors: new Map<string, AuthorFields>(), diagnostics: [] }
  return { ...parsed, source: file?.source }
}

function blogPaths({ routeBasePath, ...names }: BlogConfig, { baseUrl }: SiteConfig) {
  const path = joinUrlPath(baseUrl, routeBasePath)
  const below = (name: string) => toRoutePath(joinUrlPath(path, name))
  return {
    path: toRoutePath(path),
    tagsPath: below(names.tagsBasePath),
    authorsPath: below(names.authorsBasePath),
    archivePath: names.archiveBasePath === null ? undefined : below(names.archiveBasePath),
  }
}

function sortPosts(posts: Post[], { sortPosts }: BlogConfig): Post[] {
  const sign = sortPosts === 'descending' ? -1 : 1
  return posts.toSorted((a, b) => sign * (a.date.getTime() - b.date.getTime()))
}

/** Applies the `processBlogPosts` setting, which may leave posts out or reorder them. */
function applyProcessBlogPosts(posts: Post[], { processBlogPosts }: BlogConfig): Post[] {
  if (!processBlogPosts) return posts
  const byPermalink = new Map(posts.map((post) => [post.permalink as string, post]))
  const chosen = processBlogPosts({ blogPosts: posts.map(toPostFacts) })
  return chosen?.flatMap(({ permalink }) => byPermalink.get(permalink) ?? []) ?? posts
}

/** Inputs for building posts besides their files. */
export interface PostSources extends AuthorSources {
  path: RoutePath
  tagsPath: RoutePath
  history: SiteInput['history']
  /** Dates of posts that state none themselves. */
  dates: SiteInput['postDates']
  /** The tags file, if the blog has one. */
  definedTags?: Map<string, DefinedTag> | undefined
  mode: BuildMode
}

function buildPost(outline: DocumentOutline, sources: PostSources): Post {
  const { file, frontMatter } = outline
  const { slug, date: day, name } = parsePostPath(file.path)
  const written = frontMatter.slug && (decodePath(frontMatter.slug) ?? frontMatter.slug)
  const permalink = toRoutePath(joinUrlPath(sources.path, written || slug))
  return {
    outline,
    title: frontMatter.title || outline.contentTitle || (day && /^(?:index)?$/.test(name) ? day : name),
    description: frontMatter.description ?? outline.excerpt,
    permalink,
    date: postDate(outline) ?? sources.dates.get(file.source) ?? new Date(0),
    tags: postTags(outline, sources),
    authors: postAuthors(outline, sources),
    draft: frontMatter.draft === true,
    unlisted: sources.mode === 'build' && frontMatter.unlisted === true,
    editUrl: postEditUrl(outline, permalink, sources),
    lastUpdate: lastUpdateOf(outline, sources.history, sources.blogConfig),
  }
}

/** The date stated by the post itself: in its front matter, else in its path. */
function postDate({ file, frontMatter }: DocumentOutline): Date | undefined {
  const written = frontMatter.date ?? parsePostPath(file.path).date
  return written === undefined ? undefined : parseUtcDate(written)
}

function postTags({ frontMatter }: DocumentOutline, { tagsPath, definedTags, config }: PostSources): Tag[] {
  return docTags(frontMatter, {
    tagsPath,
    defined: definedTags,
    areNested: Boolean(config.markdown.obsidian),
  })
}

function postEditUrl(
  outline: DocumentOutline,
  permalink: RoutePath,
  sources: PostSources,
): string | undefined {
  const { editUrl, editLocalizedFiles, path: blogDirPath } = sources.blogConfig
  const edited = editLocalizedFiles ? outline.file.source : undefined
  if (typeof editUrl !== 'function') return editUrlOf(outline, editUrl, edited)
  const locale = sources.config.i18n.currentLocale
  return editUrlOf(outline, () => editUrl({ blogDirPath, blogPath: outline.file.path, permalink, locale }))
}

/** Reports an `id` in a post's front matter, where it has no effect. */
function checkPost({ file, frontMatter }: DocumentOutline): Diagnostic[] {
  return frontMatter.id === undefined
    ? []
    : [diagnose('post-id', [frontMatter.id], { file: file.source, key: ['id'] })]
}

/** The posts without a date in their front matter or path. Their dates must be found elsewhere. */
export function undatedPosts(outlines: DocumentOutline[]): SourcePath[] {
  return outlines
    .filter((outline) => outline.file.collection === 'blog' && postDate(outline) === undefined)
    .map(({ file }) => file.source)
}

/** The parts of a post's path. */
export interface PostPath {
  /** The route below that of the blog, unless the front matter sets a `slug`. */
  slug: string
  /** A day, its parts separated by `-`, without added zeros. */
  date?: string | undefined
  /** The name without date and file extension. */
  name: string
}

const dated =
  /^(?<folder>.*?)(?<!\d)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/

/** Parses the path of a post below the blog folder. It may contain a day, whose parts may also be folders. */
export function parsePostPath(path: string): PostPath {
  const match = dated.exec(path)
  if (!match) {
    const name = path.replace(/(?:\/index)?\.mdx?$/, '')
    return { slug: `/${name}`, name }
  }
  const { folder = '', date = '', name: rest = '' } = match.groups!
  const name = rest.trimStart() === rest ? rest : rest.trimStart().replace(/^[-/]/, '').trimStart()
  const day = date.replaceAll('-', '/')
  // Days without a name are often kept in folders of their year and month.
  const above = name === '' && `${day}/`.startsWith(folder) ? '' : folder
  return { slug: `/${day}/${above}${name}`, date: date.replaceAll('/', '-'), name }
}
