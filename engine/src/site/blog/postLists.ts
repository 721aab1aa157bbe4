import type { SiteConfig } from '../../config/siteConfig.ts'
import type { FeedType, PostFacts } from '../../model/callbackFacts.ts'
import { encodePath, joinUrlPath, type OutputPath, toOutputPath } from '../../model/paths.ts'
import type { Blog, Post, Route } from '../site.ts'

/** The posts whose text a page shows in a list. */
export function listedPosts({ target }: Route): Post[] {
  return target.kind === 'postList' ? target.posts : []
}

/** The listed posts of everyone in the authors file, by key. */
export function postsByAuthor({ listed, authors }: Blog): Map<string, Post[]> {
  const posts = new Map<string, Post[]>(authors.map(({ key }) => [key!, []]))
  for (const post of listed)
    for (const { key } of post.authors) if (key !== undefined) posts.get(key)?.push(post)
  return posts
}

/** Reduces a post to the facts that functions in the config receive. */
export function toPostFacts(post: Post): PostFacts {
  const { outline, title, description, permalink, date, tags, unlisted } = post
  const labels = tags.map(({ label }) => label)
  return { source: outline.file.source, title, description, permalink, date, tags: labels, unlisted }
}

/**
 * A blog in the form that the plugin of Docusaurus has for it, for plugins that do more with it; undefined for one
 * without posts.
 */
export function toPluginContent(
  blog: Blog | undefined,
  readingTimeOf: (post: Post) => number | undefined,
): object {
  const blogPosts = (blog?.posts ?? []).map((post) => toPluginPost(post, readingTimeOf(post)))
  const tags = new Map(blog?.posts.flatMap((post) => post.tags).map((tag) => [tag.permalink, tag]))
  const tagged = Array.from(tags.values(), (tag) => {
    const permalink = encodePath(tag.permalink)
    const items = blogPosts.filter(({ metadata }) =>
      metadata.tags.some((each) => each.permalink === permalink),
    )
    return [permalink, { label: tag.label, permalink, items: items.map(({ id }) => id), pages: [] }]
  })
  return {
    blogSidebarTitle: blog?.config.blogSidebarTitle,
    blogPosts,
    blogListPaginated: [],
    blogTags: Object.fromEntries(tagged),
    blogTagsListPath: blog && encodePath(blog.tagsPath),
  }
}

function toPluginPost(post: Post, readingTime: number | undefined) {
  const { outline, title, description, date, unlisted, editUrl } = post
  const { frontMatter, file } = outline
  const permalink = encodePath(post.permalink)
  const tags = post.tags.map(({ label, ...tag }) => ({ label, permalink: encodePath(tag.permalink) }))
  const authors = post.authors.map(({ imageUrl, href, ...author }) => ({
    ...author,
    imageURL: imageUrl,
    url: href,
  }))
  const metadata = {
    permalink,
    title,
    description,
    date,
    tags,
    authors,
    frontMatter,
    readingTime,
    unlisted,
    editUrl,
    source: `@site/${file.source}`,
    hasTruncateMarker: /<!--\s*truncate|\{\/\*\s*truncate/.test(file.text),
  }
  return { id: permalink, metadata, content: file.text.replace(/^---\n[^]*?\n---\n/, '') }
}

/** A feed of the blog and its URL. */
export interface FeedPlace {
  type: FeedType
  /** Encoded, base included. */
  path: string
  output: OutputPath
  title: string
  contentType: string
}

const forms: Record<FeedType, { file: string; name: string; contentType: string }> = {
  rss: { file: 'rss.xml', name: 'RSS', contentType: 'application/rss+xml' },
  atom: { file: 'atom.xml', name: 'Atom', contentType: 'application/atom+xml' },
  json: { file: 'feed.json', name: 'JSON', contentType: 'application/json' },
}

/** The feeds that a blog has. */
export function feedFiles(blog: Blog, config: SiteConfig): FeedPlace[] {
  return blog.config.feedOptions.type.map((type) => {
    const { file, name, contentType } = forms[type]
    const path = joinUrlPath(blog.path, file)
    return {
      type,
      path: encodePath(path),
      output: toOutputPath(path.slice(config.baseUrl.length)),
      title: `${blog.config.feedOptions.title ?? config.title} ${name} Feed`,
      contentType,
    }
  })
}

/** The posts in the feeds: newest first, whatever the order of lists, up to the configured limit. */
export function fedPosts({ listed, config }: Blog): Post[] {
  const newestFirst = listed.toSorted((a, b) => b.date.getTime() - a.date.getTime())
  return newestFirst.slice(0, config.feedOptions.limit)
}
