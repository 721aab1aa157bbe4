import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { configSchema } from '../../engine/src/config/siteConfig.ts'
import { commonFields, frontMatterFields } from '../../engine/src/markdown/frontMatter/frontMatterFields.ts'
import { isScriptAddress } from '../../engine/src/std/html.ts'
import type { TestBuild } from '../../engine/src/testing.ts'
import { type HtmlElement, parseHtml } from '../support/parseHtml.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** Addresses that browsers run as code, in several spellings, and one that would be if it were unescaped twice. */
const scripts = [
  'javascript:alert(1)',
  ' \u0001JaVa\tScr\nipt:alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&#106;avascript:alert(1)',
]

const logo = {
  src: 'a',
  srcDark: 'a',
  alt: 'a',
  href: 'a',
  target: 'a',
  width: 'a',
  height: 'a',
  className: 'a',
}
const labelled = { label: 'a', className: 'a' }
const link = { ...labelled, to: 'a', activeBasePath: 'a', activeBaseRegex: 'a', 'data-a': 'a' }
const items = [
  link,
  { ...labelled, href: 'a' },
  { to: 'a', html: 'a' },
  { type: 'docsVersion', ...labelled, to: 'a' },
  { type: 'docSidebar', ...labelled, sidebarId: 'all' },
  { type: 'doc', ...labelled, docId: 'index' },
  { type: 'html', value: 'a', className: 'a' },
]
// An edit address has a protocol, which is replaced with the rest.
const shared = { editUrl: 'x:a', routeBasePath: 'a' }

/** Settings with every text that pages may show, so that each may be replaced by an address that is code. */
const sample = {
  title: 'a',
  tagline: 'a',
  machineReaders: { openIn: [{ label: 'a', url: '{url}a' }] },
  url: 'https://example.com',
  baseUrl: 'a',
  favicon: 'a',
  titleDelimiter: 'a',
  image: 'a',
  customFields: { a: 'a' },
  metadata: [
    { name: 'a', content: 'a' },
    { 'http-equiv': 'refresh', content: '9; url=a' },
  ],
  headTags: [
    { tagName: 'link', attributes: { rel: 'a', href: 'a' } },
    { tagName: 'a', attributes: { href: 'a' }, innerHTML: 'a' },
    { tagName: 'iframe', attributes: { src: 'a' }, innerHTML: 'a' },
    { tagName: 'form', attributes: { action: 'a' }, innerHTML: 'a' },
    { tagName: 'button', attributes: { formaction: 'a' }, innerHTML: 'a' },
    { tagName: 'object', attributes: { data: 'a' }, innerHTML: 'a' },
    { tagName: 'img', attributes: { srcset: 'a' } },
    { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '9; url=a' } },
  ],
  scripts: ['a', { src: 'a', id: 'a' }],
  stylesheets: ['a', { href: 'a', id: 'a' }],
  redirects: [
    { from: '/a', to: 'a' },
    { from: ['/b'], to: 'a' },
  ],
  docs: {
    ...shared,
    sidebarPath: 'sidebars.json',
    tagsBasePath: 'a',
    versions: { current: { label: 'a', path: 'a', className: 'a' } },
  },
  blog: {
    ...shared,
    routeBasePath: 'b',
    blogTitle: 'a',
    blogDescription: 'a',
    blogSidebarTitle: 'a',
    tagsBasePath: 'a',
    pageBasePath: 'b',
    archiveBasePath: 'c',
    authorsBasePath: 'd',
    feedOptions: { type: 'all', title: 'a', description: 'a', copyright: 'a', language: 'a' },
  },
  pages: { ...shared, routeBasePath: 'c' },
  navbar: {
    title: 'a',
    logo,
    items: [
      ...items,
      { type: 'search', className: 'a' },
      {
        type: 'localeDropdown',
        queryString: 'a',
        className: 'a',
        dropdownItemsBefore: items,
        dropdownItemsAfter: items,
      },
      {
        type: 'docsVersionDropdown',
        className: 'a',
        versions: { current: { label: 'a' } },
        dropdownItemsBefore: items,
        dropdownItemsAfter: items,
      },
      { ...labelled, 'aria-label': 'a', to: 'a', items },
    ],
  },
  footer: {
    logo,
    copyright: 'a',
    links: [
      {
        title: 'a',
        className: 'a',
        items: [{ ...labelled, to: 'a' }, { ...labelled, href: 'a' }, { html: 'a' }],
      },
    ],
  },
  announcementBar: { id: 'a', content: 'a', backgroundColor: 'a', textColor: 'a' },
  i18n: { localeConfigs: { en: { label: 'a', htmlLang: 'en' } } },
  prism: {
    defaultLanguage: 'a',
    magicComments: [{ className: 'a', line: 'a', block: { start: 'a', end: 'a' } }],
  },
  markdown: { admonitions: { keywords: ['a'] } },
  search: {
    searchBarShortcutKeymap: 'a',
    synonyms: [['a', 'b']],
    searchContextByPaths: [{ path: 'a', label: 'a' }, { path: 'a', label: { en: 'a' } }, 'a'],
  },
}

/**
 * Texts that are in no page: names and patterns of files, where to deploy, how to talk to a search server, hosts, which
 * can be nothing else, and a colour of which only numbers are taken.
 */
const unpublished =
  /^(?:\w+\.)?(?:accent|contentPolicy|plugins|clientModules|fonts|customCss|staticDirectories|i18n|components|slots|organizationName|projectName|deploymentBranch|githubHost|githubPort|sharedCache|path|include|exclude|sidebarPath|tags|authorsMapPath|filename|ignorePatterns|ignoreFiles|provider|lastVersion|onlyIncludeVersions|id)\b|docsPluginId$|navbar\.items\[\]\.name$|versions\[\]$/

type Schema = z.core.$ZodType

/** The places of all texts that a schema accepts: `navbar.items[].to`. */
function textsOf(schema: Schema, path = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return [path]
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
  if (def.type === 'array') return textsOf(def.element, `${path}[]`)
  if (def.type === 'record') return textsOf(def.valueType, `${path}.*`)
  if (def.type === 'union') return def.options.flatMap((option) => textsOf(option, path))
  if (def.type === 'pipe') return [...textsOf(def.in, path), ...textsOf(def.out, path)]
  return 'innerType' in def ? textsOf(def.innerType as Schema, path) : []
}

type Path = (string | number)[]

/** The places of all texts in a value. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(Object(value)).flatMap(([key, each]) =>
        pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )

/** A copy of a value with one text replaced. */
function replaced<Value>(value: Value, path: Path, replace: (old: string) => string): Value {
  const copy = structuredClone(value)
  const holder = path.slice(0, -1).reduce((part, key) => Reflect.get(part, key), copy as object)
  const key = path.at(-1)!
  Reflect.set(holder, key, replace(String(Reflect.get(holder, key))))
  return copy
}

/** Keys whose texts choose what the others mean. */
const names = ['type', 'tagName', 'http-equiv', 'rel', 'sidebarPath', 'docId', 'sidebarId']

/** All texts of the settings as an address that is code, but for those that the schema refuses. */
function poison(script: string) {
  const accepted: Path[] = []
  let settings = sample
  for (const [number, path] of pathsIn(sample).entries()) {
    if (names.includes(String(path.at(-1)))) continue
    // The number keeps addresses of pages apart.
    const isPath = /BasePath$|^(?:baseUrl|path|from|0)$/.test(String(path.at(-1)))
    const written = `${isPath ? script.replace(/[\0-\x20]/g, '') : script}//${number}`
    const next = replaced(settings, path, (old) => old.replace(/(?:x:)?\w+$/, () => written))
    if (!configSchema.safeParse(next).success) continue
    accepted.push(path)
    settings = next
  }
  return { settings, accepted }
}

test('the sample has every text of the settings that pages may show', () => {
  const given = new Set(
    pathsIn(sample).map((path) =>
      path
        .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
        .join('')
        .slice(1),
    ),
  )
  const matches = (place: string) => {
    const pattern = new RegExp(`^${place.replace(/[.[\]]/g, '\\$&').replaceAll('\\.*', '\\.[^.[\\]]+')}$`)
    return [...given].some((each) => pattern.test(each))
  }
  // One set of docs, blog or pages has the settings of each of several, and a footer's links are as those of its columns.
  const texts = [...new Set(textsOf(configSchema))].filter(
    (place) => !/^(?:docs|blog|pages)\[\]|^footer\.links\[\]\.(?!items)/.test(place),
  )
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter((place) => !unpublished.test(place) && !matches(place))).toEqual([])
})

const addressAttributes = 'href src srcset action formaction data poster xlink:href'.split(' ')

/** The addresses of a file that a browser or a feed reader would follow. */
function addressesOf(text: string, path: string): string[] {
  if (path.endsWith('.html')) return addressesIn(parseHtml(text))
  if (path.endsWith('.json') || path.endsWith('.webmanifest'))
    return Array.from(
      text.matchAll(/"(?:\w*url|href|link|id|image|icon|avatar|src)":\s*("(?:[^"\\]|\\.)*")/g),
      ([, value]) => JSON.parse(value!),
    )
  return Array.from(
    text.matchAll(/<(?:link|guid|id|loc|uri|url|icon|logo)[^>]*>([^<]*)<|\b(?:href|src|url)="([^"]*)"/g),
    ([, content, attribute]) => content ?? attribute!,
  )
}

function addressesIn(element: HtmlElement): string[] {
  const { attributes, children } = element
  const own = addressAttributes.flatMap((name) => attributes[name] ?? [])
  const refresh =
    attributes['http-equiv']?.toLowerCase() === 'refresh'
      ? [attributes.content!.replace(/^.*?url=/is, '')]
      : []
  return [
    ...own,
    ...refresh,
    ...children.flatMap((child) => (typeof child === 'string' ? [] : addressesIn(child))),
  ]
}

/** Where a build's output leads to code. */
const scriptsIn = (build: TestBuild): string[] =>
  build
    .paths()
    .filter((path) => /\.(?:html|xml|json|webmanifest|atom|rss)$|_redirects$|_headers$/.test(path))
    .flatMap((path) =>
      addressesOf(build.file(path), path)
        .filter(isScriptAddress)
        .map((address) => `${path}: ${address}`),
    )

/** Front matter with the address in every field that accepts it, but for those that name other notes. */
function frontMatter(script: string, fields: Partial<typeof frontMatterFields>): string {
  const values = Object.entries(fields)
    .filter(
      ([name]) =>
        !/^(?:pagination_(?:next|prev)|displayed_sidebar|id|authors|slug|author_url|author_image_url|authorURL|authorImageURL)$/.test(
          name,
        ),
    )
    .flatMap(([name, field]) => {
      const value = [script, [script], { author: script }].find((each) => field.safeParse(each).success)
      return value === undefined ? [] : [[name, value]]
    })
  const { tags, ...others } = Object.fromEntries(values)
  const tag = { label: script, permalink: script.replace(/[\0-\x20]/g, '') }
  return `---\n${JSON.stringify({ ...others, ...(tags && { tags: [tag] }) })}\n---\n\n# A\n\nText.`
}

/** Files with the address in every field that accepts it. */
function poisonedFiles(script: string) {
  const path = script.replace(/[\0-\x20]/g, '')
  const authorFields = {
    name: script,
    title: script,
    email: script,
    description: script,
    page: { permalink: path },
  }
  const extras = { className: script, customProps: { href: script } }
  return {
    'docs/index.md': frontMatter(script, commonFields),
    'docs/b/c.md': '# C',
    'docs/b/_category_.json': JSON.stringify({
      ...extras,
      label: script,
      description: script,
      link: { type: 'generated-index', slug: path, title: script, description: script, keywords: [script] },
    }),
    'docs/tags.yml': JSON.stringify({ a: { label: script, description: script, permalink: `/${path}` } }),
    'sidebars.json': JSON.stringify({
      all: [
        { ...extras, type: 'doc', id: 'index', label: script },
        { ...extras, type: 'link', href: 'https://example.com', label: script, description: script },
        { ...extras, type: 'html', value: 'a' },
        { ...extras, type: 'category', label: script, description: script, items: ['b/c'] },
        { type: 'autogenerated', dirName: 'b' },
      ],
    }),
    'blog/2026-01-01-a.md': frontMatter(script, frontMatterFields),
    'blog/2026-01-02-b.md': '---\nauthors: [a]\n---\n\n# P\n\nText.',
    'blog/authors.yml': JSON.stringify({
      a: { ...authorFields, socials: { x: script.replaceAll('/', '') } },
    }),
  }
}

const settings = { docs: { sidebarPath: 'sidebars.json' }, blog: { feedOptions: { type: 'all' } } } as const

/** The fields that are an address as they are written, with where they are and the problem that code in them is. */
type Refused = [field: string, file: string, holder: (field: object) => object, code: string]
const refused: Refused[] = [
  ...['image', 'custom_edit_url'].map(
    (field): Refused => [field, 'docs/a.md', (given) => given, 'front-matter'],
  ),
  ...['author_url', 'author_image_url', 'authorURL', 'authorImageURL'].map(
    (field): Refused => [field, 'blog/2026-01-01-a.md', (given) => ({ author: 'A', ...given }), 'author'],
  ),
  ...['url', 'image_url', 'imageURL'].map(
    (field): Refused => [field, 'blog/authors.yml', (given) => ({ a: { name: 'A', ...given } }), 'authors'],
  ),
  ['href', 'sidebars.json', (given) => ({ all: [{ type: 'link', label: 'A', ...given }] }), 'sidebar'],
]

describe.each(scripts)('%j', (script) => {
  test('leads from no page, feed or list of addresses, whichever setting it is in', async () => {
    const { settings, accepted } = poison(script)
    expect(accepted.length).toBeGreaterThan(60)
    const site = temporarySite({
      'docs/index.md': '# A',
      'docs/b.md': '# B',
      'sidebars.json': JSON.stringify({ all: ['index', 'b'] }),
      'blog/2026-01-01-a.md': '---\nauthors: [{ name: A }]\ntags: [a]\n---\n\n# P\n\nText.',
      'sotay.config.mjs': `export default ${JSON.stringify(settings)}`,
    })
    const build = await site.build()
    expect(build.failed, build.report).toBe(false)
    expect(scriptsIn(build)).toEqual([])
  })

  test('leads from nowhere, whichever field of a note, a sidebar, a tag or an author it is in', async () => {
    const build = await temporarySite(poisonedFiles(script), settings).build()
    expect(build.failed, build.report).toBe(false)
    expect(scriptsIn(build)).toEqual([])
  })
})

test.each(refused)('code in "%s" of %s is a problem', async (field, file, holder, code) => {
  const written = JSON.stringify(holder({ [field]: scripts[1] }))
  const build = await temporarySite(
    {
      'docs/index.md': '# A',
      'blog/2026-01-01-a.md': '# P\n\nText.',
      [file]: file.endsWith('.md') ? `---\n${written}\n---\n\n# A\n\nText.` : written,
    },
    settings,
  ).build()
  expect(build.report).toMatch(new RegExp(`^error +\\S*${code}\\S* +${file}`, 'm'))
})
