import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DataFile } from '../../content/contentFile.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { joinUrlPath, toRoutePath } from '../../model/paths.ts'
import type { Blog, BlogConfig, BuildMode, Post, SiteInput } from '../site.ts'
import { resolveTags } from '../tags/resolveTags.ts'
import { type AuthorFields, parseAuthorsFile } from './authorsFile.ts'
import { buildPosts, checkPost } from './buildPosts.ts'
import { checkAuthors, toAuthor } from './postAuthors.ts'
import { toPostFacts } from './postLists.ts'

interface BlogSources {
  input: SiteInput
  config: SiteConfig
  mode: BuildMode
}

/**
 * Builds the blog. A site without posts has no blog, whatever its config says.
 * 1. Parse the authors file and the tags file.
 * 2. Build the posts, and set aside the drafts that are not published.
 * 3. Sort the posts and apply the `processBlogPosts` setting.
 */
export function buildBlog({ input, config, mode }: BlogSources): { blog?: Blog; diagnostics: Diagnostic[] } {
  const outlines = input.outlines.filter(({ file }) => file.collection === 'blog')
  if (config.blog === false || outlines.length === 0) return { diagnostics: [] }
  const blogConfig = config.blog
  const paths = blogPaths(blogConfig, config)
  const tags = resolveTags(input.blog.tagsFile, outlines, blogConfig)
  const known = readAuthors(input.blog.authorsFile)
  const sources = { config, blogConfig, ...paths, authors: known.authors, authorsSource: known.source }
  const { history, postDates: dates } = input
  const all = buildPosts(outlines, { ...sources, history, dates, definedTags: tags.defined, mode })
  const published = all.filter(({ draft }) => mode === 'dev' || !draft)
  const posts = applyProcessBlogPosts(sortPosts(published, blogConfig), blogConfig)
  const authors = [...known.authors].map(([key, given]) => toAuthor(given, key, sources))
  const canCheckAuthors = known.diagnostics.length === 0 && !input.blog.authorsUnreadable
  const authorProblems = canCheckAuthors
    ? outlines.flatMap((outline) => checkAuthors(outline, sources))
    : known.diagnostics
  const diagnostics = [...tags.diagnostics, ...outlines.flatMap(checkPost), ...authorProblems]
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
