import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const build = await temporarySite(sampleSite.files, {
  ...sampleSite.config,
  docs: { ...sampleSite.config.docs, showLastUpdateTime: false, editUrl: 'https://example.org/edit' },
  pages: { editUrl: 'https://example.org/edit' },
}).build()

test.each([
  [
    'index',
    'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-introduction/index',
  ],
  [
    'a b/two',
    'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-a%20b/two',
  ],
  ['tags', 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-tags-list-page'],
  ['tags/first', 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-tags-doc-list-page'],
  ['category/listed', 'docs-wrapper plugin-docs plugin-id-default docs-version-current'],
  ['about', 'plugin-pages plugin-id-default mdx-wrapper mdx-page'],
])('[X18] the page %s has the classes %s', (path, classes) => {
  expect(readPage(build, path).attribute('html', 'class')).toBe(classes)
})

describe('[X18] the elements that style sheets look for', () => {
  test.each([
    'theme-announcement-bar',
    'theme-layout-navbar',
    'theme-layout-navbar-left',
    'theme-layout-navbar-right',
    'theme-layout-navbar-sidebar',
    'theme-layout-navbar-sidebar-panel',
    'theme-layout-main',
    'main-wrapper',
    'theme-layout-footer',
    'theme-layout-footer-column',
    'theme-doc-sidebar-container',
    'theme-doc-sidebar-menu',
    'theme-doc-sidebar-item-category',
    'theme-doc-sidebar-item-category-level-1',
    'theme-doc-sidebar-item-link',
    'theme-doc-sidebar-item-link-level-2',
    'theme-doc-breadcrumbs',
    'theme-doc-markdown',
    'markdown',
    'theme-doc-footer',
    'theme-doc-footer-tags-row',
    'theme-doc-footer-edit-meta-row',
    'theme-edit-this-page',
    'theme-back-to-top-button',
    'theme-code-block',
    'theme-admonition',
    'theme-admonition-tip',
    'navbar__brand',
    'navbar__item',
    'navbar__link--active',
    'menu__list',
    'menu__link--active',
    'dropdown__menu',
    'breadcrumbs__item',
    'pagination-nav__link',
    'alert--success',
    'footer__link-item',
  ])('[X18] .%s is on the page of a note', (name) => {
    expect(readPage(build, 'a b/two').has(`.${name}`)).toBe(true)
  })

  test('[X18] contents, banners and edit links of other pages', () => {
    expect(readPage(build, 'a b/one').has('.theme-doc-toc-desktop .table-of-contents__link')).toBe(true)
    expect(readPage(build, 'a b/one').has('.theme-doc-toc-mobile')).toBe(true)
    expect(readPage(build, 'quiet').has('.theme-unlisted-banner')).toBe(true)
    expect(readPage(build, 'about').has('.theme-pages-footer-edit-meta-row')).toBe(true)
    expect(readPage(build, 'category/listed').has('.card')).toBe(true)
  })
})

test('[X18] the page says its language, direction, colour mode and that no script has run yet', () => {
  const page = readPage(build, 'index')
  expect(page.attribute('html', 'lang')).toBe('en')
  expect(page.attribute('html', 'dir')).toBe('ltr')
  expect(page.attribute('html', 'data-theme')).toBe('light')
  expect(page.attribute('html', 'data-has-hydrated')).toBe('false')
})
