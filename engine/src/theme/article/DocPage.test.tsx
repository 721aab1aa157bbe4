import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocContent } from '../../model/pageData.ts'
import { testDoc, testPage } from '../testPage.ts'
import { DocPage } from './DocPage.tsx'

const render = (changes: Partial<DocContent>, page = testPage()) =>
  renderToStaticMarkup(<DocPage page={page} content={testDoc(changes)} />)

test('[S78] breadcrumbs lead from home to the page, which is not a link itself', () => {
  const html = render({
    breadcrumbs: [{ label: 'Guides', href: '/guides' }, { label: 'Tools' }, { label: 'Vim', href: '/v' }],
  })
  expect(html).toContain('<nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs">')
  expect(html).toContain('<a class="breadcrumbs__link" href="/" aria-label="Home page">')
  expect(html).toContain('<a class="breadcrumbs__link" href="/guides">Guides</a>')
  expect(html).toContain('<span class="breadcrumbs__link">Tools</span>')
  expect(html).toContain('breadcrumbs__item--active"><span class="breadcrumbs__link">Vim</span>')
})

test('[S78] no breadcrumbs for a page that has none, and no home link where there is no home page', () => {
  expect(render({})).not.toContain('Breadcrumbs')
  const homeless = render({ breadcrumbs: [{ label: 'Vim' }] }, testPage({ hasHomePage: false }))
  expect(homeless).not.toContain('Home page')
})

test('the title of the front matter is rendered when the text brings none, as text', () => {
  expect(render({ syntheticTitle: 'A < B' })).toContain('<header><h1>A &lt; B</h1></header><p>Text</p>')
  expect(render({})).not.toContain('<h1>')
})

test('pages before and after are links with their direction', () => {
  const html = render({ previous: { label: 'SSH', href: '/ssh' }, next: { label: 'TLS', href: '/tls' } })
  expect(html).toContain('<nav class="pagination-nav" aria-label="Docs pages">')
  expect(html).toContain(
    'pagination-nav__link--prev" href="/ssh" rel="prev"><div class="pagination-nav__sublabel">Previous',
  )
  expect(html).toContain('<div class="pagination-nav__label"><bdi>TLS</bdi></div>')
  expect(render({})).not.toContain('pagination-nav')
})

test('[S79] the last change is shown in UTC, with the author only when known', () => {
  const date = '2026-11-20T23:30:00-05:00'
  expect(render({ lastUpdate: { date } })).toContain(
    `Last updated on <b><time dateTime="${date}">Nov 21, 2026</time></b></span>`,
  )
  expect(render({ lastUpdate: { author: 'Lan' } })).toContain('Last updated by <b>Lan</b>')
  expect(render({ lastUpdate: { date, author: 'Lan' } })).toMatch(/2026<\/time><\/b> by <b>Lan<\/b>/)
})

test('tags and the link to the source are below the text, when there are any', () => {
  const html = render({ tags: [{ label: 'tools', href: '/tags/tools' }], editUrl: 'https://example.com/e' })
  expect(html).toContain('<b>Tags:</b>')
  expect(html).toContain('<a class="tag" rel="tag" href="/tags/tools">tools</a>')
  expect(html).toContain('class="theme-edit-this-page" href="https://example.com/e" target="_blank"')
  expect(render({})).not.toContain('theme-doc-footer')
})

test('[X8] drafts and unlisted pages say what they are', () => {
  const html = render({ draft: true, unlisted: true })
  expect(html).toContain('Draft page')
  expect(html).toContain('Unlisted page')
  expect(html).toContain('theme-admonition theme-admonition-caution alert alert--warning theme-draft-banner')
})
