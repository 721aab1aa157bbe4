import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home',
  'docs/a b.md': '# A',
  'static/img/logo.svg': '',
  'static/img/dark.svg': '',
}

describe('[S54] a footer with columns', async () => {
  const build = await temporarySite(files, {
    footer: {
      style: 'dark',
      logo: { src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Our sign', href: '/a b' },
      copyright: 'Since <b>2020</b>',
      links: [
        { title: 'Here', items: [{ label: 'A', to: '/a b' }, { html: '<i>free</i>' }] },
        { title: 'There', className: 'far', items: [{ label: 'Elsewhere', href: 'https://example.org' }] },
      ],
    },
  }).build()
  const page = readPage(build, 'index')

  test('[S54] shows them with their titles and links, on every page', () => {
    expect(build.report).toBe('')
    for (const path of ['index', 'a b', '404']) {
      expect(readPage(build, path).texts('.theme-layout-footer .footer__title')).toEqual(['Here', 'There'])
    }
    expect(page.texts('.footer__item')).toEqual(['A', 'free', 'Elsewhere'])
    expect(page.has('.footer__item > i')).toBe(true)
    expect(page.texts('.theme-layout-footer-column.far .footer__item')).toEqual(['Elsewhere'])
  })

  test('[S54] links within the site are encoded, links out of it open a tab of their own', () => {
    expect(page.attributes('.footer__link-item', 'href')).toEqual(['/a%20b', 'https://example.org'])
    expect(page.attributes('.footer__link-item', 'rel')).toEqual(['noopener noreferrer'])
    expect(page.attributes('.footer__link-item', 'target')).toEqual(['_blank'])
  })

  test('[S54] logo, copyright and style', () => {
    expect(page.attribute('.footer__logo', 'href')).toBe('/a%20b')
    expect(page.attributes('.footer__logo > img', 'src')).toEqual(['/img/logo.svg', '/img/dark.svg'])
    expect(page.attributes('.footer__logo > img', 'alt')).toEqual(['Our sign', 'Our sign'])
    expect(page.text('.footer__copyright > b')).toBe('2020')
    expect(page.has('footer.footer--dark')).toBe(true)
  })
})

test('[S54] links without columns are in one line', async () => {
  const build = await temporarySite(files, {
    footer: {
      links: [
        { label: 'One', to: '/' },
        { label: 'Two', to: '/a b' },
      ],
    },
  }).build()
  const page = readPage(build, 'index')
  expect(page.texts('.footer__link-item')).toEqual(['One', 'Two'])
  expect(page.has('.footer__title')).toBe(false)
  expect(page.has('footer.footer--dark')).toBe(false)
})

test('[S54] columns and single links cannot be mixed', async () => {
  const build = await temporarySite(files, {
    footer: {
      links: [
        { label: 'One', to: '/' },
        { title: 'Column', items: [] },
      ],
    },
  }).build()
  expect(build.failed).toBe(true)
  expect(build.report).toMatchInlineSnapshot(`
    "error  invalid-setting                            sotay.config.mjs:6:5
      6 |     "links": [
        |     ^^^^^^^
      "footer.links" is [ { label: 'One', to: '/' }, { title: 'Column', items: [] }…. It must hold either columns, which have "items", or links, but not both.
    "
  `)
})

test('a site that sets no footer has none', async () => {
  const build = await temporarySite(files).build()
  expect(readPage(build, 'index').has('.theme-layout-footer')).toBe(false)
})
