import { joinUrlPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import type { Blog, ListSubject, Post, RouteClaim } from '../site.ts'
import { groupByTag } from '../tags/tagPages.ts'
import { postsByAuthor } from './postLists.ts'

/** Every page of a blog. */
export function blogClaims(blog: Blog): RouteClaim[] {
  return [
    ...listClaims({ blog, subject: { kind: 'blog' }, path: blog.path, posts: blog.listed }),
    ...postClaims(blog),
    ...(blog.archivePath && blog.listed.length > 0
      ? [{ path: blog.archivePath, target: { kind: 'blogArchive' as const, blog } }]
      : []),
    ...tagClaims(blog),
    ...authorClaims(blog),
  ]
}

/** Each post, with the listed posts published just before and after it. */
function postClaims(blog: Blog): RouteClaim[] {
  const newestFirst = blog.config.sortPosts === 'descending' ? blog.listed : blog.listed.toReversed()
  const places = new Map(newestFirst.map((post, index) => [post, index]))
  return blog.posts.map((post) => {
    const place = places.get(post)
    const beside = (step: number) => (place === undefined ? undefined : newestFirst[place + step])
    return { path: post.permalink, target: { kind: 'post', post, blog, newer: beside(-1), older: beside(1) } }
  })
}

function tagClaims(blog: Blog): RouteClaim[] {
  const tags = groupByTag(blog.posts)
  const hasList = tags.some(({ unlisted }) => !unlisted)
  return [
    ...(hasList ? [{ path: blog.tagsPath, target: { kind: 'blogTags' as const, blog } }] : []),
    ...tags.flatMap(({ tag, items: posts, unlisted }) => {
      return listClaims({ blog, subject: { kind: 'tag', tag, unlisted }, path: tag.permalink, posts })
    }),
  ]
}

function authorClaims(blog: Blog): RouteClaim[] {
  if (blog.authors.length === 0) return []
  const posts = postsByAuthor(blog)
  return [
    { path: blog.authorsPath, target: { kind: 'blogAuthors', blog } },
    ...blog.authors.flatMap((author) => {
      if (!author.page) return []
      const own = posts.get(author.key!) ?? []
      return listClaims({ blog, subject: { kind: 'author', author }, path: author.page, posts: own })
    }),
  ]
}

interface PostList {
  blog: Blog
  subject: ListSubject
  path: RoutePath
  posts: Post[]
}

/** Splits a list into pages. A list without posts has one empty page. */
function listClaims({ blog, subject, path, posts }: PostList): RouteClaim[] {
  const { postsPerPage, pageBasePath } = blog.config
  const size = postsPerPage === 'ALL' ? Math.max(1, posts.length) : postsPerPage
  const pageCount = Math.max(1, Math.ceil(posts.length / size))
  const pathOf = (number: number) => {
    if (number < 1 || number > pageCount) return undefined
    return number === 1 ? path : toRoutePath(joinUrlPath(path, pageBasePath, String(number)))
  }
  return Array.from({ length: pageCount }, (_, index) => ({
    path: pathOf(index + 1)!,
    target: {
      kind: 'postList',
      blog,
      subject,
      posts: posts.slice(index * size, (index + 1) * size),
      postCount: posts.length,
      number: index + 1,
      pageCount,
      newerPath: pathOf(index),
      olderPath: pathOf(index + 2),
    },
  }))
}
