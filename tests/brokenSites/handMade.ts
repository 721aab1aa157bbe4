import type { Code } from '../../engine/src/diagnostics/diagnostic.ts'
import { goodSite } from './goodSite.ts'
import type { BrokenSite } from './makeBrokenSite.ts'

/** A mistake that people make, and the code that names it. */
export type HandMadeSite = BrokenSite & { code: Code }

export const goodConfig = goodSite['sotay.config.mjs']!
const sidebars = goodSite['sidebars.mjs']!

/** The config with one part written in another way. */
export const configWith = (from: string, to: string) => ({
  'sotay.config.mjs': replace(goodConfig, from, to),
})
export const sidebarsWith = (from: string, to: string) => ({ 'sidebars.mjs': replace(sidebars, from, to) })
export const sidebarItem = (item: string) => sidebarsWith("'index'", item)
export const navbarItem = (item: string) =>
  configWith("{ type: 'doc', docId: 'guide/tls', label: 'TLS' }", item)
export const note = (text: string | Uint8Array) => ({ 'docs/more/dns.md': text })
export const header = (fields: string) => note(`---\n${fields}\n---\n\nText.\n`)
export const post = (fields: string) => ({
  'blog/2026-01-02-first.md': `---\ntitle: First\n${fields}\n---\n\nHello.\n`,
})
export const page = (code: string) => ({ 'src/pages/hello.jsx': code })

export function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The good site has no ${from}`)
  return text.replace(from, () => to)
}

const mistakes: [Code, string, BrokenSite['changes']][] = [
  ['unknown-setting', 'a setting that is misspelt', configWith('tagline', 'tagLine')],
  [
    'unknown-setting',
    'settings in themeConfig',
    configWith("tagline: 'What I learnt'", 'themeConfig: { navbar: {} }'),
  ],
  ['unknown-setting', 'a preset', configWith("tagline: 'What I learnt'", "presets: ['classic']")],
  ['missing-setting', 'no title', configWith("title: 'Notes',\n  tagline", 'tagline')],
  ['missing-setting', 'no url', configWith("url: 'https://example.com',", '')],
  ['invalid-setting', 'a url with a path', configWith('https://example.com', 'https://example.com/notes')],
  ['invalid-setting', 'a url without a protocol', configWith('https://example.com', 'example.com')],
  [
    'invalid-setting',
    'a severity that does not exist',
    configWith("onBrokenLinks: 'throw'", "onBrokenLinks: 'error'"),
  ],
  ['invalid-setting', 'a text for a switch', configWith('trailingSlash: false', "trailingSlash: 'no'")],
  ['invalid-setting', 'levels that cross', configWith('minHeadingLevel: 2', 'minHeadingLevel: 6')],
  [
    'invalid-setting',
    'a navbar item that leads in two ways',
    navbarItem("{ to: '/a', href: '/b', label: 'A' }"),
  ],
  ['wrong-export', 'a config that is a text', { 'sotay.config.mjs': "export default 'notes'" }],
  ['wrong-export', 'a config without an export', { 'sotay.config.mjs': 'const a = 1' }],
  ['module-failed', 'a config that does not parse', { 'sotay.config.mjs': 'export default {' }],
  ['module-failed', 'a config that throws', { 'sotay.config.mjs': "throw new Error('no')" }],
  [
    'module-failed',
    'a config function that throws',
    { 'sotay.config.mjs': "export default () => { throw new Error('no') }" },
  ],
  [
    'missing-package',
    'a config that imports what is not installed',
    { 'sotay.config.mjs': `import a from 'not-installed-at-all'\n${goodConfig}` },
  ],
  [
    'setting-failed',
    'an editUrl that throws',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', editUrl: () => nothing.here,"),
  ],
  [
    'setting-failed',
    'a number prefix parser that throws',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', numberPrefixParser: () => { throw new Error('no') },"),
  ],
  [
    'setting-failed',
    'a hook that throws',
    {
      ...configWith("onBrokenMarkdownLinks: 'throw'", 'onBrokenMarkdownLinks: () => nothing.here'),
      ...note('[a](./gone.md)'),
    },
  ],
  [
    'plugin-failed',
    'a Markdown plugin that throws',
    configWith('markdown: {', "markdown: { rehypePlugins: [() => () => { throw new Error('no') }],"),
  ],
  ['missing-sidebars-file', 'a sidebars file that is gone', { 'sidebars.mjs': null }],
  ['invalid-sidebars-file', 'sidebars that are a list', { 'sidebars.mjs': 'export default []' }],
  ['module-failed', 'sidebars that do not parse', { 'sidebars.mjs': 'export default { notes: [' }],
  ['wrong-export', 'sidebars without an export', { 'sidebars.mjs': 'const a = 1' }],
  ['unknown-sidebar-doc', 'a sidebar that names no doc', sidebarItem("'indx'")],
  [
    'unknown-sidebar-item-type',
    'a kind of item that does not exist',
    sidebarItem("{ type: 'categry', label: 'A', items: [] }"),
  ],
  [
    'invalid-sidebar-item',
    'an item whose type is misspelt',
    sidebarItem("{ typ: 'doc', id: 'index', label: 'Home' }"),
  ],
  [
    'invalid-sidebar-item',
    'an item with a field too many',
    sidebarItem("{ type: 'doc', id: 'index', lable: 'Home' }"),
  ],
  ['invalid-sidebar-item', 'a number in place of an item', sidebarItem('7')],
  [
    'invalid-sidebar-item',
    'a category whose label is a list',
    sidebarItem("{ type: 'category', label: ['A'], items: ['index'] }"),
  ],
  ['broken-link', 'a link of a sidebar to nowhere', sidebarsWith("href: '/about'", "href: '/abuot'")],
  ['doc-id-with-slash', 'an id with a slash', header('id: a/b')],
  ['duplicate-doc-id', 'two docs with one id', { 'docs/more/01-dns.md': '# DNS' }],
  ['invalid-slug', 'a slug with a question mark', header('slug: a?b')],
  ['duplicate-route', 'two docs at one address', header('slug: /guide/tls')],
  ['unknown-displayed-sidebar', 'a sidebar that does not exist', header('displayed_sidebar: note')],
  ['unknown-pagination-doc', 'a next page that does not exist', header('pagination_next: guide/tsl')],
  ['no-docs', 'no docs', configWith("routeBasePath: '/',", "routeBasePath: '/', path: 'nothing',")],
  [
    'invalid-category-file',
    'a field of a category that is misspelt',
    { 'docs/more/_category_.json': '{ "lable": "More" }' },
  ],
  ['invalid-category-file', 'a category that is a list', { 'docs/more/_category_.json': '[1]' }],
  [
    'invalid-data-file',
    'a category that is no JSON',
    { 'docs/more/_category_.json': '{ "label": "More" "a" }' },
  ],
  [
    'unknown-category-doc',
    'a category whose doc does not exist',
    { 'docs/more/_category_.json': '{ "link": { "type": "doc", "id": "dsn" } }' },
  ],
  ['invalid-tags-file', 'a tag with a field too many', { 'docs/tags.yml': 'net:\n  lable: Network\nweb:\n' }],
  [
    'duplicate-tag-permalink',
    'two tags at one address',
    { 'docs/tags.yml': 'net:\n  permalink: /a\nweb:\n  permalink: /a\n' },
  ],
  ['missing-tags-file', 'a tags file that is gone', { 'docs/tags.yml': null }],
  ['inline-tags', 'a tag that is misspelt', header('tags: [ent]')],
  ['invalid-yaml', 'a colon without quotes', header('title: TLS: an overview')],
  ['front-matter-not-a-map', 'a header that is a text', header('hello')],
  ['invalid-front-matter', 'a position that is a word', header('sidebar_position: first')],
  ['draft-and-unlisted', 'both draft and unlisted', header('draft: true\nunlisted: true')],
  ['toc-levels-crossed', 'levels that cross', header('toc_min_heading_level: 4\ntoc_max_heading_level: 2')],
  ['invalid-mdx', 'an angle bracket', note('a < b and <b>c')],
  ['invalid-mdx', 'a brace', note('a { b')],
  ['expression-failed', 'a name that means nothing', note('{nothing.here}')],
  ['unknown-component', 'a component that nobody knows', note('<Chrat />')],
  ['import-not-found', 'an import of what is not there', note("import A from './A.jsx'\n\n<A />")],
  ['tabs-empty', 'tabs without a tab', note('import Tabs from "@theme/Tabs"\n\n<Tabs></Tabs>')],
  [
    'tab-without-value',
    'a tab without a value',
    note(
      'import Tabs from "@theme/Tabs"\nimport TabItem from "@theme/TabItem"\n\n<Tabs><TabItem label="a">x</TabItem></Tabs>',
    ),
  ],
  ['broken-link', 'a link to nowhere', note('[a](/gone)')],
  ['broken-link', 'a link to nowhere in HTML', note('<a href="/notes/gone">a</a>')],
  ['broken-anchor', 'an anchor that does not exist', note('[a](../guide/tls.md#kyes)')],
  ['broken-markdown-link', 'a file that does not exist', note('[a](./gone.md)')],
  ['empty-link', 'a link without an address', note('[a]()')],
  ['broken-image', 'a picture that does not exist', note('![a](./gone.png)')],
  [
    'broken-link',
    'a link of the footer to nowhere',
    configWith("to: '/about' }] }], copyright", "to: '/abuot' }] }], copyright"),
  ],
  ['missing-code-file', 'code from a file that does not exist', note('```js file="./gone.js"\n```')],
  ['unknown-author', 'an author who is not known', post('authors: [ann]')],
  ['no-authors-file', 'an author without an authors file', { 'blog/authors.yml': null }],
  ['invalid-authors-file', 'an author with a field too many', { 'blog/authors.yml': 'an:\n  nmae: An\n' }],
  [
    'invalid-authors-file',
    'an author whose address is none',
    { 'blog/authors.yml': 'an:\n  name: An\n  url: https://e<<xample.com\n' },
  ],
  ['inline-authors', 'an author described in the post', post('authors: [{ name: Binh }]')],
  ['duplicate-post-author', 'an author named twice', post('authors: [an, an]')],
  ['authors-written-twice', 'authors in two ways', post('authors: [an]\nauthor: An')],
  ['invalid-front-matter', 'a date that is none', post('date: tomorrow')],
  ['navbar-unknown-doc', 'a navbar item for no doc', navbarItem("{ type: 'doc', docId: 'guide/tsl' }")],
  [
    'navbar-unknown-sidebar',
    'a navbar item for no sidebar',
    configWith("sidebarId: 'notes'", "sidebarId: 'note'"),
  ],
  [
    'navbar-unknown-version',
    'a navbar item for no version',
    navbarItem("{ type: 'docsVersionDropdown', versions: ['9'] }"),
  ],
  [
    'navbar-without-docs',
    'a navbar item for no docs',
    navbarItem("{ type: 'doc', docId: 'a', docsPluginId: 'api' }"),
  ],
  [
    'navbar-unknown-doc',
    'an item of a dropdown for no doc',
    configWith(
      "items: [{ to: '/about', label: 'About' }] },\n    ],",
      "items: [{ type: 'doc', docId: 'guide/tsl' }] },\n    ],",
    ),
  ],
  ['missing-custom-css', 'a style sheet that is gone', { 'src/site.css': null }],
  ['invalid-css', 'a style sheet of which nothing is left', { 'src/site.css': '}}} @@ {{{' }],
  ['no-default-export', 'a page without a component', page('export const a = 1')],
  [
    'page-module-failed',
    'a page that throws',
    page('export default function Page() { return window.innerWidth }'),
  ],
  ['page-module-broken', 'a page that does not parse', page('export default function Page() { return <a }')],
  [
    'missing-package',
    'a page that imports what is not installed',
    page("import a from 'not-installed-at-all'\nexport default () => a"),
  ],
  [
    'unknown-hydrate',
    'a page that wakes at no time',
    page("export const hydrate = 'soon'\nexport default () => null"),
  ],
  ['invalid-versions-file', 'versions that are no list', { 'versions.json': '{}' }],
  ['invalid-versions-file', 'versions that are no JSON', { 'versions.json': '[' }],
  ['invalid-version-name', 'a version with a slash', { 'versions.json': '["1/0"]' }],
  ['no-docs', 'a version without a folder', { 'versions.json': '["1.0"]' }],
  [
    'unknown-version',
    'a last version that does not exist',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', lastVersion: '9',"),
  ],
  [
    'versioning-without-versions',
    'no versions, switched off',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', disableVersioning: true,"),
  ],
  [
    'empty-only-include-versions',
    'a choice of no version',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', onlyIncludeVersions: [],"),
  ],
  [
    'module-failed',
    'an addition to all lists',
    { 'sotay.config.mjs': `Array.prototype.first = 1\n${goodConfig}` },
  ],
  [
    'module-failed',
    'an addition to all objects',
    {
      'sotay.config.mjs': `Object.defineProperty(Object.prototype, 'first', { value: 1, enumerable: true, configurable: true })\n${goodConfig}`,
    },
  ],
  ['module-failed', 'a config that throws nothing', { 'sotay.config.mjs': 'throw Object.create(null)' }],
  [
    'invalid-setting',
    'a field that holds itself',
    configWith(
      "tagline: 'What I learnt'",
      'customFields: { a: (() => { const a = {}; a.a = a; return a })() }',
    ),
  ],
  ['invalid-setting', 'a BigInt', configWith("tagline: 'What I learnt'", 'customFields: { a: [{ b: 1n }] }')],
  [
    'invalid-setting',
    'a field that cannot be written',
    configWith("tagline: 'What I learnt'", "customFields: { a: { toJSON() { throw new Error('no') } } }"),
  ],
  [
    'invalid-setting',
    'a calendar that does not exist',
    configWith("tagline: 'What I learnt'", "i18n: { localeConfigs: { en: { calendar: 'moon phase' } } }"),
  ],
  ['invalid-setting', 'code as an address', navbarItem("{ href: 'java\\nscript:alert(1)', label: 'A' }")],
  [
    'invalid-sidebar-item',
    'code as an address of a sidebar',
    sidebarItem("{ type: 'link', href: ' javascript:alert(1)', label: 'A' }"),
  ],
  [
    'invalid-authors-file',
    'code as an address of an author',
    { 'blog/authors.yml': 'an:\n  name: An\n  url: javascript:alert(1)\n' },
  ],
  ['invalid-front-matter', 'code as an address to edit at', header('custom_edit_url: javascript:alert(1)')],
  [
    'setting-failed',
    'code as an address to edit at, from a function',
    configWith("tags: 'tags.yml',", "tags: 'tags.yml', editUrl: () => 'javascript:alert(1)',"),
  ],
  ['invalid-yaml', 'a field that all objects have', header('__proto__: { draft: true }')],
  [
    'invalid-data-file',
    'a category with such a field',
    { 'docs/more/_category_.json': '{ "__proto__": { "label": "A" } }' },
  ],
  [
    'invalid-data-file',
    'tags with such a field',
    { 'docs/tags.yml': 'net:\n  __proto__:\n    label: Network\nweb:\n' },
  ],
  ['duplicate-route', 'addresses that differ in the case of a letter', header('slug: /Guide/TLS')],
  ['duplicate-route', 'a static file at the address of a page', { 'static/index.html': 'x' }],
  ['duplicate-route', 'a static folder with the address of a page', { 'static/about/index.html': 'x' }],
  [
    'duplicate-route',
    'two static files that differ in the case of a letter',
    { 'static/img/Icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  [
    'duplicate-route',
    'a redirect that differs from a page in the case of a letter',
    configWith("tagline: 'What I learnt'", "redirects: [{ from: '/About', to: '/about' }]"),
  ],
  [
    'redirect-twice',
    'two redirects that differ in the case of a letter',
    configWith(
      "tagline: 'What I learnt'",
      "redirects: [{ from: '/Old', to: '/' }, { from: '/old', to: '/about' }]",
    ),
  ],
  ['file-over-folder', 'a static file where pages need a folder', { 'static/guide': 'x' }],
  ['file-over-folder', 'a static folder where a page is', { 'static/guide/tls.html/a.txt': 'x' }],
  ['name-too-long', 'an address of 300 letters', header(`slug: /${'a'.repeat(300)}`)],
  ['name-too-long', 'an address of 400 folders', header(`slug: /${'folder/'.repeat(400)}`)],
  ['name-too-long', 'a former address of 300 letters', header(`aliases: [/${'a'.repeat(300)}]`)],
  [
    'file-over-folder',
    'a redirect from below a static file',
    configWith("tagline: 'What I learnt'", "redirects: [{ from: '/img/icon.svg/x', to: '/' }]"),
  ],
  ['invalid-slug', 'an address with half a character', header('slug: "/a\\uD800"')],
  ['invalid-route', 'a former address with half a character', header('aliases: ["/a\\uD800"]')],
  [
    'page-module-failed',
    'a function that calls itself',
    page('const f = () => f() + 1\nexport default () => f()'),
  ],
  [
    'page-module-failed',
    'a component that renders itself',
    page('export default function Page() { return <Page /> }'),
  ],
  ['live-part-failed', 'a loop that never ends', note('export const A = () => { for (;;); }\n\n<A />')],
  [
    'invalid-route',
    'a page that leaves the site',
    { 'src/pages/about.md': '---\nslug: /../up\n---\n\nText.' },
  ],
]

export const handMade: HandMadeSite[] = mistakes.map(([code, name, changes]) => ({ code, name, changes }))
