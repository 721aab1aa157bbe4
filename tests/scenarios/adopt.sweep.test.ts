import { afterEach, expect, test, vi } from 'vitest'
import { commonJs, notes, siteFromDocusaurus } from '../support/docusaurusSite.ts'

afterEach(() => vi.unstubAllEnvs())

test('the config of a Docusaurus site is written as one of ours, and the site builds', async () => {
  const { sotay, read } = siteFromDocusaurus({ ...notes, 'docusaurus.config.js': commonJs })
  expect((await sotay('build')).stderr).toContain(
    'There is a "docusaurus.config.js": "sotay adopt" writes a config from it.',
  )
  const { stdout, stderr, status } = await sotay('adopt')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toMatchInlineSnapshot(`
    "Wrote sotay.config.ts from docusaurus.config.js.

    "sotay build" says what is left to do, "sotay check" also what could be better in the notes.
    "
  `)
  expect(read('sotay.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from 'sotay'

    export default defineConfig({
      title: 'My notes',
      tagline: 'Study',
      url: 'https://notes.example.com',
      baseUrl: '/',
      favicon: 'img/logo.svg',
      customCss: './src/css/custom.css',
      headTags: [
        {
          tagName: 'script',
          innerHTML: 'window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) }; gtag(\\'js\\', new Date()); gtag(\\'config\\', \\'G-1\\')',
        },
      ],
      scripts: [
        {
          src: 'https://www.googletagmanager.com/gtag/js?id=G-1',
          async: true,
        },
      ],
      onBrokenLinks: 'throw',
      docs: {
        showSummaries: false,
        routeBasePath: '/',
        sidebarPath: './sidebars.js',
        editUrl: ({ docPath }) => docPath,
      },
      blog: false,
      navbar: {
        title: 'My notes',
        items: [
          {
            type: 'docSidebar',
            sidebarId: 'notes',
            label: 'Notes',
          },
        ],
      },
      footer: {
        style: 'dark',
        copyright: 'Mine',
      },
      markdown: {
        captions: false,
        math: false,
        mermaid: true,
        hooks: {
          onBrokenMarkdownLinks: 'warn',
          onBrokenHtmlLinks: 'warn',
        },
      },
      search: {
        indexBlog: false,
      },
    })
    "
  `)
  const built = await sotay('build')
  expect(built).toMatchObject({ status: 0, stderr: '' })
  expect(read('build/index.html')).toContain('<h1>Intro</h1>')
  expect(read('build/guide/first/index.html')).toContain('My notes')
  expect(read('build/about/index.html')).toContain('<p>About</p>')
})

test('sidebars in TypeScript are found by their name in JavaScript, and a search bar of a package is ours', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'docs/other.md': '# Other',
    'sidebars.ts':
      "export default { notes: ['index', { type: 'link', label: 'Away', href: 'https://a.example' }] }",
    'src/theme/SearchBar/index.js':
      "import Bar from 'docusaurus-search-near/dist/theme/SearchBar'\nexport default (props) => <div className='mine'><Bar {...props} /></div>",
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  themes: ['docusaurus-search-near'],
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js') } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: require.resolve('./sidebarsApi') }]],
}`,
    'api/index.md': '# Api',
    'sidebarsApi.json': '{ "api": ["index"] }',
  })
  expect((await sotay('adopt')).status).toBe(0)
  const { status, stderr } = await sotay('build')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(read('build/index.html')).toMatch(/class="mine">.*role="search".*Away/s)
})

test('a function in TypeScript is taken over, and a config that is there is not overwritten', async () => {
  const config = `import type { Config } from '@docusaurus/types'
export default async function create(): Promise<Config> {
  return { title: 'Notes', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]] }
}`
  const { sotay, read } = siteFromDocusaurus({ 'docs/index.md': '# Home', 'docusaurus.config.ts': config })
  expect((await sotay('adopt')).stdout).not.toContain('Not taken over')
  const written = read('sotay.config.ts')
  expect((await sotay('build')).status).toBe(0)
  const again = await sotay('adopt')
  expect(again.status).toBe(1)
  expect(again.stderr).toContain(
    'There is a "sotay.config.ts" already; "docusaurus.config.ts" was not taken over.',
  )
  expect(read('sotay.config.ts')).toBe(written)
})

test('code of the theme that is not read, and languages without words of ours, are reported', async () => {
  const config = `module.exports = {
  title: 'Notes', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]],
  i18n: { defaultLocale: 'vi', locales: ['vi', 'de', 'pl', 'th', 'uk', 'en-GB'] },
}`
  const { sotay } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'docusaurus.config.js': config,
    'src/theme/MDXComponents/index.js': 'export default {}',
    'i18n/pl/code.json': '{}',
    'src/theme/Root.js': '',
    'src/theme/DocItem/Footer/index.tsx': '',
    'src/theme/Navbar/MobileSidebar/index.js': '',
    'src/theme/Navbar/MobileSidebar/Toggle.js': '',
    'src/theme/Navbar/Content/index.js': "export { default } from './Stars'",
    'src/theme/Navbar/Content/Stars.js': 'export default () => null',
    'src/theme/DocItem/Footer/styles.module.css': '',
  })
  expect((await sotay('adopt')).stdout).toMatchInlineSnapshot(`
    "Wrote sotay.config.ts from docusaurus.config.js.

    Not taken over:
      src/theme: No page has a place for these. "sotay check" says what to do instead of each.
        Navbar/MobileSidebar
      words of the interface (th, uk): "docusaurus write-translations --locale th" writes i18n/th/code.json, which is read.

    "sotay build" says what is left to do, "sotay check" also what could be better in the notes.
    "
  `)
})

test('without such a config it says what it looked for', async () => {
  const { stderr, status } = await siteFromDocusaurus({}).sotay('adopt')
  expect(status).toBe(1)
  expect(stderr).toContain('docusaurus.config.ts')
})

test('a config that exports no settings is reported in the words of its own engine', async () => {
  const { stderr, status } = await siteFromDocusaurus({
    ...notes,
    'docusaurus.config.mjs': 'export default 3',
  }).sotay('adopt')
  expect(status).toBe(1)
  expect(stderr).toContain('Write "export default", followed by an object with the settings.')
})

test('functions bring along what they need of the old config', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'lib.js': 'module.exports = { short: (path) => path.slice(0, 3) }',
    'docusaurus.config.ts': `import type { Config } from '@docusaurus/types'
import { join } from 'node:path'
import { away } from 'package-away'
import { short } from './lib.js'

/** Where it is. */
const HOST: string = 'https://example.org'
const { edit, ...rest } = { edit: 'edit', a: 1 }
function address(path: string) {
  return join(HOST, edit, short(path))
}

const config: Config = {
  title: 'Notes', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', {
    docs: { routeBasePath: '/', editUrl: ({ docPath }: { docPath: string }) => address(docPath) },
    blog: { editUrl: () => HOST + away() },
  }]],
}
export default config`,
  })
  const { stdout } = await sotay('adopt')
  expect(stdout).toContain(
    'blog.editUrl: It needs a package that is not installed: install it, and adopt the config again.',
  )
  expect(stdout).not.toContain('docs.editUrl')
  const written = read('sotay.config.ts')
  expect(written).toContain(`import { join } from 'node:path'

import { short } from './lib.js'

const HOST: string = 'https://example.org'

const { edit, ...rest } = { edit: 'edit', a: 1 }

function address(path: string) {
  return join(HOST, edit, short(path))
}

export default defineConfig({`)
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/index.html')).toContain('https:/example.org/edit/ind')
})

test('imports may begin as the tsconfig says', async () => {
  const { sotay, read } = siteFromDocusaurus({
    ...notes,
    'docs/more.md': "import { Part } from '@parts/part'\n\n# More\n\n<Part />",
    'src/parts/part.tsx':
      "import { word } from '@parts/word'\nexport const Part = () => <b>{word as string}</b>",
    'src/parts/word.ts': "export const word: string = 'Found'",
    'tsconfig.json':
      '{ // Own\n "compilerOptions": { "baseUrl": ".", "paths": { "@theme/*": ["src/parts/*"], "@parts/*": ["src/parts/*"] } } }',
    'docusaurus.config.js': commonJs,
  })
  expect((await sotay('adopt')).stdout).not.toContain('@parts')
  const { status, stderr } = await sotay('build')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(read('build/more/index.html')).toContain('<b>Found</b>')
})

test.each(['', " || ''"])(
  'an address that a variable has%s is one where the variable is not set, too, and adopt says so',
  async (before) => {
    const { sotay, read } = siteFromDocusaurus({
      ...notes,
      'docusaurus.config.js': commonJs.replace(
        "'https://notes.example.com'",
        `process.env.AWAY_URL${before}`,
      ),
    })
    expect((await sotay('adopt')).stdout).toContain('  url: Its variable is not set: where that is so,')
    expect(read('sotay.config.ts')).toContain("url: process.env.AWAY_URL || 'http://localhost:3000'")
    expect((await sotay('build')).status).toBe(0)
  },
)

test('further blogs and folders of pages are taken over, and links to them hold', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home\n\n[log](/log), [post](../log/2024-01-02-one.md), [lab](/lab/try)',
    'blog/2024-01-01-news.md': '# News',
    'log/2024-01-02-one.md': '# One',
    'lab/try.md': '# Try',
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { docs: { routeBasePath: '/' } }]],
  plugins: [
    [require.resolve('@docusaurus/plugin-content-blog'), { id: 'log', path: './log', routeBasePath: '/log' }],
    ['content-pages', { id: 'lab', path: 'lab', routeBasePath: 'lab' }],
  ],
}`,
  })
  expect((await sotay('adopt')).stdout).not.toContain('Not taken over')
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/log/2024/01/02/one/index.html')).toContain('plugin-id-log')
  expect(read('build/lab/try/index.html')).toContain('plugin-id-lab')
  expect(read('build/blog/index.html')).toContain('News')
})

test('a config as a module reads files of the site and packages in every way of importing', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'names.json': '{ "title": "From JSON" }',
    'links.mjs':
      "export const editUrl = 'https://example.com/edit/'\nexport default { locales: ['en', 'de'], defaultLocale: 'en' }",
    'old.cjs': "module.exports = { tagline: 'From CommonJS' }",
    'docusaurus.config.mjs': `import * as yaml from 'js-yaml'
import whole, { part } from 'package-of-old'
import * as links from './links.mjs'
import i18n, { editUrl } from './links.mjs'
import old from './old.cjs'
import names from './names.json'
import parser, { parse } from 'yaml'
const mapping = new Map(Object.entries(part.of('a: 1').mapping.locale).map(([a, b]) => [b, a]))
const { locales, names: [name] } = yaml.load('locales: { de: de-DE }\\nnames: [Read as data]')
new Map(Object.entries(locales).map(([a, b]) => [b, a]))
whole(part.of(yaml))
export default {
  customFields: { name, others: [parse('{ a: one }').a, parser.parse('b: two').b] },
  title: names.title, tagline: old.tagline, url: 'https://example.com', baseUrl: '/', i18n,
  presets: [['classic', { docs: { routeBasePath: '/', editUrl: editUrl === links.editUrl ? editUrl : '' }, blog: false }]],
}`,
  })
  const { stderr, status } = await sotay('adopt')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const written = read('sotay.config.ts')
  const values = [
    'From JSON',
    'From CommonJS',
    'https://example.com/edit/',
    'de',
    'Read as data',
    'one',
    'two',
  ]
  for (const value of values.map((text) => `'${text}'`)) expect(written).toContain(value)
})

test('what comes from the environment stays code, so that no secret is written down', async () => {
  const config = `
const { BASE = '/docs/' } = process.env
process.env.MODE = 'x'
module.exports = {
  title: 'Notes', url: process.env.SITE_URL || 'https://example.com', baseUrl: BASE,
  tagline: process.env.MODE + process.env.NODE_ENV,
  trailingSlash: process.env.CI ? true : false,
  customFields: { key: process.env.SECRET_KEY, pair: \`\${process.env.USER_NAME ?? 'me'}@\${process.env.HOST_NAME}\` },
  presets: [['classic', { docs: { editUrl: () => process.env.EDIT_URL } }]],
  themeConfig: { algolia: { appId: process.env.APP_ID, apiKey: process.env.API_KEY, indexName: 'notes' },
    footer: { copyright: \`2018-\${new Date().getFullYear()} Us\` } },
}`
    .replaceAll('\\`', '`')
    .replaceAll('\\$', '$')
  const { sotay, read } = siteFromDocusaurus({ 'docs/index.md': '# Home', 'docusaurus.config.js': config })
  const environment = { SECRET_KEY: 's3cret', SITE_URL: 'https://private.example', CI: '1', APP_ID: 'A1' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  expect((await sotay('adopt')).stdout).toContain('algolia: It names no "appId"')
  const written = read('sotay.config.ts')
  expect(written).not.toMatch(/s3cret|private|A1/)
  expect(written).toContain("url: process.env.SITE_URL || 'https://example.com',")
  expect(written).toContain("baseUrl: process.env.BASE || '/docs/',")
  expect(written).toContain("tagline: 'xproduction',")
  expect(written).toContain('copyright: `2018-$'.concat('{new Date().getFullYear()} Us`'))
  expect(written).toContain('trailingSlash: false,')
  expect(written).toContain('key: process.env.SECRET_KEY,')
  expect(written).toContain('editUrl: () => process.env.EDIT_URL')
  expect((await sotay('build')).status).toBe(0)
})

test.each([
  "import { env, exit } from 'process'",
  "import own from 'node:process'\nconst { env, exit } = own",
  'const { env, exit } = process',
  'const { env } = process;\nconst exit = () => process.exit(1)',
])(
  'a config that ends where a variable is not set is adopted, and its variables stay code: %s',
  async (given) => {
    const { sotay, read } = siteFromDocusaurus({
      'docs/index.md': '# Home',
      'docusaurus.config.ts': `${given}
if (!env.AWAY_KEY) exit(1)
export default { title: 'T', url: 'https://example.com', baseUrl: '/', tagline: env.AWAY_KEY, presets: [['classic', {}]] }`,
    })
    vi.stubEnv('AWAY_KEY', 's3cret')
    expect((await sotay('adopt')).stdout).toContain('Wrote sotay.config.ts')
    expect(read('sotay.config.ts')).toContain('tagline: process.env.AWAY_KEY,')
  },
)

test.each([
  ['"sotay": "0.1.0"', 'prism-react-renderer/themes/github', true],
  ['"@docusaurus/core": "2.0.0-rc.1"', 'prism-react-renderer', true],
  ['"@docusaurus/core": ">=3"', 'prism-react-renderer/themes/github', false],
  ['"sotay": "0.1.0"', 'prism-react-renderer', false],
])('the version of a site with %s and %s is known', async (dependency, themes, isOld) => {
  const { sotay, read } = siteFromDocusaurus({
    'package.json': `{ "dependencies": { ${dependency} } }`,
    'docusaurus.config.js': `const theme = require('${themes}')
module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]], themeConfig: { prism: { theme } } }`,
    'docs/index.md': '# Home',
  })
  await sotay('adopt')
  expect(read('sotay.config.ts').includes("format: 'auto'")).toBe(isOld)
})

test('notes of version 2, which MDX 3 could not read, are read as they were', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'package.json': '{ "dependencies": { "@docusaurus/core": "^2.4.3" } }',
    'docusaurus.config.js':
      "module.exports = { title: 'Notes', url: 'https://example.com', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'docs/index.md': '# Home\n\nBelow (<0.2 V) is p {...}, a map of <BigInt, String>.',
    'docs/tabs.md': 'export const two = 2\n\n# Tabs\n\nText {two}, me{at}example.org.',
    'docs/html.mdx': `import { Plus } from './plus'

# HTML

<details> <summary> Versions *1* & 2 </summary>

Above >= 1.19 && <= 1.22, {ask <an@example.org>.

<Plus of={1} />, <Nobody>*else*</Nobody>

</details>

<pre>
  (a: boolean) =>
  <a href="#x">b</a>) => void
</pre>
`,
    'docs/plus.js': 'export const Plus = ({ of }) => <b>{of + 1}</b>',
  })
  await sotay('adopt')
  expect(read('sotay.config.ts')).toContain("format: 'auto',")
  const built = await sotay('build')
  expect(built.status).toBe(0)
  expect(built.stderr).toContain('warning  unknown-component                        docs/html.mdx:9:18')
  expect(read('build/index.html')).toContain('Below (&lt;0.2 V) is p {...}, a map of &lt;BigInt, String&gt;.')
  expect(read('build/tabs/index.html')).toContain('Text 2, me{at}example.org.')
  const html = read('build/html/index.html')
  expect(html).toContain('<summary> Versions *1* &amp; 2 </summary>')
  expect(html).toContain('<p>Above &gt;= 1.19 &amp;&amp; &lt;= 1.22, {ask <a href="mailto:an@example.org">')
  expect(html).toContain('<b>2</b>, <div>*else*</div>')
  expect(html).toMatch(/<pre>\s*\(a: boolean\) =&gt;\s*<a href="#x">b<\/a>\) =&gt; void\s*<\/pre>/)
})
