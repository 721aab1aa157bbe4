import type { PostFacts } from '../../config/schema/callbackFacts.ts'
import type { FeedPost } from '../../model/feedPost.ts'
import { toHref } from '../../site/addresses.ts'
import { fedPosts, toPostFacts } from '../../site/blog/postLists.ts'
import type { Blog, Post } from '../../site/site.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { Renderer } from '../createRenderer.ts'
import { renderNote } from '../live/renderNote.ts'
import { feedHtml } from './feedHtml.ts'

/** The posts of the feeds, as made by the `createFeedItems` setting if there is one. */
export async function feedPosts(blog: Blog, renderer: Renderer): Promise<FeedPost[]> {
  const posts = new Map(fedPosts(blog).map((post) => [post.permalink as string, post]))
  const make = (facts: PostFacts[]) =>
    facts.flatMap(({ permalink }) => posts.get(permalink) ?? []).map((post) => toFeedPost(post, renderer))
  const blogPosts = [...posts.values()].map(toPostFacts)
  const own = await blog.config.feedOptions.createFeedItems?.({
    blogPosts,
    defaultCreateFeedItems: (facts) => make(facts.blogPosts),
  })
  return own ?? make(blogPosts)
}

function toFeedPost(post: Post, renderer: Renderer): FeedPost {
  const { config } = renderer.site
  const link = absoluteUrl(toHref(post.permalink, config), config)
  const document = renderer.documents.get(post.outline.file.source)
  const { html } = document ? renderNote(document, post.permalink, renderer) : { html: '' }
  return {
    title: post.title,
    description: post.description,
    link,
    published: post.date,
    updated: post.lastUpdate?.date ? new Date(post.lastUpdate.date) : post.date,
    authors: post.authors.flatMap(({ name, href }) => {
      return name
        ? [{ name, ...(href && !href.startsWith('mailto:') && { link: absoluteUrl(href, config) }) }]
        : []
    }),
    tags: post.tags.map(({ label }) => label),
    html: feedHtml(html, link),
  }
}
