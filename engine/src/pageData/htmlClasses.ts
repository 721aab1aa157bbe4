import type { BlogTarget, RouteTarget, Version } from '../site/site.ts'

/** The classes of `<html>` by which style sheets tell pages apart. */
export function htmlClasses(target: RouteTarget): string[] {
  switch (target.kind) {
    case 'doc':
      return [...docsClasses(target.version), 'docs-doc-page', `docs-doc-id-${escapeBlanks(target.doc.id)}`]
    case 'generatedIndex':
    case 'allPages':
    case 'graph':
      return docsClasses(target.version)
    case 'tagsList':
      return [...docsClasses(target.version), 'docs-tags-list-page']
    case 'tag':
      return [...docsClasses(target.version), 'docs-tags-doc-list-page']
    case 'markdownPage':
      return [
        ...pluginClasses('pages', target.pages.id),
        target.outline.frontMatter.wrapperClassName ?? 'mdx-wrapper',
        'mdx-page',
      ]
    case 'reactPage':
      return pluginClasses('pages', target.pages?.id)
    case 'search':
      return [...pluginClasses('search'), 'search-page-wrapper']
    case 'offline':
    case 'notFound':
      return pluginClasses('native')
    default:
      return blogClasses(target)
  }
}

const pluginClasses = (name: string, id = 'default') => [`plugin-${name}`, `plugin-id-${id}`]

const docsClasses = ({ docsConfig, className }: Version) => [
  'docs-wrapper',
  ...pluginClasses('docs', docsConfig.id),
  className,
]

/** A space would end the class name. */
function escapeBlanks(id: string): string {
  return id.replace(/\s/g, (blank) => encodeURIComponent(blank))
}

/** The CSS classes of `<html>` on blog pages: some for all of them, and one for the kind of page. */
function blogClasses(target: BlogTarget): string[] {
  return ['blog-wrapper', ...pluginClasses('blog', target.blog.config.id), pageClass(target)]
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
