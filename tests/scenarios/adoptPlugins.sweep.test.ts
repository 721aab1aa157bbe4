import { expect, test } from 'vitest'
import { siteFromDocusaurus } from '../support/docusaurusSite.ts'

test('a plugin from a package is kept if it can be loaded, with what it needs', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'node_modules/docusaurus-plugin-mark/index.js': `module.exports = (context, { text }) => ({
      name: 'mark', injectHtmlTags: () => ({ headTags: ['<meta name="mark" content="' + text + '">'] }) })`,
    'node_modules/plugin-lame/index.js': "require('@docusaurus/away')",
    'docusaurus.config.js': `module.exports = {
      title: 'Notes', url: 'https://example.com', baseUrl: '/',
      plugins: [['mark', { text: 'x' }], 'plugin-lame', 'docusaurus-plugin-away'],
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    }`,
  })
  expect((await sotay('adopt')).stdout).toContain(`Not taken over:
  plugin-lame, docusaurus-plugin-away: Not installed, or needs a package that is not: install what is missing, and name it in "plugins".
`)
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/index.html')).toContain('<meta name="mark" content="x">')
})

test('plugins in the config stay code, with what they import; those that need what is not there are named', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'styles/site.css': '.a { color: brand }',
    'plugins/all.js':
      "module.exports = [() => ({ name: 'more', getClientModules: () => [require.resolve('./more.css')] })]",
    'plugins/more.css': '.b { color: olive }',
    'node_modules/by-name/index.js':
      "module.exports = (given = {}) => ({ postcssPlugin: 'y', Declaration(rule) { if (rule.value === 'named') rule.value = given.word ?? 'red' } })",
    'node_modules/colours/index.js':
      "module.exports = { postcssPlugin: 'x', Declaration(rule) { if (rule.value === 'brand') rule.value = 'teal' } }",
    'docusaurus.config.js': `const path = require('path')
const away = require('away')
const seen = []
module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [
    async function colours(context, options) {
      return {
        name: 'colours',
        configurePostCss(options) {
          options.plugins.push(require('colours'), ['by-name', { word: 'navy' }])
          return options
        },
        getClientModules: () => [path.resolve(__dirname, 'styles/site.css')],
      }
    },
    function absent() { return { name: 'absent', loadContent: () => require('absent') } },
    () => ({ name: 'away', loadContent: () => away.all }),
    function found() { return { name: 'found', configureWebpack: () => ({ resolve: { alias: { a: require.resolve('away') } } }) } },
    () => ({ name: 'seen', loadContent: () => seen }),
    () => ({ name: 'tag', injectHtmlTags: () => ({ headTags: ['<script>(' + (() => document.title) + ')()</script>'] }) }),
    ...require('./plugins/all'),
  ],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain(`Not taken over:
  plugins[1] (absent): It needs a package that is not installed: install it, and adopt the config again.
  plugins[2]: It is code that needs "away": copy it by hand.
  plugins[3] (found): It is code that calls "require.resolve" for a package: copy it by hand.
`)
  const written = read('sotay.config.ts')
  expect(written).toContain("const path = require('path')\n")
  expect(written).toContain('const seen = []\n')
  expect(written).toContain('require.resolve("./plugins/more.css")')
  expect(written).toContain("path.resolve(__dirname, 'styles/site.css')".replaceAll("'", '"'))
  expect(await sotay('build')).toMatchObject({ status: 0 })
  const [, sheet] = /href="\/(assets\/css\/styles[^"]*)"/.exec(read('build/index.html')) ?? []
  expect(read(`build/${sheet}`)).toMatch(/\.a\{color:(?:teal|#008080)/)
  expect(read('build/index.html')).toContain('<script>(() => document.title)()</script>')
})

test('of an API that a plugin for OpenAPI draws, pages in docs show method, path and text, and the rest is named', async () => {
  const page = (name: string) => `---
title: ${name}
api: eJzl
---

import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import StatusCodes from "@theme/StatusCodes";
import Heading from "@theme/Heading";

<Heading as={"h1"} className={"openapi__heading"} children={"${name}"}></Heading>

<MethodEndpoint method={"get"} path={"/pets/{id}"} context={"endpoint"}></MethodEndpoint>

Gives a **pet**.

<StatusCodes {...require("./a.StatusCodes.json")}></StatusCodes>
`
  const { sotay, read } = siteFromDocusaurus({
    'docs/a.api.mdx': page('One pet'),
    'docs/b.api.mdx': page('More'),
    'docs/a.StatusCodes.json': '{}',
    'node_modules/docusaurus-plugin-openapi-docs/index.js':
      "module.exports = () => ({ name: 'api', loadContent() { throw new Error('no webpack') } })",
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/', docItemComponent: '@theme/ApiItem' }, blog: false }]],
  plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', config: {} }]],
  themes: ['docusaurus-theme-openapi-docs'],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain(
    '  docusaurus-plugin-openapi-docs, docusaurus-theme-openapi-docs: Pages of an API are drawn by code',
  )
  const { status, stderr } = await sotay('build')
  expect({ status, told: stderr.match(/^\w+ {2}[\w-]+/gm) }).toEqual({
    status: 0,
    told: ['warning  unknown-theme-import'],
  })
  expect(stderr).toContain('Also at docs/b.api.mdx:7:')
  const main = /<main[^]*<\/main>/.exec(read('build/a.api/index.html'))?.[0]
  expect(main).toMatch(/<pre[^>]*>GET \/pets\/\{id\}<\/pre>[^]*Gives a <strong>pet/)
})

test('plugins that ask for missing packages while they run, and components beside notes that import some, stop no build', async () => {
  const plugin = (body: string) => `
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [() => ({ name: 'x', ${body} })],`
  const config = (settings: string) =>
    `module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', ${settings} }`
  const asks = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'docusaurus.config.js': config(
      plugin("configurePostCss: (options) => { options.plugins.push('away-css'); return options }"),
    ),
  })
  await asks.sotay('adopt')
  expect(await asks.sotay('build')).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^warning +missing-package[^]*"away-css" is not installed/m),
  })
  const beside = siteFromDocusaurus({
    'docs/index.mdx': "import Box from './parts/Box'\n\n# Home\n\n<Box />",
    'docs/parts/Box.jsx': "import { draw } from 'away-box'\nexport default () => <p>{draw()}</p>",
    'docusaurus.config.js': config("presets: [['classic', { docs: { routeBasePath: '/' } }]]"),
  })
  expect((await beside.sotay('adopt')).stdout).toContain('    away-box\n')
  expect(await beside.sotay('build')).toMatchObject({ status: 0 })
})

test('sidebars may name docs of a plugin that is not installed', async () => {
  const { read, sotay } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'sidebars.js': "module.exports = { docs: ['index', 'api/made'] }",
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
  plugins: ['docusaurus-plugin-typedoc'],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain(
    '\n  onMissingImports: It is "warn", because links and sidebars',
  )
  const { status, stderr } = await sotay('build')
  expect([status, stderr]).toEqual([0, expect.stringContaining('warning  unknown-sidebar-doc')])
  expect(read('build/index.html')).toContain('>Home</a>')
})

test('a site builds without the packages that its code and its plugins need, and each is named', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md':
      "import { Card } from 'away-cards'\n\n# Home\n\n<Card>Inside</Card>\n\nIt differs from 'words'. [Api](/api/x)\n\n```js\nimport x from 'quoted'\n```",
    'src/css/custom.css': "@import 'away-sheet';",
    'src/pages/away.jsx':
      "import type { T } from 'types-only'\nexport const text = `\nimport a from 'shown'`\nimport fs from 'node:fs'\nimport Gone from '@theme/Gone'\nimport { Box } from 'in-workspace'\nimport { type props, useNothing, useThemeConfig } from '@docusaurus/theme-common'\nconst [some] = [useNothing('x')]\nexport default () => <Gone><Box /><p>Page {some.name}</p></Gone>",
    'node_modules/in-workspace/package.json':
      '{ "name": "in-workspace", "exports": { ".": { "import": "./dist/index.js" } } }',
    'src/theme/Footer/Logo.jsx': 'export const Logo = () => <svg />',
    'plugins/pages.js': "const all = require('away-pages')\nmodule.exports = () => ({ name: 'pages' })",
    'package.json': '{ "devDependencies": { "tailwindcss": "^4.0.0" } }',
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
  plugins: ['./plugins/pages.js', 'docusaurus-plugin-typedoc'],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain(`Not taken over:
  ./plugins/pages.js (needs away-pages): The package is not installed: install it, and name the file in "plugins".
  docusaurus-plugin-typedoc: Not installed, or needs a package that is not: install what is missing, and name it in "plugins".
  onBrokenLinks, onMissingImports: It is "warn", because links and sidebars may name pages that are not there yet: of plugins that are not installed, or folders that a script fills. Make it "throw" again when they are.
  styles (tailwindcss): Pages look bare without it: install this first, then adopt the config again.
  imports of packages that are not installed: "onMissingImports" lets the site be built without them; install them, and remove it.
    away-cards, away-sheet, in-workspace
  imports of what is not here: "onMissingImports" lets the site be built without it. "sotay check" says what to do instead.
    @theme/Gone, useNothing of @docusaurus/theme-common
`)
  expect(read('sotay.config.ts')).toMatch(/onBrokenLinks: 'warn',\n {2}onMissingImports: 'warn',/)
  const { status, stderr } = await sotay('build')
  expect({
    status,
    told: stderr.match(/^\w+ {2}[\w-]+ +\S+$/gm)?.map((line) => line.replace(/ +/g, ' ')),
  }).toEqual({
    status: 0,
    told: [
      'warning missing-package docs/index.md:1:22',
      'warning broken-link docs/index.md:7:32',
      'warning missing-package src/css/custom.css:1:10',
      'warning unknown-theme-import src/pages/away.jsx:5:19',
      'warning missing-package src/pages/away.jsx:6:22',
      'warning unknown-theme-export src/pages/away.jsx:7:22',
      'warning theme-part-left-out src/theme/Footer/Logo.jsx',
    ],
  })
  expect(read('build/index.html')).toContain('Inside')
  expect(read('build/away/index.html')).toMatch(/<p>Page (?:<!-- -->)?<\/p>/)
})

test('a plugin around that of the blog runs with its posts, and is named', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'posts/2024-01-02-one.md': '# One\n\nText',
    'posts/2024-01-03-two.md': '---\ntags: [Red]\nlevel: 2\n---\n\n# Two\n\nSecond',
    'src/pages/latest.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
export default function Latest() {
  const { latest, tags } = usePluginData('docusaurus-plugin-content-blog')
  return <ul>{latest.map(({ metadata }) => <li key={metadata.permalink}>{metadata.permalink} {metadata.title} {metadata.description} {metadata.frontMatter.level}</li>)}<li>{tags.join()}</li></ul>
}`,
    'src/Picked.jsx': `export default ({ items: [{ content: Post }] }) => (
  <main>{Post.metadata.permalink} {Post.frontMatter.level}<Post /></main>
)`,
    'plugins/blog/index.js': `const blog = require('@docusaurus/plugin-content-blog')
module.exports = { ...blog, default: async (context, options) => {
  const plugin = await blog.default(context, options)
  return { ...plugin, async contentLoaded({ content, allContent, actions }) {
    content.blogPosts.sort((a, b) => a.metadata.date - b.metadata.date)
    await plugin.contentLoaded({ content, allContent, actions })
    actions.setGlobalData({ latest: content.blogPosts, tags: Object.keys(content.blogTags) })
    const { source: path } = content.blogPosts[1].metadata
    const items = [{ content: { __import: true, path, query: { truncated: true } } }]
    actions.addRoute({ path: '/picked', component: '@site/src/Picked.jsx', modules: { items } })
  } }
} }`,
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [['./plugins/blog', { path: 'posts', routeBasePath: 'news' }]],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain(
    '  ./plugins/blog (around plugin-content-blog): It runs with the posts of the blog,',
  )
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/news/2024/01/02/one/index.html')).toContain('<p>Text</p>')
  const words = read('build/latest/index.html').replace(/<!-- -->|<(?!\/?li)[^>]*>/g, '')
  expect(words).toContain('<li>/news/2024/01/02/one One Text </li><li>/news/2024/01/03/two Two Second 2</li>')
  expect(words).toContain('<li>/news/tags/red</li>')
  const picked = read('build/picked/index.html').replace(/<!-- -->|<(?!\/?p>)[^>]*>/g, '')
  expect(picked).toMatch(/\/two 2\s*<p>Second<\/p>/)
})
