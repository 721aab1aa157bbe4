import { expect, test } from 'vitest'
import { testConfig } from '../../site/testSite.ts'
import { buildFooter } from './footer.ts'

function footerOf(footer: object) {
  const config = testConfig({ baseUrl: '/notes/', footer })
  return buildFooter(config.footer!, config)
}

test('columns keep their titles, and links get their addresses', () => {
  const links = [
    {
      title: 'More',
      className: 'c',
      items: [
        { label: 'In', to: '/a b' },
        { label: 'Out', href: 'https://example.com', 'aria-label': 'Far', className: 'x' },
        { html: '<i>raw</i>' },
      ],
    },
  ]
  expect(footerOf({ links }).columns).toEqual([
    {
      title: 'More',
      className: 'c',
      links: [
        { label: 'In', href: '/notes/a%20b', external: false, attributes: {} },
        {
          label: 'Out',
          href: 'https://example.com',
          external: true,
          className: 'x',
          attributes: { 'aria-label': 'Far' },
        },
        { html: '<i>raw</i>', external: false, attributes: {} },
      ],
    },
  ])
})

test('links without columns are in one column without a title', () => {
  expect(
    footerOf({
      links: [
        { label: 'A', to: '/a' },
        { label: 'B', to: '/b' },
      ],
    }).columns,
  ).toMatchObject([{ links: [{ label: 'A' }, { label: 'B' }] }])
})

test('logo, copyright and style are there', () => {
  expect(footerOf({ style: 'dark', copyright: '© <b>us</b>', logo: { src: 'img/l.svg' } })).toEqual({
    style: 'dark',
    copyright: '© <b>us</b>',
    logo: { src: '/notes/img/l.svg', alt: 'Notes', href: '/notes/' },
    columns: [],
  })
})
