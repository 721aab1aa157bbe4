import type { SiteConfig } from '../config/siteConfig.ts'
import type { Author } from '../model/blogContent.ts'
import type { PageData } from '../model/pageData.ts'
import { toHref } from '../model/paths.ts'
import type { Blog, Post, Route, RouteTarget, TargetOf } from '../site/site.ts'
import { absoluteUrl, jsonLd } from './mergeHeadTags.ts'

interface PageMetadata {
  page: PageData
  route: Route
  config: SiteConfig
  /** The social preview image, as an absolute URL. */
  image?: string | undefined
}

/** The Open Graph tags for the type of a page, with dates, authors and tags for a post. */
export function typeTags({ target }: Route, { url }: SiteConfig): { property: string; content: string }[] {
  if (target.kind !== 'post') return [{ property: 'og:type', content: 'website' }]
  const { date, authors, tags } = target.post
  const addresses = authors.flatMap(({ href }) => (href ? [absoluteUrl(href, { url })] : []))
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: date.toISOString() },
    ...addresses.map((content) => ({ property: 'article:author', content })),
    ...tags.map(({ label }) => ({ property: 'article:tag', content: label })),
  ]
}

const pageKinds = { blog: 'blog_posts_list', tag: 'blog_tags_posts', author: 'blog_authors_posts' }

/** The kind of a blog page, by which DocSearch crawlers tag it. */
export function blogPageKind(target: RouteTarget): string | undefined {
  if (target.kind === 'postList') return pageKinds[target.subject.kind]
  if (target.kind === 'blogTags') return 'blog_tags_list'
  return target.kind === 'blogAuthors' ? 'blog_authors_list' : undefined
}

/** The JSON-LD of a post, or of the list of all posts; empty for other pages. */
export function blogData({ page, route, config, image }: PageMetadata): string {
  const { target } = route
  if (target.kind === 'post') return jsonLd(postData(target, { page, config, image }))
  if (target.kind !== 'postList' || target.subject.kind !== 'blog') return ''
  const { blog, posts } = target
  return jsonLd({
    '@type': 'Blog',
    '@id': absoluteUrl(page.href, config),
    mainEntityOfPage: absoluteUrl(page.href, config),
    headline: blog.config.blogTitle,
    description: blog.config.blogDescription,
    blogPost: posts.map((post) => summaryOf(post, config)),
  })
}

function postData({ post, blog }: TargetOf<'post'>, { page, config, image }: Omit<PageMetadata, 'route'>) {
  return {
    ...summaryOf(post, config),
    inLanguage: page.lang,
    ...(image && { image }),
    ...(post.outline.frontMatter.keywords && { keywords: post.outline.frontMatter.keywords }),
    isPartOf: partOf(blog, config),
  }
}

function summaryOf(post: Post, config: SiteConfig) {
  const { title, description, date, lastUpdate, authors, permalink } = post
  const address = absoluteUrl(toHref(permalink, config), config)
  const people = authors.map((author) => personOf(author, config))
  return {
    '@type': 'BlogPosting',
    '@id': address,
    mainEntityOfPage: address,
    url: address,
    headline: title,
    name: title,
    ...(description && { description }),
    datePublished: date.toISOString(),
    ...(lastUpdate?.date && { dateModified: lastUpdate.date }),
    ...(people.length > 0 && { author: people.length === 1 ? people[0] : people }),
  }
}

function personOf({ name, title, href, imageUrl }: Author, { url }: SiteConfig) {
  return {
    '@type': 'Person',
    ...(name && { name }),
    ...(title && { description: title }),
    ...(href && !href.startsWith('mailto:') && { url: absoluteUrl(href, { url }) }),
    ...(imageUrl && { image: absoluteUrl(imageUrl, { url }) }),
  }
}

function partOf({ path, config: { blogTitle } }: Blog, config: SiteConfig) {
  return { '@type': 'Blog', '@id': absoluteUrl(toHref(path, config), config), name: blogTitle }
}
