import type { BlogTarget, ListSubject } from './blog.ts'

/** Names the source of a blog page for error messages. */
export function blogSource(target: BlogTarget): string {
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
