import type { FeedAuthor, FeedPost } from '../../model/feedPost.ts'
import type { Feed } from './feed.ts'
import { xmlElement, xmlText } from './xmlElement.ts'

/** Renders a feed as Atom (RFC 4287). `self` is the URL of the feed. */
export function renderAtom(feed: Feed, self: string): string {
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }
  const children = [
    xmlText('id', feed.link),
    xmlText('title', feed.title),
    xmlText('updated', feed.updated.toISOString()),
    xmlText('generator', feed.generator),
    xmlText('link', '', { rel: 'alternate', href: feed.link }),
    xmlText('link', '', { rel: 'self', href: self }),
    xmlText('subtitle', feed.description),
    ...(feed.copyright ? [xmlText('rights', feed.copyright)] : []),
    // The author of posts that name nobody; Atom demands one.
    renderAuthor({ name: feed.title }),
    ...feed.posts.map(renderEntry),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('feed', children, attributes)}\n`
}

function renderEntry({
  title,
  link,
  published,
  updated,
  description,
  html,
  authors,
  tags,
}: FeedPost): string {
  return xmlElement('entry', [
    xmlText('title', title),
    xmlText('id', link),
    xmlText('link', '', { href: link }),
    xmlText('published', published.toISOString()),
    xmlText('updated', updated.toISOString()),
    ...(description ? [xmlText('summary', description)] : []),
    xmlText('content', html, { type: 'html' }),
    ...authors.map(renderAuthor),
    ...tags.map((tag) => xmlText('category', '', { term: tag, label: tag })),
  ])
}

function renderAuthor({ name, link }: FeedAuthor): string {
  return xmlElement('author', [xmlText('name', name), ...(link ? [xmlText('uri', link)] : [])])
}
