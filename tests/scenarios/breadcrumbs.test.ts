import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home',
  'docs/top/index.md': '# Top page',
  'docs/top/bare folder/leaf.md': '# Leaf',
  'docs/lost.md': '---\ndisplayed_sidebar: null\n---\n\n# Lost',
}

describe('[S78] breadcrumbs', async () => {
  const build = await temporarySite(files).build()
  const page = readPage(build, 'top/bare folder/leaf')

  test('[S78] name the way from the home page; only what has a page is a link', () => {
    expect(page.attribute('.theme-doc-breadcrumbs', 'aria-label')).toBe('Breadcrumbs')
    expect(page.texts('.breadcrumbs__item')).toEqual(['', 'Top page', 'bare folder', 'Leaf'])
    expect(page.attributes('.breadcrumbs__item a', 'href')).toEqual(['/', '/top'])
    expect(page.attribute('.breadcrumbs__item a[href="/"]', 'aria-label')).toBe('Home page')
    expect(page.text('.breadcrumbs__item--active')).toBe('Leaf')
  })

  test('search engines get the linked steps as data', () => {
    const { itemListElement } = JSON.parse(page.text('script[type="application/ld+json"]'))
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Top page', item: 'https://example.com/top' },
    ])
  })

  test('a page in no sidebar has none', () => {
    expect(readPage(build, 'lost').has('.theme-doc-breadcrumbs')).toBe(false)
  })
})

test('[S78] a setting takes them away', async () => {
  const build = await temporarySite(files, { docs: { breadcrumbs: false } }).build()
  expect(readPage(build, 'top/bare folder/leaf').has('.theme-doc-breadcrumbs')).toBe(false)
  expect(build.data('docs')).toMatchObject({ breadcrumbs: false })
})

test('without a page at the home address they do not lead there', async () => {
  const build = await temporarySite({ 'docs/a.md': '# A' }).build()
  expect(readPage(build, 'a').texts('.breadcrumbs__item')).toEqual(['A'])
})
