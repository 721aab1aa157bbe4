import type { RouteTarget } from '../site.ts'

/** The classes of `<html>` by which style sheets tell pages apart (behaviours 5.9). */
export function htmlClasses(target: RouteTarget): string[] {
  switch (target.kind) {
    case 'doc':
      return [
        ...docsClasses(target.version.name),
        'docs-doc-page',
        `docs-doc-id-${escapeBlanks(target.doc.id)}`,
      ]
    case 'generatedIndex':
      return docsClasses(target.version.name)
    case 'tagsList':
      return [...docsClasses(target.version.name), 'docs-tags-list-page']
    case 'tag':
      return [...docsClasses(target.version.name), 'docs-tags-doc-list-page']
    case 'markdownPage':
      return [
        ...pluginClasses('pages'),
        target.outline.frontMatter.wrapperClassName ?? 'mdx-wrapper',
        'mdx-page',
      ]
    case 'reactPage':
      return pluginClasses('pages')
    case 'search':
      return [...pluginClasses('search'), 'search-page-wrapper']
    case 'notFound':
      return pluginClasses('native')
  }
}

const pluginClasses = (name: string) => [`plugin-${name}`, 'plugin-id-default']
const docsClasses = (version: string) => ['docs-wrapper', ...pluginClasses('docs'), `docs-version-${version}`]

/** A blank would end the class. */
function escapeBlanks(id: string): string {
  return id.replace(/\s/g, (blank) => encodeURIComponent(blank))
}
