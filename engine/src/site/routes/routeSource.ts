import { blogSource } from '../blog/blogSource.ts'
import type { RouteTarget } from '../site.ts'

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
