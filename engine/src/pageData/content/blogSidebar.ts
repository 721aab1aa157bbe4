import { type AddressSettings, toHref } from '../../model/paths.ts'
import { groupByYear, type Sidebar, type SidebarCategory, type SidebarLink } from '../../model/sidebar.ts'
import type { Blog, BlogTarget, Post } from '../../site/site.ts'

/** The sidebar of a blog page: the latest posts. Undefined when there are none to list. */
export function blogSidebar(target: BlogTarget, addresses: AddressSettings): Sidebar | undefined {
  const { blog } = target
  const current = target.kind === 'post' ? target.post : undefined
  const posts = latestPosts(blog, current)
  if (posts.length === 0) return undefined
  const toLink = (post: Post) => sidebarLink(post, post === current, addresses)
  const items = blog.config.sidebar.groupByYear
    ? groupByYear(posts).map(([year, group]) => yearGroup(year, group.map(toLink)))
    : posts.map(toLink)
  const { id } = blog.config
  return { id: id === 'default' ? 'blog' : `blog-${id}`, title: blog.config.blogSidebarTitle, items }
}

/** Includes an unlisted post only on its own page. */
function latestPosts({ config, listed, posts }: Blog, current: Post | undefined): Post[] {
  const { blogSidebarCount } = config
  if (blogSidebarCount === 0) return []
  const latest = blogSidebarCount === 'ALL' ? listed : listed.slice(0, blogSidebarCount)
  if (!current?.unlisted) return latest
  const shown = new Set([...latest, current])
  return posts.filter((post) => shown.has(post))
}

function yearGroup(year: number, items: SidebarLink[]): SidebarCategory {
  return { kind: 'category', label: String(year), items, collapsible: false, collapsed: false }
}

function sidebarLink(post: Post, current: boolean, addresses: AddressSettings): SidebarLink {
  const { title, outline, permalink, date } = post
  return {
    kind: 'link',
    label: outline.frontMatter.sidebar_label ?? title,
    href: toHref(permalink, addresses),
    external: false,
    date: date.toISOString(),
    ...(current && { current }),
  }
}
