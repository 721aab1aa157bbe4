import { expect, test } from 'vitest'
import { problemsIn, settingsFrom } from '../testing.ts'

const itemsOf = (...items: object[]) => settingsFrom({ navbar: { items } }).navbar.items
const problemsWith = (...items: unknown[]) => problemsIn({ navbar: { items } })

test.each([
  [{ type: 'doc', docId: 'intro' }, { attributes: {} }],
  [{ type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'right' }, { attributes: {} }],
  [{ type: 'docsVersion', to: '/latest' }, { attributes: {} }],
  [{ type: 'search', className: 'wide' }, {}],
  [{ type: 'html', value: '<hr>' }, {}],
  [
    { type: 'localeDropdown', queryString: '?a=b' },
    { dropdownItemsBefore: [], dropdownItemsAfter: [] },
  ],
  [
    { type: 'docsVersionDropdown', versions: ['1.0'], dropdownActiveClassDisabled: true },
    { docsPluginId: 'default', dropdownItemsBefore: [], dropdownItemsAfter: [] },
  ],
])('[S73] the item %j is kept and is on the left unless it says otherwise', (item, added) => {
  expect(itemsOf(item)).toEqual([{ position: 'left', ...item, ...added }])
})

test('[S73] an item of a doc leads to that doc, whatever "to" says, which is no attribute either', () => {
  const [item] = itemsOf({ type: 'doc', docId: 'a', to: 'docs/a.md' })
  expect(item).toEqual({ type: 'doc', docId: 'a', position: 'left', attributes: {} })
})

test('[S73] an item without a type is a link', () => {
  expect(itemsOf({ label: 'Guides', to: '/guides', activeBaseRegex: '^/(a|b)' })).toEqual([
    {
      type: 'link',
      label: 'Guides',
      to: '/guides',
      activeBaseRegex: /^\/(a|b)/i,
      position: 'left',
      prependBaseUrlToHref: false,
      attributes: {},
    },
  ])
})

test('[S73] an item with items is a dropdown', () => {
  expect(
    itemsOf({
      label: 'More',
      items: [
        { label: 'A', to: '/a' },
        { type: 'html', value: '<hr>' },
      ],
    }),
  ).toEqual([
    {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        { type: 'link', label: 'A', to: '/a', prependBaseUrlToHref: false, attributes: {} },
        { type: 'html', value: '<hr>' },
      ],
    },
  ])
})

test('[S73] a dropdown may be a picture of a style sheet, with a name', () => {
  expect(itemsOf({ className: 'icon', 'aria-label': 'Code', items: [] })).toEqual([
    { type: 'dropdown', label: '', className: 'icon', 'aria-label': 'Code', position: 'left', items: [] },
  ])
})

test('[S73] unknown keys of a link are attributes of it', () => {
  const attributes = {
    target: '_blank',
    rel: 'me',
    title: 'Code',
    id: 'x',
    'aria-label': 'Code',
    hreflang: 'vi',
  }
  const [item] = itemsOf({
    href: 'https://example.com',
    className: 'icon',
    ...attributes,
    tabindex: 1,
    download: true,
    name: undefined,
  })
  expect(item).toMatchObject({ attributes: { ...attributes, tabindex: '1', download: 'true' } })
  expect(item).not.toHaveProperty('attributes.name')
})

test('[S73] a key of a link that nearly spells a setting is a mistake', () => {
  expect(problemsWith({ label: 'Guides', hreff: '/guides' })).toMatchObject([
    {
      code: 'unknown-setting',
      message: 'There is no setting "navbar.items[0].hreff" ("Guides").',
      hint: 'Did you mean "navbar.items[0].href"?',
    },
  ])
})

test('[S73] an unknown kind is refused by name', () => {
  expect(problemsWith({ type: 'docc', docId: 'intro', label: 'Start' })).toEqual([
    {
      code: 'invalid-setting',
      level: 'error',
      title: 'Setting with a wrong value',
      message:
        "\"navbar.items[0].type\" (\"Start\") is 'docc'. It must be 'link', 'doc', 'docSidebar', 'docsVersion', 'html', 'dropdown', 'docsVersionDropdown', 'localeDropdown', 'search' or 'custom'.",
      hint: "Did you mean 'doc'?",
      where: { file: 'navbar.items[0].type' },
    },
  ])
})

const one = 'It must have exactly one of "to" and "href".'
const pattern = 'It must be a regular expression.'

test.each([
  [{ label: 'A' }, `"navbar.items[0]" ("A") is { label: 'A' }. ${one}`],
  [
    { label: 'A', to: '/', href: '/' },
    `"navbar.items[0]" ("A") is { label: 'A', to: '/', href: '/' }. ${one}`,
  ],
  [
    { label: 'A', to: '/', activeBaseRegex: '(' },
    `"navbar.items[0].activeBaseRegex" ("A") is '('. ${pattern}`,
  ],
  [
    { label: 'A', to: '/', position: 'top' },
    `"navbar.items[0].position" ("A") is 'top'. It must be 'left' or 'right'.`,
  ],
  [
    { label: 'A', html: 'A', to: '/' },
    `"navbar.items[0]" ("A") is { label: 'A', html: 'A', to: '/' }. It must not have both "label" and "html".`,
  ],
  [
    { label: 'A', to: '/', style: { color: 'red' } },
    `"navbar.items[0].style" ("A") is { color: 'red' }. It must be a string, or a number, or true or false.`,
  ],
  ['/', `"navbar.items[0]" is '/'. It must be an object.`],
])('[S73] the item %j is refused', (item, message) => {
  expect(problemsWith(item)).toMatchObject([{ code: 'invalid-setting', message }])
})

test.each([
  [{ type: 'doc' }, 'docId'],
  [{ type: 'docSidebar' }, 'sidebarId'],
  [{ type: 'html' }, 'value'],
])('[S73] the item %j lacks its %s', (item, key) => {
  expect(problemsWith(item)).toMatchObject([
    { code: 'missing-setting', message: `"navbar.items[0].${key}" is missing. It must be a string.` },
  ])
})

test.each([
  { label: 'B', items: [] },
  { type: 'dropdown', label: 'B' },
  { type: 'localeDropdown', label: 'B' },
])('[S73] the dropdown %j must not be in a dropdown', (inner) => {
  const [problem, ...others] = problemsWith({ label: 'A', items: [inner] })
  expect(others).toEqual([])
  expect(problem!.message).toMatch(
    /^"navbar\.items\[0]\.items\[0]" \("B"\) is \{.*\}\. It must not be a dropdown: it is in one already\.$/,
  )
})

test('[S73] an item of a dropdown has no position', () => {
  expect(problemsWith({ label: 'A', items: [{ label: 'B', to: '/', position: 'left' }] })).toMatchObject([
    {
      message:
        '"navbar.items[0].items[0].position" ("B") is \'left\'. It must be left out: items of a dropdown are below each other.',
    },
  ])
})

test('[S73] all wrong items are reported together', () => {
  const places = problemsWith({ type: 'doc' }, { to: '/' }, { type: 'serch' }, {}).map(
    ({ where }) => where?.file,
  )
  expect(places).toEqual(['navbar.items[0].docId', 'navbar.items[2].type', 'navbar.items[3]'])
})
