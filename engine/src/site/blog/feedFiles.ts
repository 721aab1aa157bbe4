import type { FeedType } from '../../config/schema/feed.ts'
import { encodePath, joinUrlPath } from '../../model/paths.ts'
import type { Site } from '../site.ts'

/** A feed of the blog and its URL. */
export interface FeedPlace {
  type: FeedType
  /** Encoded, base included. */
  path: string
  title: string
  contentType: string
}

const forms: Record<FeedType, { file: string; name: string; contentType: string }> = {
  rss: { file: 'rss.xml', name: 'RSS', contentType: 'application/rss+xml' },
  atom: { file: 'atom.xml', name: 'Atom', contentType: 'application/atom+xml' },
  json: { file: 'feed.json', name: 'JSON', contentType: 'application/json' },
}

/** The feeds that a site has: none without a blog. */
export function feedFiles({ blog, config }: Pick<Site, 'blog' | 'config'>): FeedPlace[] {
  if (!blog) return []
  return blog.config.feedOptions.type.map((type) => {
    const { file, name, contentType } = forms[type]
    return {
      type,
      path: encodePath(joinUrlPath(blog.path, file)),
      title: `${config.title} ${name} Feed`,
      contentType,
    }
  })
}
