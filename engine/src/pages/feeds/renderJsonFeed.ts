import type { FeedPost } from '../../model/blogContent.ts'

/** Renders a feed as JSON Feed 1.1. `self` is the URL of the feed. */
export function renderJsonFeed({ title, link, description, language, posts }: Feed, self: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    description,
    language,
    items: posts.map(toItem),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

function toItem({ title, link, published, updated, description, image, html, authors, tags }: FeedPost) {
  return {
    id: link,
    url: link,
    title,
    ...(description && { summary: description }),
    ...(image && { image }),
    content_html: html,
    date_published: published.toISOString(),
    date_modified: updated.toISOString(),
    ...(authors.length > 0 && {
      authors: authors.map(({ name, link: url }) => ({ name, ...(url && { url }) })),
    }),
    ...(tags.length > 0 && { tags }),
  }
}

/** The content of the blog's feeds. All URLs are absolute. */
export interface Feed {
  title: string
  description: string
  copyright: string
  language: string
  /** The list of posts. */
  link: string
  /** The latest update of its posts. */
  updated: Date
  generator: string
  posts: FeedPost[]
}
