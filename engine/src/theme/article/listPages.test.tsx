import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContent } from '../../model/pageData.ts'
import { Page } from '../Page.tsx'
import { testPage } from '../testPage.ts'

const render = (title: string, content: PageContent) =>
  renderToStaticMarkup(<Page page={testPage({ title, content })} />)

test('[X3] a generated index shows a card for each item, by kind', () => {
  const html = render('Networking', {
    kind: 'generatedIndex',
    description: 'From cable to browser.',
    breadcrumbs: [],
    cards: [
      { kind: 'category', label: 'Basics', href: '/basics', description: '9 items' },
      { kind: 'external', label: 'RFC', href: 'https://example.com' },
    ],
  })
  expect(html).toContain('<h1>Networking</h1><p>From cable to browser.</p>')
  expect(html).toContain(
    '<a class="card" data-kind="category" href="/basics"><h2>Basics</h2><p>9 items</p></a>',
  )
  expect(html).toContain('data-kind="external" href="https://example.com" target="_blank"')
})

test('the tags page lists tags by letter with their counts', () => {
  const groups = [{ letter: 'T', tags: [{ label: 'tools', href: '/tags/tools', count: 3 }] }]
  const html = render('Tags', { kind: 'tagsList', groups })
  expect(html).toContain('<h2 id="T">T</h2>')
  expect(html).toContain('href="/tags/tools">tools<span class="tag-count">3</span></a>')
})

test('a tag page lists its notes and leads to all tags', () => {
  const docs = [{ label: 'Vim', href: '/vim', description: 'An editor.' }]
  const html = render('One doc tagged with "tools"', {
    kind: 'tag',
    docs,
    posts: [],
    tagsHref: '/tags',
    unlisted: true,
  })
  expect(html).toContain('<h1>One doc tagged with &quot;tools&quot;</h1>')
  expect(html).toContain('<a href="/tags">View all tags</a>')
  expect(html).toContain('<h2><a href="/vim">Vim</a></h2><p>An editor.</p>')
  expect(html).toContain('theme-unlisted-banner')
})

test('a page of text that is no note has its edit row', () => {
  const html = render('About', {
    kind: 'markdownPage',
    html: '<h1>About</h1>',
    draft: false,
    unlisted: false,
    editUrl: 'https://example.com',
  })
  expect(html).toContain('<h1>About</h1>')
  expect(html).toContain('theme-pages-footer-edit-meta-row')
})
