import type { SiteConfig } from '../../config/siteConfig.ts'
import { engine } from '../../model/engine.ts'
import type { FeedPost } from '../../model/feedPost.ts'
import { toHref } from '../../model/paths.ts'
import { feedFiles } from '../../site/blog/postLists.ts'
import type { Blog } from '../../site/site.ts'
import type { Renderer } from '../createRenderer.ts'
import { absoluteUrl } from '../mergeHeadTags.ts'
import type { TextFile } from '../renderedPage.ts'
import { feedPosts } from './feedPosts.ts'
import { type Feed, renderJsonFeed } from './renderJsonFeed.ts'
import { renderAtom, renderRss } from './renderXmlFeeds.ts'

const writers = { rss: renderRss, atom: renderAtom, json: renderJsonFeed }

/** Renders the feeds of the blog, with its latest listed posts in full. */
export async function renderFeeds(renderer: Renderer): Promise<TextFile[]> {
  const { blog, config } = renderer.site
  const files = feedFiles(renderer.site)
  if (!blog || files.length === 0) return []
  const feed = buildFeed(blog, config, await feedPosts(blog, renderer))
  return files.map(({ type, path, output }) => ({
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
