import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeExpectation, showValue } from './explainSchemaIssue.ts'
import { configSchema, settingName } from './siteConfig.ts'
import { problemsIn } from './testing.ts'

test.each([
  [{ trailingSlash: 'yes' }, '"trailingSlash" is \'yes\'. It must be true or false.'],
  [{ staticDirectories: 'static' }, '"staticDirectories" is \'static\'. It must be a list.'],
  [{ staticDirectories: ['a', 1] }, '"staticDirectories[1]" is 1. It must be a string.'],
  [{ metadata: [{ a: 1 }] }, '"metadata[0].a" is 1. It must be a string.'],
  [{ customCss: 1 }, '"customCss" is 1. It must be a string or a list.'],
  [{ customCss: ['a', 1] }, '"customCss[1]" is 1. It must be a string.'],
  [{ docs: { editUrl: {} } }, '"docs.editUrl" is {}. It must be a string or a function.'],
  [{ blog: { postsPerPage: {} } }, '"blog.postsPerPage" is {}. It must be a whole number or \'ALL\'.'],
  [{ blog: { truncateMarker: 1 } }, '"blog.truncateMarker" is 1. It must be a regular expression.'],
  [{ scripts: [1] }, '"scripts[0]" is 1. It must be a string or an object.'],
  [{ pages: true }, '"pages" is true. It must be false, an object or a list.'],
  [{ docs: { editUrl: 1 } }, '"docs.editUrl" is 1. It must be a string or a function.'],
  [
    { docs: { numberPrefixParser: 1 } },
    '"docs.numberPrefixParser" is 1. It must be true or false, or a function.',
  ],
  [
    { docs: { sidebarPath: true } },
    '"docs.sidebarPath" is true. It must be the name of a sidebars file, or false for no sidebars; leave it out for one made from the folders.',
  ],
  [
    { onBrokenLinks: 'error' },
    "\"onBrokenLinks\" is 'error'. It must be 'ignore', 'log', 'warn' or 'throw', or a function.",
  ],
  [
    { markdown: { hooks: { onBrokenMarkdownImages: 1 } } },
    "\"markdown.hooks.onBrokenMarkdownImages\" is 1. It must be 'ignore', 'log', 'warn' or 'throw', or a function.",
  ],
  [
    { tableOfContents: { minHeadingLevel: 1 } },
    '"tableOfContents.minHeadingLevel" is 1. It must be 2 or more.',
  ],
  [
    { tableOfContents: { maxHeadingLevel: 7 } },
    '"tableOfContents.maxHeadingLevel" is 7. It must be 6 or less.',
  ],
  [
    { tableOfContents: { maxHeadingLevel: 2.5 } },
    '"tableOfContents.maxHeadingLevel" is 2.5. It must be a whole number.',
  ],
  [
    { tableOfContents: { minHeadingLevel: 4 } },
    '"tableOfContents" is { minHeadingLevel: 4 }. It must not have a "minHeadingLevel" (2 unless set) above its "maxHeadingLevel" (3 unless set).',
  ],
  [
    { i18n: { locales: ['en', 'en_GB!'] } },
    "\"i18n.locales[1]\" is 'en_GB!'. It must be a language tag, such as 'en' or 'pt-BR'.",
  ],
  [{ i18n: { locales: ['vi'] } }, "\"i18n.locales\" is [ 'vi' ]. It must hold the default locale, 'en'."],
  [{ title: '' }, '"title" is \'\'. It must not be empty.'],
  [
    { prism: { magicComments: [{ className: 'a' }] } },
    '"prism.magicComments[0]" is { className: \'a\' }. It must have "line", "block" or both.',
  ],
])('%j is a wrong value', (settings, message) => {
  expect(problemsIn(settings)).toMatchObject([{ code: 'invalid-setting', message, hint: undefined }])
})

test.each([
  [{ mermaid: { theme: 'dark' } }, 'Its settings are light and dark.'],
  [{ navbar: [] }, 'Its settings are title, logo, style, hideOnScroll and items.'],
  [{ navbar: null }, 'Its settings are title, logo, style, hideOnScroll and items.'],
  [{ colorMode: 'dark' }, 'Its settings are defaultMode, disableSwitch and respectPrefersColorScheme.'],
])('what is to be a group says what it holds: %j', (settings, hint) => {
  expect(problemsIn(settings)).toMatchObject([{ code: 'invalid-setting', hint }])
})

test.each([
  [{ docs: { editUrl: 'github.com/me/notes' } }, 'docs.editUrl'],
  [{ docs: { editUrl: 'not a url' } }, 'docs.editUrl'],
  [{ search: { searchBarShortcutKeymap: 'ctrl k' } }, 'search.searchBarShortcutKeymap'],
  [{ theme: { accent: '#ff' } }, 'theme.accent'],
])('what would do nothing, or lead elsewhere, is reported: %j', (settings, file) => {
  expect(problemsIn(settings)).toMatchObject([{ code: 'invalid-setting', where: { file } }])
})

test.each([
  { docs: { editUrl: 'https://github.com/me/notes' }, blog: { editUrl: '/edit/' } },
  { search: { searchBarShortcutKeymap: 'ctrl+shift+k' }, theme: { accent: '#7a3' } },
])('what works is taken: %j', (settings) => {
  expect(problemsIn(settings)).toEqual([])
})

test('a wrong word is answered with the nearest right one', () => {
  expect(
    problemsIn({ onBrokenLinks: 'thow', markdown: { hooks: { onBrokenMarkdownLinks: 'wran' } } }),
  ).toMatchObject([{ hint: "Did you mean 'throw'?" }, { hint: "Did you mean 'warn'?" }])
})

test.each([
  [{ scripts: [{ source: '/a.js' }] }, '"scripts[0].src" is missing. It must be a string.'],
  [{ navbar: { logo: {} } }, '"navbar.logo.src" is missing. It must be a string.'],
])('%j lacks a setting', (settings, message) => {
  expect(problemsIn(settings)).toMatchObject([{ code: 'missing-setting', message }])
})

test.each([
  [{ tittle: 'Notes' }, 'tittle', 'Did you mean "title"?'],
  [{ docs: { sidebarpath: 'a' } }, 'docs.sidebarpath', 'Did you mean "docs.sidebarPath"?'],
  [{ components: { footer: 'a' } }, 'components.footer', 'Did you mean "components.Footer"?'],
  [{ slots: { 'article-aftr': 'a' } }, "slots['article-aftr']", 'Did you mean "slots[\'article-after\']"?'],
  [{ hideable: true }, 'hideable', 'Did you mean "docs.sidebar.hideable"?'],
  [{ docs: { hideOnScroll: true } }, 'docs.hideOnScroll', 'Did you mean "navbar.hideOnScroll"?'],
  [{ docs: { readingTime: true } }, 'docs.readingTime', 'Did you mean "docs.showReadingTime"?'],
  [
    { onBrokenMarkdownLinks: 'warn' },
    'onBrokenMarkdownLinks',
    'Did you mean "markdown.hooks.onBrokenMarkdownLinks"?',
  ],
  [{ editUrl: 'a' }, 'editUrl', 'Did you mean "docs.editUrl", "blog.editUrl" or "pages.editUrl"?'],
  [
    { themeConfig: { navbar: {}, algolia: {} } },
    'themeConfig',
    'Its settings are at the top level: move "navbar" there.',
  ],
  [
    { presets: [['classic', {}]] },
    'presets',
    'Put the options of the preset for docs into "docs", those for the blog into "blog", and those for pages into "pages".',
  ],
  [
    { themes: [] },
    'themes',
    'A theme with a lifecycle goes into "plugins"; what the theme of Sotay can do is in the settings.',
  ],
  [
    { themeConfig: {} },
    'themeConfig',
    'What Docusaurus has in it is a setting by itself here: "navbar", "footer", "colorMode". Run "sotay adopt" to have a config of Docusaurus translated.',
  ],
  [{ myOwnValue: 1 }, 'myOwnValue', 'Values of your own go into "customFields".'],
  [
    { colorMode: { switch: true } },
    'colorMode.switch',
    '"colorMode" knows defaultMode, disableSwitch, respectPrefersColorScheme.',
  ],
  [
    { i18n: { localeConfigs: { en: { lable: 'a' } } } },
    'i18n.localeConfigs.en.lable',
    'Did you mean "i18n.localeConfigs.en.label"?',
  ],
  [
    { markdown: { admonitions: { keyword: [] } } },
    'markdown.admonitions.keyword',
    'Did you mean "markdown.admonitions.keywords"?',
  ],
])('%j holds an unknown key', (settings, name, hint) => {
  expect(problemsIn(settings)).toEqual([
    {
      code: 'unknown-setting',
      level: 'error',
      title: 'Setting that does not exist',
      message: `There is no setting "${name}".`,
      hint,
      where: { file: name },
    },
  ])
})

test('[X15] unknown keys and wrong values are all reported, level by level', () => {
  const problems = problemsIn({
    one: 1,
    two: 2,
    noIndex: 'no',
    docs: { three: 3, path: 4 },
    navbar: { title: 5 },
  })
  expect(problems.map(({ code, where }) => `${code} ${where?.file}`)).toEqual([
    'invalid-setting noIndex',
    'invalid-setting docs.path',
    'unknown-setting docs.three',
    'invalid-setting navbar.title',
    'unknown-setting one',
    'unknown-setting two',
  ])
})

test.each([
  ['text', "'text'"],
  [3, '3'],
  [null, 'null'],
  [() => 1, 'a function'],
  [{ label: 'a', items: [{ to: '/' }] }, "{ label: 'a', items: [ [Object] ] }"],
  [[1, 2, 3, 4, 5], '[ 1, 2, 3, ... 2 more items ]'],
  ['x'.repeat(80), `'${'x'.repeat(58)}…`],
])('%j is shown as %s', (value, shown) => {
  expect(showValue(value)).toBe(shown)
})

test.each([
  [{ search: { searchResultLimits: 0 } }, '"search.searchResultLimits" is 0. It must be above 0.'],
  [{ search: { searchResultLimits: 1.5 } }, '"search.searchResultLimits" is 1.5. It must be a whole number.'],
  [{ search: { fuzzyMatchingDistance: 3 } }, '"search.fuzzyMatchingDistance" is 3. It must be 2 or less.'],
  [{ blog: { postsPerPage: -3 } }, '"blog.postsPerPage" is -3. It must be 1 or more.'],
  [{ sitemap: { priority: -1 } }, '"sitemap.priority" is -1. It must be 0 or more.'],
  [
    { search: { provider: { name: 'algolia', appId: 'A', apiKey: '', indexName: 'i' } } },
    '"search.provider.apiKey" is \'\'. It must not be empty.',
  ],
])('%j breaks a limit', (settings, message) => {
  expect(problemsIn(settings)).toMatchObject([{ code: 'invalid-setting', message }])
})

test.each([
  [z.string().min(3), 'a', 'must have at least 3 characters'],
  [z.string().max(1), 'ab', 'must have at most 1 character'],
  [z.array(z.string()).length(2), ['a'], 'must have exactly 2 entries'],
  [z.array(z.string()).nonempty(), [], 'must not be empty'],
  [z.number().lt(5), 5, 'must be below 5'],
  [z.number().multipleOf(4), 6, 'must be a multiple of 4'],
  [z.string().startsWith('/'), 'a', "must begin with '/'"],
  [z.string().endsWith('.xml'), 'a', "must end in '.xml'"],
  [z.string().includes('@'), 'a', "must contain '@'"],
  [z.string().regex(/^a+$/), 'b', 'must match /^a+$/'],
  [z.url(), 'b', 'must be a full address, such as https://example.com'],
  [z.uuid(), 'b', 'must be of the form "uuid"'],
  [z.record(z.string().startsWith('x'), z.string()), { a: '' }, "has a key that must begin with 'x'"],
])('%# a check without words of its own is described', (schema, value, message) => {
  const { error } = schema.safeParse(value, { error: describeExpectation })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

/** All schemas within a schema, itself included, keys of records and members of unions too. */
function allSchemas(value: unknown, known = new Set<z.ZodType>()): Set<z.ZodType> {
  if (typeof value !== 'object' || value === null) return known
  if (!('_zod' in value)) {
    for (const part of Object.values(value)) allSchemas(part, known)
    return known
  }
  const schema = value as z.ZodType
  if (known.has(schema) || !('parse' in schema)) return known
  known.add(schema)
  const { checks: _, ...def } = schema._zod.def
  for (const part of Object.values(def)) allSchemas(part, known)
  return known
}

/** Values of every kind, at and beyond the limits that settings have. */
const wrongValues = [
  ...[undefined, null, true, '', 'a', '/', '%', 'javascript:alert(1)', -1e9, -1, 0, 1.5, 7, 1e9, Number.NaN],
  ...[[], [1], ['a', 'a'], {}, { a: 1 }, { '': '' }, () => 1, /a/, new Date(0), Symbol('a')],
]

type Issue = z.core.$ZodIssue

/** The messages of an issue and of those within it. */
const messagesOf = (issue: Issue): string[] => [
  ...(issue.code === 'unrecognized_keys' ? [] : [issue.message]),
  ...(issue.code === 'invalid_union' ? issue.errors.flat().flatMap(messagesOf) : []),
  ...(issue.code === 'invalid_key' ? issue.issues.flatMap(messagesOf) : []),
]

test('every check of every setting fails with a sentence of ours', () => {
  const asked = new Set<unknown>()
  const error = (issue: z.core.$ZodRawIssue) => {
    asked.add(issue.inst)
    return describeExpectation(issue)
  }
  const schemas = [...allSchemas(configSchema)].filter(({ _zod: { def } }) => def.type !== 'transform')
  const messages = schemas.flatMap((schema) =>
    wrongValues.flatMap((value) =>
      (schema.safeParse(value, { error }).error?.issues ?? []).flatMap(messagesOf),
    ),
  )
  expect(schemas.length).toBeGreaterThan(300)
  const isOurs = (message: string) =>
    /^(?:must|needs) /.test(message) &&
    !/expected|received|Unrecognized|Invalid|be (?:must|needs)/.test(message)
  expect([...new Set(messages)].filter((message) => !isOurs(message))).toEqual([])
  const checks = schemas.flatMap(({ _zod: { def } }) => def.checks ?? [])
  // Functions that push issues (`superRefine`) are checks without an error too; their messages are in the issues.
  const silent = checks.filter(
    ({ _zod: { def } }) =>
      def.error === undefined && def.check !== 'overwrite' && (def.check !== 'custom' || 'fn' in def),
  )
  expect(silent.length).toBeGreaterThan(5)
  expect(silent.filter((check) => !asked.has(check)).map(({ _zod: { def } }) => def)).toEqual([])
})

test.each([
  [['title'], 'title'],
  [['docs', 'sidebar', 'hideable'], 'docs.sidebar.hideable'],
  [['navbar', 'items', 2, 'to'], 'navbar.items[2].to'],
  [['i18n', 'localeConfigs', 'pt-BR', 'label'], "i18n.localeConfigs['pt-BR'].label"],
])('%j is written %s', (path, name) => {
  expect(settingName(path)).toBe(name)
})
