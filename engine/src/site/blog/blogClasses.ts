import type { BlogTarget } from './blog.ts'

/** The CSS classes of `<html>` on blog pages: some for all of them, and one for the kind of page. */
export function blogClasses(target: BlogTarget): string[] {
  return ['blog-wrapper', 'plugin-blog', 'plugin-id-default', pageClass(target)]
}

function pageClass(target: BlogTarget): string {
  switch (target.kind) {
    case 'post':
      return 'blog-post-page'
    case 'postList':
      return listClasses[target.subject.kind]
    case 'blogTags':
      return 'blog-tags-list-page'
    case 'blogAuthors':
      return 'blog-authors-list-page'
    case 'blogArchive':
      return 'blog-archive-page'
  }
}

const listClasses = {
  blog: 'blog-list-page',
  tag: 'blog-tags-post-list-page',
  author: 'blog-authors-posts-page',
}
