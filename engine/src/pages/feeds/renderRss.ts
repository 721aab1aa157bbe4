import type { FeedPost } from '../../model/feedPost.ts'
import type { Feed } from './feed.ts'
import { xmlElement, xmlText } from './xmlElement.ts'

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** Renders a feed as RSS 2.0. `self` is the URL of the feed. */
export function renderRss(feed: Feed, self: string): string {
  const channel = xmlElement('channel', [
    xmlText('title', feed.title),
    xmlText('link', feed.link),
    xmlText('description', feed.description),
    xmlText('language', feed.language),
    xmlText('lastBuildDate', feed.updated.toUTCString()),
    xmlText('generator', feed.generator),
    ...(feed.copyright ? [xmlText('copyright', feed.copyright)] : []),
    xmlText('atom:link', '', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...feed.posts.map(renderItem),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('rss', [channel], namespaces)}\n`
}

function renderItem({ title, link, published, description, html, authors, tags }: FeedPost): string {
  return xmlElement('item', [
    xmlText('title', title),
    xmlText('link', link),
    xmlText('guid', link, { isPermaLink: 'true' }),
    xmlText('pubDate', published.toUTCString()),
    ...(description ? [xmlText('description', description)] : []),
    xmlText('content:encoded', html),
    // RSS's own `author` element demands an email address.
    ...authors.map(({ name }) => xmlText('dc:creator', name)),
    ...tags.map((tag) => xmlText('category', tag)),
  ])
}
