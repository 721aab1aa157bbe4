import { expect, test } from 'vitest'
import { problemsIn, settingsFrom } from '../testing.ts'

test('[S72] a footer has columns of links, a logo, a copyright line and a style', () => {
  const footer = {
    style: 'dark',
    logo: { src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Notes', href: '/', width: 160, height: '51' },
    copyright: '© <b>Notes</b>',
    links: [
      {
        title: 'More',
        className: 'wide',
        items: [
          { label: 'Start', to: '/', className: 'start', 'aria-label': 'Start here' },
          { label: 'Code', href: 'https://example.com', target: '_self' },
          { html: '<hr>' },
        ],
      },
    ],
  }
  expect(settingsFrom({ footer }).footer).toEqual({
    ...footer,
    links: [
      {
        kind: 'column',
        title: 'More',
        className: 'wide',
        items: [
          {
            kind: 'link',
            label: 'Start',
            to: '/',
            className: 'start',
            prependBaseUrlToHref: false,
            attributes: { 'aria-label': 'Start here' },
          },
          {
            kind: 'link',
            label: 'Code',
            href: 'https://example.com',
            prependBaseUrlToHref: false,
            attributes: { target: '_self' },
          },
          { kind: 'link', html: '<hr>', prependBaseUrlToHref: false, attributes: {} },
        ],
      },
    ],
  })
})

test('[S72] a footer may have links without columns, or none', () => {
  expect(settingsFrom({ footer: { links: [{ label: 'Start', to: '/' }] } }).footer?.links).toMatchObject([
    { kind: 'link', label: 'Start', to: '/' },
  ])
  expect(settingsFrom({ footer: {} }).footer).toEqual({ style: 'light', links: [] })
  expect(settingsFrom().footer).toBeUndefined()
})

test('[S54] a column may have a heading only, or be empty', () => {
  const links = [{ items: [{ label: 'Start', to: '/' }] }, {}, { title: 'More' }]
  expect(settingsFrom({ footer: { links } }).footer?.links).toMatchObject([
    { kind: 'column', items: [{ label: 'Start' }] },
    { kind: 'column', items: [] },
    { kind: 'column', title: 'More', items: [] },
  ])
})

test('[S54] columns and links must not be mixed', () => {
  const links = [{ items: [] }, { label: 'Start', to: '/' }]
  expect(problemsIn({ footer: { links } })).toEqual([
    {
      code: 'invalid-setting',
      level: 'error',
      title: 'Setting with a wrong value',
      message:
        '"footer.links" is [ { items: [] }, { label: \'Start\', to: \'/\' } ]. It must hold either columns, which have "items", or links, but not both.',
      where: { file: 'footer.links' },
    },
  ])
})

const exactlyOne = 'It must have exactly one of "to", "href" and "html".'

test.each([
  [{ label: 'A' }, `"footer.links[0]" ("A") is { label: 'A' }. ${exactlyOne}`],
  [
    { label: 'A', to: '/', href: '/' },
    `"footer.links[0]" ("A") is { label: 'A', to: '/', href: '/' }. ${exactlyOne}`,
  ],
  [{ to: '/' }, '"footer.links[0]" is { to: \'/\' }. It must have a "label".'],
  [{ label: 3, to: '/' }, '"footer.links[0].label" is 3. It must be a string.'],
  ['/', '"footer.links[0]" is \'/\'. It must be an object.'],
])('[S72] the link %j is refused', (link, message) => {
  expect(problemsIn({ footer: { links: [link] } })).toMatchObject([{ code: 'invalid-setting', message }])
})

test('[S72] a mistake in a column is found in it', () => {
  const links = [{ title: 'More', item: [], items: [{ label: 'A', tO: '/' }] }]
  expect(problemsIn({ footer: { links, style: 'drak' } })).toMatchObject([
    { message: "\"footer.style\" is 'drak'. It must be 'light' or 'dark'.", hint: "Did you mean 'dark'?" },
    {
      message: 'There is no setting "footer.links[0].items[0].tO" ("A").',
      hint: 'Did you mean "footer.links[0].items[0].to"?',
    },
    {
      message: 'There is no setting "footer.links[0].item" ("More").',
      hint: 'Did you mean "footer.links[0].items"?',
    },
  ])
})
