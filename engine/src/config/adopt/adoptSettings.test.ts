import { expect, test } from 'vitest'
import { adoptSettings } from './adoptSettings.ts'

const site = { title: 'Notes', url: 'https://example.com' }
const defaults = { onBrokenLinks: 'throw', markdown: { captions: false, math: false } }

test('the settings of preset and theme go to the top level', () => {
  const adopted = adoptSettings({
    ...site,
    future: { v4: true },
    themes: ['@docusaurus/theme-mermaid'],
    presets: [
      ['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false, theme: { customCss: 'a.css' } }],
    ],
    themeConfig: {
      navbar: { title: 'Notes' },
      colorMode: { defaultMode: 'dark' },
      prism: { additionalLanguages: ['hcl'], defaultLanguage: 'js' },
    },
  })
  expect(adopted).toEqual({
    ...site,
    ...defaults,
    docs: { showSummaries: false, sidebarPath: './sidebars.ts' },
    blog: false,
    customCss: 'a.css',
    navbar: { title: 'Notes' },
    colorMode: { defaultMode: 'dark' },
    prism: { defaultLanguage: 'js' },
  })
})

test('an address loses its path, which the base has', () =>
  expect(adoptSettings({ url: 'https://example.com/docs' }).url).toBe('https://example.com'))

test('the themes of Prism are dropped, and the setting with them if nothing is left of it', () => {
  const github = { plain: {}, styles: [] }
  expect(adoptSettings({ themeConfig: { prism: { theme: github } } })).toEqual(defaults)
  expect(adoptSettings({ themeConfig: { prism: { darkTheme: github, defaultLanguage: 'js' } } })).toEqual({
    ...defaults,
    prism: { defaultLanguage: 'js' },
  })
})

test('the strictness of the site stays as configured', () => {
  expect(adoptSettings({ ...site, onBrokenLinks: 'warn' }).onBrokenLinks).toBe('warn')
})

test('several sets of docs become a list, and each gets the settings that the theme has for all', () => {
  const { docs } = adoptSettings({
    presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/' } }]],
    plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }]],
    themeConfig: { docs: { sidebar: { hideable: true } } },
  })
  const common = { sidebar: { hideable: true }, showSummaries: false }
  expect(docs).toEqual([
    { routeBasePath: '/', ...common },
    { id: 'api', path: 'api', ...common },
  ])
})

test('docs that are switched off stay so, unless a plugin has some', () => {
  const presets = [['classic', { docs: false }]]
  expect(adoptSettings({ presets }).docs).toBe(false)
  expect(adoptSettings({ presets, plugins: [['content-docs', { path: 'notes' }]] }).docs).toEqual({
    path: 'notes',
    showSummaries: false,
  })
})

test.each([
  '@easyops-cn/docusaurus-search-local',
  '/home/an/site/node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/index.js',
])('local search is known by its name or its address: %s', (name) => {
  const adopted = adoptSettings({
    themes: [[name, { hashed: true, language: ['en', 'vi'], indexBlog: false, forceIgnoreNoIndex: true }]],
  })
  expect(adopted).toEqual({ ...defaults, search: { indexBlog: false } })
})

test('a search server in the settings becomes the search provider', () => {
  const algolia = { appId: 'A', apiKey: 'b', indexName: 'c' }
  expect(adoptSettings({ themeConfig: { algolia } }).search).toEqual({
    provider: { name: 'algolia', ...algolia },
  })
  const placeholder = { ...algolia, appId: 'placeholder-app-id' }
  expect(adoptSettings({ themeConfig: { algolia: placeholder } }).search).toBe(undefined)
})

test('redirects are taken from their plugin', () => {
  const redirects = [{ from: '/old', to: '/new' }]
  expect(adoptSettings({ plugins: [['@docusaurus/plugin-client-redirects', { redirects }]] }).redirects).toBe(
    redirects,
  )
})

test('endings that addresses had become a function that gives the former addresses', () => {
  const adopt = (options: object) => adoptSettings({ plugins: [['plugin-client-redirects', options]] })
  const { createRedirects } = adopt({ fromExtensions: ['html', 'htm'] }) as {
    createRedirects: (path: string) => string[]
  }
  expect(['/a', '/a/b/', '/', '/x.txt'].map(createRedirects)).toEqual([
    ['/a.html', '/a.htm'],
    ['/a/b.html', '/a/b.htm'],
    [],
    [],
  ])
  expect(String(createRedirects)).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a function.
    "(path) => (/^\\/$|\\.\\w+$/.test(path) ? [] : [`${path.replace(/\\/$/, '')}.html`, `${path.replace(/\\/$/, '')}.htm`])",
  )
  const own = () => '/x'
  expect(adopt({ createRedirects: own, fromExtensions: ['html'] })).toEqual({
    ...defaults,
    createRedirects: own,
    fromExtensions: ['html'],
  })
})

test("Google's tags become scripts with a name, so that the content policy lets their host in", () => {
  const preset = { gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true } }
  const plugins = [['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }]]
  expect(adoptSettings({ presets: [['classic', preset]], plugins })).toMatchObject({
    scripts: [
      { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true },
      { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1', async: true },
    ],
    headTags: [
      {
        tagName: 'script',
        innerHTML:
          "window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) }; gtag('js', new Date()); gtag('config', 'G-1', { anonymize_ip: true }); gtag('config', 'G-2', { anonymize_ip: true })",
      },
      {
        tagName: 'script',
        innerHTML:
          "window.dataLayer = window.dataLayer || []; dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })",
      },
    ],
  })
  expect(adoptSettings({ presets: [['classic', { gtag: false }]] })).not.toHaveProperty('scripts')
})

test('style sheets that are loaded as modules come before those of the theme', () => {
  const presets = [['classic', { theme: { customCss: 'b.css' } }]]
  const adopted = adoptSettings({ presets, clientModules: ['./a.scss', './a.js'] })
  expect(adopted).toMatchObject({ customCss: ['./a.scss', 'b.css'], clientModules: ['./a.js'] })
})

test('plugins for Markdown serve all notes, but for those that are built in', () => {
  function remarkMath() {}
  function remarkOwn() {}
  const plugin = () => (root: { meta: string }) => root.meta.includes('npm2yarn')
  const adopted = adoptSettings({
    presets: [
      [
        'classic',
        {
          docs: { remarkPlugins: [remarkMath, [plugin, { sync: true }], remarkOwn] },
          blog: { remarkPlugins: [[remarkOwn, {}]], rehypePlugins: [] },
        },
      ],
    ],
  })
  expect(adopted.docs).toEqual({ showSummaries: false })
  expect(adopted.markdown).toEqual({
    captions: false,
    math: true,
    remarkPlugins: [remarkOwn, [remarkOwn, {}]],
  })
})

test('a theme without a preset has its styles', () => {
  const themes = [['@docusaurus/theme-classic', { customCss: 'a.css' }]]
  expect(adoptSettings({ themes })).toEqual({ ...defaults, customCss: 'a.css' })
})

test("the theme's settings of the blog join those of the blog, if there is one", () => {
  const themeConfig = { blog: { sidebar: { groupByYear: false } } }
  const adopt = (blog: unknown) => adoptSettings({ presets: [['classic', { blog }]], themeConfig }).blog
  expect(adopt({ blogTitle: 'News' })).toEqual({ blogTitle: 'News', sidebar: { groupByYear: false } })
  expect(adopt(false)).toBe(false)
})

test('Markdown settings of docs and blog become settings of all notes, once', () => {
  function remarkOwn() {}
  const options = {
    beforeDefaultRemarkPlugins: [remarkOwn],
    rehypePlugins: [],
    admonitions: { keywords: ['my-kind'], extendDefaults: true },
  }
  expect(adoptSettings({ presets: [['classic', { docs: options, blog: options }]] })).toEqual({
    ...defaults,
    docs: { showSummaries: false },
    markdown: {
      captions: false,
      math: false,
      remarkPlugins: [remarkOwn],
      admonitions: { keywords: ['my-kind'], extendDefaults: true },
    },
  })
})

test('the older place for links between notes is known', () => {
  expect(adoptSettings({ onBrokenMarkdownLinks: 'throw', markdown: { mermaid: true } }).markdown).toEqual({
    captions: false,
    math: false,
    hooks: { onBrokenMarkdownLinks: 'throw' },
    mermaid: true,
  })
})

test('styles for formulas are not asked from elsewhere', () => {
  const own = 'https://example.com/a.css'
  const katex = { href: 'https://cdn.jsdelivr.net/npm/katex@0.13.24/dist/katex.min.css', type: 'text/css' }
  expect(adoptSettings({ stylesheets: [katex, own] }).stylesheets).toEqual([own])
  expect(adoptSettings({ stylesheets: [katex] })).not.toHaveProperty('stylesheets')
})

test('a search server without the name of an application is left to be reported', () => {
  expect(adoptSettings({ themeConfig: { algolia: { apiKey: 'k', indexName: 'i' } } })).toEqual({
    ...defaults,
    algolia: { apiKey: 'k', indexName: 'i' },
  })
})

test('without the plugin for formulas, a dollar sign is text', () => {
  function remarkMath() {}
  const adopt = (options: object) => adoptSettings({ presets: [['classic', { docs: options }]] }).markdown
  expect(adopt({})).toEqual({ captions: false, math: false })
  expect(adopt({ remarkPlugins: [[remarkMath, {}]] })).toEqual({ captions: false, math: true })
  // The module that "require" gives.
  expect(adopt({ remarkPlugins: [{ default: remarkMath }] })).toEqual({ captions: false, math: true })
})

test('a second instance of a plugin is beside the first, or keeps its name where there can be one only', () => {
  const adopted = adoptSettings({
    presets: [['classic', { pages: { path: 'pages' }, sitemap: { priority: null } }]],
    plugins: [
      ['@docusaurus/plugin-content-pages', { id: 'more', path: 'more' }],
      ['@docusaurus/plugin-sitemap', { id: 'more', filename: 'more.xml' }],
      ['@docusaurus/plugin-content-blog', { id: 'default', path: 'news' }],
    ],
  })
  expect(adopted).toMatchObject({ sitemap: { priority: null } })
  expect(adopted.pages).toEqual([{ path: 'pages' }, { id: 'more', path: 'more' }])
  expect(adopted.blog).toEqual({ path: 'news' })
  expect(adopted['@docusaurus/plugin-sitemap more']).toEqual({ filename: 'more.xml' })
})

test('undefined settings, and those only for plugin authors, are not reported', () => {
  const adopted = adoptSettings({
    presets: [['classic', { gtag: undefined, debug: true }]],
    themes: ['@docusaurus/theme-search-algolia'],
    plugins: ['@docusaurus/plugin-debug'],
    ssrTemplate: undefined,
  })
  expect(adopted).toEqual({ ...defaults, docs: { showSummaries: false } })
})

test('what has no place keeps its name', () => {
  const adopted = adoptSettings({
    presets: [['classic', { googleAnalytics: { trackingID: 'UA' } }]],
    plugins: [
      'docusaurus-plugin-sass',
      ['@docusaurus/plugin-sitemap', { id: 'second' }],
      false,
      'docusaurus-plugin-away',
    ],
    clientModules: ['a.js'],
  })
  expect(adopted).toMatchObject({
    googleAnalytics: {},
    clientModules: ['a.js'],
    'docusaurus-plugin-sass': {},
    '@docusaurus/plugin-sitemap second': {},
    'docusaurus-plugin-away': {},
  })
})

test('plugins with a lifecycle are kept: functions, files of the site, packages that are installed', () => {
  function own() {}
  const plugins = [
    own,
    [own, { a: 1 }],
    './plugins/team',
    ['/site/src/x.js', { b: 1 }],
    'there',
    'image-zoom',
  ]
  expect(adoptSettings({ plugins }, { isInstalled: () => true, findWrapped: () => undefined })).toEqual({
    ...defaults,
    plugins: [own, [own, { a: 1 }], './plugins/team', ['/site/src/x.js', { b: 1 }], 'there'],
    'image-zoom': {},
  })
})
