import type { BlogTarget, ListSubject, RouteTarget } from '../site.ts'

/** Names the source of a page for error messages. */
export function routeSource(target: RouteTarget): string {
  switch (target.kind) {
    case 'doc':
      return target.doc.outline.file.source
    case 'markdownPage':
      return target.outline.file.source
    case 'reactPage':
      return target.module.source
    case 'generatedIndex':
      return `the category "${target.category.label}" of the sidebar "${target.sidebarId}"`
    case 'tag':
      return `the tag "${target.tag.label}"`
    case 'tagsList':
      return 'the list of tags'
    case 'search':
      return 'the search page'
    case 'offline':
      return 'the page for reading offline'
    case 'notFound':
      return 'the not-found page'
    default:
      return blogSource(target)
  }
}

/** Names the source of a blog page for error messages. */
function blogSource(target: BlogTarget): string {
  switch (target.kind) {
    case 'post':
      return target.post.outline.file.source
    case 'postList':
      return listSource(target.subject)
    case 'blogTags':
      return 'the list of tags of the blog'
    case 'blogAuthors':
      return 'the list of authors'
    case 'blogArchive':
      return 'the archive of the blog'
  }
}

function listSource(subject: ListSubject): string {
  switch (subject.kind) {
    case 'blog':
      return 'the list of posts'
    case 'tag':
      return `the tag "${subject.tag.label}" of the blog`
    case 'author':
      return `the author "${subject.author.key}"`
  }
}
