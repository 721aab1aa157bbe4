import { expect, test } from 'vitest'
import { configSchema } from './siteConfig.ts'
import { problemsIn, settingsFrom } from './testing.ts'

const remedy =
  'a new default belongs into the snapshot: `npx vitest run engine/src/config/siteConfig.test.ts -u`'

test('[S74] a site that says only its title and address gets every default', () => {
  expect(settingsFrom(), remedy).toMatchSnapshot()
})

test('[S74] a title and an address are required', () => {
  expect(problemsIn({ title: undefined, url: undefined })).toEqual([
    {
      code: 'missing-setting',
      level: 'error',
      title: 'Setting that is required',
      message: '"title" is missing. It must be a string.',
      where: { file: 'title' },
    },
    {
      code: 'missing-setting',
      level: 'error',
      title: 'Setting that is required',
      message: '"url" is missing. It must be an absolute address, such as \'https://notes.example.com\'.',
      where: { file: 'url' },
    },
  ])
})

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the address %s is kept as %s', (url, kept) => {
  expect(settingsFrom({ url }).url).toBe(kept)
})

const absolute = "It must be an absolute address, such as 'https://notes.example.com'."

test.each([
  ['example.com', `"url" is 'example.com'. ${absolute}`, undefined],
  ['//example.com', `"url" is '//example.com'. ${absolute}`, undefined],
  ['ftp://example.com', `"url" is 'ftp://example.com'. ${absolute}`, undefined],
  ['https://', `"url" is 'https://'. ${absolute}`, undefined],
  [
    'https://example.com/notes/',
    `"url" is 'https://example.com/notes/'. It must be an address without a path, but this one has '/notes/'.`,
    "Write url: 'https://example.com' and baseUrl: '/notes/'.",
  ],
])('the address %s is refused', (url, message, hint) => {
  expect(problemsIn({ url })).toMatchObject([
    { code: 'invalid-setting', message, hint, where: { file: 'url' } },
  ])
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['notes', '/notes/'],
  ['/a/b', '/a/b/'],
  ['/a/', '/a/'],
])('the base %j gets slashes at both ends: %s', (baseUrl, completed) => {
  expect(settingsFrom({ baseUrl }).baseUrl).toBe(completed)
})

test('one style sheet is a list of one', () => {
  expect(settingsFrom({ customCss: './a.css' }).customCss).toEqual(['./a.css'])
  expect(settingsFrom({ customCss: ['./a.css', './b.css'] }).customCss).toEqual(['./a.css', './b.css'])
})

test('scripts and style sheets may be addresses alone', () => {
  const { scripts, stylesheets } = settingsFrom({
    scripts: ['/a.js', { src: '/b.js', defer: true }],
    stylesheets: ['/a.css', { href: '/b.css', media: 'print' }],
  })
  expect(scripts).toEqual([{ src: '/a.js' }, { src: '/b.js', defer: true }])
  expect(stylesheets).toEqual([{ href: '/a.css' }, { href: '/b.css', media: 'print' }])
})

test('every locale gets a name and a direction', () => {
  const i18n = { locales: ['en', 'vi'], localeConfigs: { vi: { label: 'Tiếng ta' } } }
  expect(settingsFrom({ i18n }).i18n.localeConfigs).toEqual({
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    vi: { label: 'Tiếng ta', direction: 'ltr', htmlLang: 'vi', calendar: 'gregory', path: 'vi' },
  })
})

test('docs and pages can be switched off', () => {
  expect(settingsFrom({ docs: false, pages: false })).toMatchObject({ docs: [], pages: [] })
})

test('a setting for inline tags that was left out stays so', () => {
  expect(settingsFrom().docs[0]).not.toHaveProperty('onInlineTags')
  expect(settingsFrom({ docs: { onInlineTags: 'warn' } }).docs[0]).toHaveProperty('onInlineTags', 'warn')
})

test('functions are kept', () => {
  const numberPrefixParser = (name: string) => ({ filename: name })
  const editUrl = () => 'https://example.com'
  const onBrokenMarkdownLinks = () => undefined
  const settings = settingsFrom({
    docs: { numberPrefixParser, editUrl },
    pages: { editUrl },
    markdown: { hooks: { onBrokenMarkdownLinks } },
  })
  expect(settings.docs[0]).toMatchObject({ numberPrefixParser, editUrl })
  expect(settings.pages[0]).toMatchObject({ editUrl })
  expect(settings.markdown.hooks).toEqual({ onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw' })
})

test.each([
  [true, { keywords: [], extendDefaults: true }],
  [false, false],
  [{ keywords: ['aside'] }, { keywords: ['aside'], extendDefaults: true }],
  [{ extendDefaults: false }, { keywords: [], extendDefaults: false }],
])('admonitions: %j resolves to %j', (admonitions, resolved) => {
  expect(settingsFrom({ markdown: { admonitions } }).markdown.admonitions).toEqual(resolved)
})

test('values of your own are not checked', () => {
  expect(settingsFrom({ customFields: { a: [1, { b: null }] } }).customFields).toEqual({
    a: [1, { b: null }],
  })
})

test.each(
  ['i18n', 'docs', 'docs.sidebar', 'pages', 'navbar', 'navbar.logo', 'footer', 'footer.logo'].concat(
    [
      'announcementBar',
      'colorMode',
      'tableOfContents',
      'markdown',
      'markdown.anchors',
      'markdown.mdx1Compat',
    ],
    ['markdown.hooks', 'markdown.admonitions', 'prism'],
  ),
)('an unknown key in %s is refused', (group) => {
  const settings = group.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), { someKey: 1 })
  expect(problemsIn(settings as Record<string, unknown>)).toContainEqual(
    expect.objectContaining({ code: 'unknown-setting', message: `There is no setting "${group}.someKey".` }),
  )
})

test('input is left as it was', () => {
  const given = Object.freeze({ title: 'Notes', url: 'https://example.com', navbar: Object.freeze({}) })
  expect(() => configSchema.parse(given)).not.toThrow()
})
