import type { FeedAuthor, FeedPost } from '../../model/blogContent.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import type { Feed } from './renderJsonFeed.ts'

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

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
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

function renderItem({ title, link, published, description, image, html, authors, tags }: FeedPost): string {
  return xmlElement('item', [
    xmlText('title', title),
    xmlText('link', link),
    xmlText('guid', link, { isPermaLink: 'true' }),
    xmlText('pubDate', published.toUTCString()),
    ...(description ? [xmlText('description', description)] : []),
    ...(image ? [xmlText('media:content', '', { url: image, medium: 'image' })] : []),
    xmlText('content:encoded', html),
    // RSS's own `author` element demands an email address.
    ...authors.map(({ name }) => xmlText('dc:creator', name)),
    ...tags.map((tag) => xmlText('category', tag)),
  ])
}

type Attributes = Record<string, string | undefined>

/** Characters that XML forbids, even as entities. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

const clean = (text: string) => text.toWellFormed().replace(forbidden, '')

/** An element with text, or an empty one. */
function xmlText(name: string, text: string, attributes: Attributes = {}): string {
  const opening = name + writeAttributes(attributes)
  return text === '' ? `<${opening}/>` : `<${opening}>${escapeHtml(clean(text))}</${name}>`
}

/** An element with child elements, each on its own line. */
function xmlElement(name: string, children: string[], attributes: Attributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>\n${children.join('\n')}\n</${name}>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(clean(value!))}"`)
    .join('')
}
