import type { SiteConfig } from '../../config/siteConfig.ts'
import type {
  BlogContent,
  PostContent,
  PostHead,
  PostListContent,
  PostSummary,
} from '../../model/blogContent.ts'
import type { PageContent } from '../../model/pageData.ts'
import type { PageLink } from '../../model/pageParts.ts'
import { editHref, toHref } from '../../model/paths.ts'
import { groupByYear } from '../../model/sidebar.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { postsByAuthor } from '../../site/blog/postLists.ts'
import type { Blog, BlogTarget, Post, PostListTarget, TargetOf } from '../../site/site.ts'
import { groupByTag, groupTags, tagLink } from '../../site/tags/tagPages.ts'
import { type PostExcerpt, type RenderedText, readingMinutes } from './excerpts.ts'
import { blogTexts, isWholeSite, textLanguage } from './pageTexts.ts'

interface BlogContentSources {
  config: SiteConfig
  /** The compiled post, or the excerpts of the posts in a list. */
  text: RenderedText | undefined
}

/** The article of a page of the blog. */
export function blogContent(target: BlogTarget, sources: BlogContentSources): PageContent {
  switch (target.kind) {
    case 'post':
      return postContent(target, sources)
    case 'postList':
      return listContent(target, sources)
    case 'blogTags':
      return tagsContent(target.blog, sources.config)
    case 'blogAuthors':
      return authorsContent(target.blog)
    case 'blogArchive':
      return archiveContent(target.blog, sources.config)
  }
}

function postContent(target: TargetOf<'post'>, sources: BlogContentSources): PostContent {
  const { post, newer, older } = target
  const { config, text } = sources
  return {
    kind: 'post',
    head: postHead(post, target.blog, { config, lang: text?.lang }),
    html: text?.html ?? '',
    draft: post.draft,
    unlisted: post.outline.frontMatter.unlisted === true,
    tags: post.tags.map((tag) => tagLink(tag, config)),
    ...(post.editUrl && { editUrl: editHref(post.editUrl) }),
    ...(post.lastUpdate && { lastUpdate: post.lastUpdate }),
    ...(newer && { newer: postLink(newer, config) }),
    ...(older && { older: postLink(older, config) }),
  }
}

function postHead(
  post: Post,
  { config: blogConfig }: Blog,
  { config, lang }: { config: SiteConfig; lang?: string | undefined },
): PostHead {
  const readingTime = readingMinutes(post, blogConfig, config)
  return {
    title: post.title,
    href: toHref(post.permalink, config),
    date: post.date.toISOString(),
    ...(readingTime !== undefined && { readingMinutes: Math.ceil(readingTime) }),
    authors: post.authors,
    lang: textLanguage(post.outline, lang, config),
  }
}

function listContent(target: PostListTarget, { config, text }: BlogContentSources): PostListContent {
  const { subject, posts, postCount, blog, number, pageCount, newerPath, olderPath } = target
  const { title, description } = blogTexts(target, uiTextOf(config))
  const tagline = isWholeSite(blog) && !newerPath && config.tagline
  const line = subject.kind === 'blog' ? tagline : description
  return {
    kind: 'postList',
    title: title || blog.config.blogTitle,
    ...(line && { description: line }),
    ...(subject.kind === 'author' && { author: subject.author }),
    ...(subject.kind === 'tag' && { tag: tagLink(subject.tag, config) }),
    ...allLink(target, config),
    postCount,
    number,
    pageCount,
    posts: posts.map((post, index) => ({
      ...postSummary(post, text?.excerpts?.[index], { blog, config }),
      ...(index === 0 && !newerPath && pictureOf(text?.excerpts?.[0])),
    })),
    unlisted: subject.kind === 'tag' && subject.unlisted,
    ...(newerPath && { newerHref: toHref(newerPath, config) }),
    ...(olderPath && { olderHref: toHref(olderPath, config) }),
  }
}

function postSummary(
  post: Post,
  excerpt: PostExcerpt | undefined,
  { blog, config }: { blog: Blog; config: SiteConfig },
): PostSummary {
  return {
    ...postHead(post, blog, { config, lang: excerpt?.lang }),
    html: excerpt?.html ?? '',
    isWhole: excerpt?.isWhole ?? true,
    tags: post.tags.map((tag) => tagLink(tag, config)),
  }
}

const pictureOf = (excerpt: PostExcerpt | undefined) => (excerpt?.picture ? { picture: excerpt.picture } : {})

/** The link from the posts of one tag or author to the list of all tags or authors. */
function allLink({ subject, blog }: PostListTarget, config: SiteConfig): { all?: PageLink } {
  const uiText = uiTextOf(config)
  if (subject.kind === 'tag')
    return { all: { label: uiText('viewAllTags'), href: toHref(blog.tagsPath, config) } }
  if (subject.kind === 'author')
    return { all: { label: uiText('viewAllAuthors'), href: toHref(blog.authorsPath, config) } }
  return {}
}

function tagsContent(blog: Blog, config: SiteConfig): PageContent {
  const listed = groupByTag(blog.posts).filter(({ unlisted }) => !unlisted)
  const tags = listed.map(({ tag, items }) => ({ ...tagLink(tag, config), count: items.length }))
  return { kind: 'tagsList', groups: groupTags(tags) }
}

function authorsContent(blog: Blog): BlogContent {
  const posts = postsByAuthor(blog)
  const authors = blog.authors.map((author) => ({ ...author, count: posts.get(author.key!)?.length ?? 0 }))
  return { kind: 'authorsList', authors }
}

/** Years newest first; within a year, posts oldest first. */
function archiveContent({ listed }: Blog, config: SiteConfig): BlogContent {
  const years = groupByYear(listed).map(([year, posts]) => ({
    year,
    posts: posts
      .toSorted((a, b) => a.date.getTime() - b.date.getTime())
      .map(({ title, permalink, date, outline }) => ({
        title,
        href: toHref(permalink, config),
        date: date.toISOString(),
        lang: textLanguage(outline, outline.frontMatter.lang, config),
      })),
  }))
  return { kind: 'archive', years }
}

const postLink = ({ title, permalink }: Post, config: SiteConfig): PageLink => ({
  label: title,
  href: toHref(permalink, config),
})
