import type { Document } from '../../markdown/document.ts'
import { engine } from '../../model/engine.ts'
import { type OutputPath, toOutputPath } from '../../model/paths.ts'
import { toHref } from '../../site/addresses/toHref.ts'
import type { Blog, Post } from '../../site/blog/blog.ts'
import { feedFiles } from '../../site/blog/feedFiles.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { renderNote } from '../live/renderNote.ts'
import type { Renderer } from '../renderPages.ts'
import type { Feed, FeedPost } from './feed.ts'
import { feedHtml } from './feedHtml.ts'
import { renderAtom } from './renderAtom.ts'
import { renderJsonFeed } from './renderJsonFeed.ts'
import { renderRss } from './renderRss.ts'

/** A feed as it is written to disk. */
export interface FeedFile {
  output: OutputPath
  contents: string
}

const writers = { rss: renderRss, atom: renderAtom, json: renderJsonFeed }

/** The feeds of the blog: its latest listed posts, whole. */
export function renderFeeds(renderer: Renderer, documents: Document[]): FeedFile[] {
  const { blog, config } = renderer.site
  const files = feedFiles(renderer.site)
  if (!blog || files.length === 0) return []
  const feed = buildFeed(
    blog,
    renderer,
    new Map(documents.map((document) => [document.file.source, document])),
  )
  return files.map(({ type, path }) => ({
    output: toOutputPath(path.slice(config.baseUrl.length)),
    contents: writers[type](feed, absoluteUrl(path, config)),
  }))
}

function buildFeed(blog: Blog, renderer: Renderer, documents: Map<string, Document>): Feed {
  const { config } = renderer.site
  const { feedOptions } = blog.config
  const newestFirst = blog.listed.toSorted((a, b) => b.date.getTime() - a.date.getTime())
  const posts = newestFirst.slice(0, feedOptions.limit).map((post) => {
    return toFeedPost(post, documents.get(post.outline.file.source), renderer)
  })
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

function toFeedPost(post: Post, document: Document | undefined, renderer: Renderer): FeedPost {
  const { config } = renderer.site
  const link = absoluteUrl(toHref(post.permalink, config), config)
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
