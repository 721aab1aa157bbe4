import type { SiteConfig } from '../../config/siteConfig.ts'
import { imageOf } from '../../links/assets.ts'
import type { FeedPost } from '../../model/blogContent.ts'
import type { PostFacts } from '../../model/callbackFacts.ts'
import { engine } from '../../model/engine.ts'
import { islandTag, slotTag, tabListTag } from '../../model/markup.ts'
import { toHref } from '../../model/paths.ts'
import { fedPosts, feedFiles, toPostFacts } from '../../site/blog/postLists.ts'
import type { Blog, Post } from '../../site/site.ts'
import { openingTag, srcsetAddress } from '../../std/html.ts'
import type { Renderer, TextFile } from '../createRenderer.ts'
import { renderNote } from '../live/renderNote.tsx'
import { absoluteUrl } from '../mergeHeadTags.ts'
import { previewImageUrl } from '../preview/findPreview.ts'
import { type Feed, renderJsonFeed } from './renderJsonFeed.ts'
import { renderAtom, renderRss } from './renderXmlFeeds.ts'

const writers = { rss: renderRss, atom: renderAtom, json: renderJsonFeed }

/** Renders the feeds of a blog, with its latest listed posts in full. */
export async function renderFeeds(blog: Blog, renderer: Renderer): Promise<TextFile[]> {
  const { config } = renderer.site
  const feed = buildFeed(blog, config, await feedPosts(blog, renderer))
  return feedFiles(blog, config).map(({ type, path, output }) => ({
    path: output,
    contents: writers[type](feed, absoluteUrl(path, config)),
  }))
}

function buildFeed(blog: Blog, config: SiteConfig, posts: FeedPost[]): Feed {
  const { feedOptions } = blog.config
  const changes = posts.map(({ updated }) => updated.getTime())
  const name = `${config.title} Blog`
  return {
    title: feedOptions.title ?? name,
    description: feedOptions.description ?? name,
    copyright: feedOptions.copyright,
    language: feedOptions.language ?? config.i18n.localeConfigs[config.i18n.currentLocale]!.htmlLang,
    link: absoluteUrl(toHref(blog.path, config), config),
    updated: new Date(changes.reduce((newest, time) => Math.max(newest, time), 0)),
    generator: `${engine.name} ${engine.version}`,
    posts,
  }
}

/** The posts of the feeds, as made by the `createFeedItems` setting if there is one. */
async function feedPosts(blog: Blog, renderer: Renderer): Promise<FeedPost[]> {
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
  const document = renderer.references.documents.get(post.outline.file.source)
  const image = document && imageOf(document, renderer.references)
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
    ...(image && { image: previewImageUrl({ image, config })! }),
    html: feedHtml(html, link),
  }
}

/**
 * Adapts the HTML of a post for a feed: makes URLs absolute, and removes parts that need the site's styles or scripts.
 */
function feedHtml(html: string, link: string): string {
  return absoluteAddresses(withoutDrawnFormulas(inOwnColors(withTabLabels(withoutControls(html)))), link)
}

/** Removes the hash links of headings, buttons, scripts, and the elements that wait for scripts. */
function withoutControls(html: string): string {
  return html
    .replace(/<a class="hash-link"[^>]*>[^<]*<\/a>|<(button|script|template)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(scriptedTag, '')
}

/** On pages the label of a tab is in its list, or CSS. */
const withTabLabels = (html: string) =>
  html.replace(/<div class="tab-panel\b[^>]*\baria-label="([^"]*)"[^>]*>/g, '$&<p><b>$1</b></p>')

const scriptedTag = new RegExp(`</?(?:${islandTag}|${slotTag}|${tabListTag})\\b[^>]*>`, 'g')

/** Diagrams have the colours of the page's stylesheet, which feed readers do not load: there they are outlines. */
const inOwnColors = (html: string) =>
  html.replace(/var\(--diagram-([\w-]+)\)/g, (_, role: string) =>
    /^(?:ink|thread|line|alarm|accent|.*edge)$/.test(role)
      ? 'currentColor'
      : /^(?:hue|slice)/.test(role)
        ? 'gray'
        : 'Canvas',
  )

const drawing = '<span class="katex-html"'

/** Removes the visual half of formulas. KaTeX writes each one twice: as MathML, and as many styled elements. */
function withoutDrawnFormulas(html: string): string {
  const [before = '', ...rest] = html.split(drawing)
  return before + rest.map((part) => part.slice(endOfSpan(part))).join('')
}

/** The index after the closing tag of the span whose content the text begins with. */
function endOfSpan(html: string): number {
  let depth = 1
  for (const { 0: tag, index } of html.matchAll(/<\/?span\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return index + tag.length
  }
  return html.length
}

/**
 * Makes all URLs in a page's HTML absolute, for readers outside the site such as feeds. `page` is the page's own URL.
 */
function absoluteAddresses(html: string, page: string): string {
  const whole = (address: string) => {
    const found = parse(address.replaceAll('&amp;', '&'), page)
    return found ? found.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : address
  }
  const inList = (_: string, address: string, size = '') => whole(address) + size
  return html.replace(openingTag, (written) =>
    written
      .replace(/ (href|src|poster)="([^"]*)"/g, (_, name, address) => ` ${name}="${whole(address)}"`)
      .replace(/ srcset="([^"]*)"/g, (_, list) => ` srcset="${list.replace(srcsetAddress, inList)}"`),
  )
}

/** Undefined for text that is not a valid URL. */
function parse(address: string, page: string): URL | undefined {
  return URL.canParse(address, page) ? new URL(address, page) : undefined
}
