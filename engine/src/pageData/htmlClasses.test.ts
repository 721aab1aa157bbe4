import { describe, expect, test } from 'vitest'
import { routeAt, testSite } from '../site/testSite.ts'
import { htmlClasses } from './htmlClasses.ts'

const site = testSite({
  docs: { 'operating system/info.md': { tags: ['x'] } },
  categories: { 'operating system': { link: { type: 'generated-index' } } },
  pages: { 'about.md': {}, 'wide.md': { wrapperClassName: 'wide' } },
  modules: ['react.tsx'],
})

describe('[X18] classes of <html>', () => {
  test.each([
    [
      '/operating system/info',
      'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-operating%20system/info',
    ],
    ['/category/operating-system', 'docs-wrapper plugin-docs plugin-id-default docs-version-current'],
    ['/tags', 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-tags-list-page'],
    ['/tags/x', 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-tags-doc-list-page'],
    ['/about', 'plugin-pages plugin-id-default mdx-wrapper mdx-page'],
    ['/wide', 'plugin-pages plugin-id-default wide mdx-page'],
    ['/react', 'plugin-pages plugin-id-default'],
    ['/404.html', 'plugin-native plugin-id-default'],
  ])('of %s are %s', (path, classes) => {
    expect(htmlClasses(routeAt(site, path).target).join(' ')).toBe(classes)
  })
})
