import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commonJs, notes, siteFromDocusaurus } from '../support/docusaurusSite.ts'

test('the packages of the old site need not be installed, and those that are become imports', async () => {
  const config = `import { themes } from 'prism-themes-of-old'
import remarkMath from 'remark-math'
import rehypeKatex from 'rehype-katex'
import remarkThere, { other as named } from 'remark-there'
import remarkAway from 'remark-away'
import { version } from 'away/package.json'
import local from './src/local.js'
import { readFileSync } from 'node:fs'
require('dotenv').config()
export default {
  title: readFileSync('title.txt', 'utf8').trim(), url: 'https://example.com', baseUrl: '/',
  themes: ['@docusaurus/theme-mermaid', [require.resolve('@easyops-cn/docusaurus-search-local'), { indexBlog: false }]],
  presets: [['classic', {
    docs: {
      routeBasePath: '/',
      remarkPlugins: [remarkMath, require('@docusaurus/remark-plugin-npm2yarn'), [remarkThere, { depth: 2 }], named, local, remarkAway],
      rehypePlugins: [rehypeKatex],
    },
    blog: false,
  }]],
  themeConfig: { prism: { theme: themes.github, darkTheme: themes.dracula } },
  headTags: [{ tagName: 'script', innerHTML: remarkAway('a') }],
}`
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home\n\nAn x.',
    'title.txt': 'Notes',
    'docusaurus.config.ts': config,
    'src/local.js': 'module.exports = () => (tree) => tree',
    'node_modules/remark-there/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/remark-there/index.js':
      'export default () => () => {}\nexport const other = () => () => {}',
  })
  const { stdout, stderr, status } = await sotay('adopt')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain(`Not taken over:
  headTags[0].innerHTML, markdown.remarkPlugins[3]: It is from "remark-away", which is not installed: install it, and import it in the config.
`)
  const written = read('sotay.config.ts')
  expect(written).toContain(`import { defineConfig } from 'sotay'
import local from './src/local.js'
import remarkThere from 'remark-there'
import { other } from 'remark-there'
`)
  expect(written).toContain(`    remarkPlugins: [
      [
        remarkThere,
        {
          depth: 2,
        },
      ],
      other,
      local,
    ],`)
  expect(written).toContain("title: 'Notes',")
  expect(written).toContain('math: true,')
  const built = await sotay('build')
  expect(built).toMatchObject({ status: 0, stderr: '' })
})

test('files that a script makes need not be there, and hosts of scripts in code are let in', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.mdx':
      "import data from '!!yaml-loader!../made/data.yaml'\nimport there from '../there.json'\n\n# Home {there.n} {data?.n}",
    'there.json': '{ "n": 1 }',
    'src/pages/talk.jsx': `import { useEffect } from 'react'
export default function Talk() {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '//talk.example.org/client'
    document.body.append(script)
  })
  return <p>See https://example.org/x.js</p>
}`,
    'src/analytics.js':
      'module.exports = () => ({ name: \'own\', injectHtmlTags: () => ({ headTags: [\'<meta name="own" content="1">\'] }) })',
    'static/tags.js': "document.createElement('script').src = 'https://tags.example.org/t.js'",
    'static/js/count.js':
      "(function (w, d, r) { const s = d.createElement(r); load(s, 'https://count.example.org/a-') })(window, document, 'script')",
    'package.json':
      '{ "scripts": { "build": "npm run data && docusaurus clear && docusaurus build", "prebuild": "node words.mjs" } }',
    'docusaurus.config.js': `const { plugin } = require('./plugins/dist')
module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/of/', scripts: ['/of/js/count.js'],
  headTags: [{ tagName: 'script', attributes: { src: '/of/tags.js' } }], plugins: ['./src/analytics'],
  presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [plugin] }, blog: false }]],
}`,
  })
  const { stdout, stderr, status } = await sotay('adopt')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain(`Not taken over:
  markdown.remarkPlugins[0]: It is from "./plugins/dist", which is not there: make it, and import it in the config.
  onBrokenLinks, onMissingImports: It is "warn", because links and sidebars may name pages that are not there yet: of plugins that are not installed, or folders that a script fills. Make it "throw" again when they are.
  scripts.build of package.json: It runs these first. If they make files of the site, run them before "sotay build", too.
    node words.mjs, npm run data
  imports of files that are not there: "onMissingImports" lets the site be built without them. If a script makes them, run it first.
    ../made/data.yaml
`)
  expect(read('sotay.config.ts')).toContain(
    "hosts: [\n      'https://count.example.org',\n      'https://tags.example.org',\n      'https://talk.example.org',\n    ],",
  )
  const built = await sotay('build')
  expect(built.status).toBe(0)
  expect(built.stderr).toContain('There is no file for the import "!!yaml-loader!../made/data.yaml".')
  expect(read('build/index.html')).toContain('<meta name="own" content="1">')
})

test('notes, sidebars, authors and styles that a script makes need not be there', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'docs/more.md': '# More\n\nWith [code](index.md).',
    'sidebars.js': `const { all } = require('sidebars-away')
module.exports = {
  docs: ['index', { type: 'category', label: 'Made', items: require('./made/sidebar.cjs') }, ...all(), 'more'],
}`,
    'blog/2024-01-02-a.md': '---\nauthors: [ann]\n---\n\nText.',
    'posts/authors.yml': 'bob: { name: Bob }',
    'posts/2024-01-02-a.md': '---\nauthors: [ann, bob]\n---\n\n[Api](/api)',
    'src/css/custom.css': '.a { color: teal }',
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: { authorsMapPath: 'made.yml' },
    theme: { customCss: ['../src/css/custom.css', './made/more.css'] },
  }]],
  plugins: [
    ['content-docs', { id: 'api', path: 'made', routeBasePath: 'api', sidebarPath: false }],
    ['content-blog', { id: 'posts', path: 'posts', routeBasePath: 'posts' }],
  ],
}`,
  })
  const { stdout } = await sotay('adopt')
  expect(stdout).toContain('  onBrokenLinks, onMissingImports: It is "warn", because links')
  expect(stdout).toContain('    ./made/more.css, ./made/sidebar.cjs, ./blog/made.yml, ./made\n')
  expect(read('sotay.config.ts')).toMatch(
    /customCss: \[\s+'\.\/src\/css\/custom\.css',\s+'\.\/made\/more\.css',/,
  )
  const built = await sotay('build')
  expect(built.status).toBe(0)
  for (const text of [
    'The package "sidebars-away" is not installed. Items that need it are left out.',
    'There is no file for the import "./made/sidebar.cjs". Items that need it are left out.\n  If a script makes the file',
    'no-authors-file',
    'unknown-author',
    'there is no such file. Pages are made without what it would give.',
  ])
    expect(built.stderr).toContain(text)
  expect(
    Array.from(read('build/index.html').matchAll(/class="menu__link[^>]*>([^<]+)/g), ([, label]) => label),
  ).toEqual(['Home', 'More'])
})

test('docs that a script writes, their versions, client modules and sheets of packages that are not there stop no build', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'src/pages/index.jsx':
      "import styles from './home.module.less'\nfetch('http://127.0.0.1:1/').then(() => {})\nexport default () => <h1 className={styles.title}>Home</h1>",
    'src/pages/home.module.less': '.title { color: red }',
    'track.js': "import { start } from 'away-tracker'\nstart()",
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', clientModules: ['./track.js'],
  presets: [['classic', { docs: { path: 'made', lastVersion: '2.0' }, blog: false }]],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'intro' }] } },
}`,
  })
  const { stdout } = await sotay('adopt')
  expect(stdout).toContain('If a script makes them, run it first.\n    ./made\n')
  expect(stdout).toContain('    away-tracker, less\n')
  const { status, stderr } = await sotay('build')
  const told = stderr.match(/^\w+ {2}[\w-]+/gm)?.toSorted()
  expect({ status, told }).toEqual({
    status: 0,
    told: [
      'warning  missing-package',
      'warning  missing-package',
      'warning  navbar-unknown-doc',
      'warning  no-docs',
      'warning  stray-error',
      'warning  unknown-version',
    ],
  })
  expect(read('build/index.html')).toContain('Home</h1>')
})

test('a package that only customCss names, or a sheet beside src, need not be installed', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'styles/site.css': "@import 'away-font/index.css';\n@import 'near';\na { color: teal }",
    'styles/near.css': 'b { color: navy }',
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, theme: {
    customCss: [require.resolve('./styles/site.css'), require.resolve('away-sheet/all.css'), './node_modules/away-theme/all.css'],
  } }]],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain('    away-font, away-sheet, away-theme\n')
  expect(read('sotay.config.ts')).toContain("onMissingImports: 'warn',")
  const { status, stderr } = await sotay('build')
  expect(status).toBe(0)
  expect(stderr.match(/^warning +missing-package/gm)).toHaveLength(3)
})

test('Sass need not be installed where only a note imports a sheet in it; an address may have a variable that is not set', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.mdx': "import './look.scss'\n\n# Home",
    'docs/look.scss': 'a { color: teal }',
    'src/css/look.scss': "@import 'parts/one';",
    'src/css/parts/_one.scss': '',
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: \`https://\${process.env.AWAY_HOST}\`, baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' } }]],
}`,
  })
  expect((await sotay('adopt')).stdout).toContain('    sass\n')
  expect(read('sotay.config.ts')).toContain('url: `https://$'.concat('{process.env.AWAY_HOST}`'))
  expect((await sotay('build')).status).toBe(0)
})

test('a link to a file that is not there stops nothing where no page is made of it', async () => {
  const { sotay, dir } = siteFromDocusaurus({ 'docs/index.md': '# Home', 'docusaurus.config.js': commonJs })
  symlinkSync('docs/gone.md', join(dir, 'old.md'))
  expect((await sotay('adopt')).status).toBe(0)
})

test('folders that wait for another repository are named', async () => {
  const { sotay } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    '.gitmodules': '[submodule "docs"]\n\tpath = docs\n[submodule "words"]\n\tpath = i18n/vi\n\turl = x\n',
    'docusaurus.config.js': commonJs,
  })
  expect((await sotay('adopt')).stdout).toContain(`
  submodules of git: Nothing is in these yet: run "git submodule update --init" first.
    i18n/vi
`)
})

test('an address with one slash, a bar without text, and a part that is a link to nowhere stop nothing', async () => {
  const { sotay, read, dir } = siteFromDocusaurus({
    ...notes,
    'src/theme/Own.js': '',
    'docusaurus.config.js': commonJs
      .replace('https://notes', 'https:/notes')
      .replace('themeConfig: {', "themeConfig: { announcementBar: { id: 'star' },"),
  })
  symlinkSync('gone.tsx', join(dir, 'src/theme/Layout.tsx'))
  expect((await sotay('adopt')).stdout).toContain('announcementBar: It has no "content".')
  expect(read('sotay.config.ts')).toContain("url: 'https://notes.example.com'")
  expect((await sotay('build')).status).toBe(0)
})

test('what a call of a package gives that is not installed may be a promise', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'docs/index.md': '# Home',
    'docusaurus.config.js': `const { getColours } = require('away-colours')
const title = getColours({ themes: [] }).then(async (colours) => (await colours.load()) && 'Coloured')
module.exports = async () => ({ title: await title, url: 'https://example.com', baseUrl: '/', presets: ['classic'] })`,
  })
  expect((await sotay('adopt')).status).toBe(0)
  expect(read('sotay.config.ts')).toContain("'Coloured'")
})

test('notes outside of the folder may import what is not installed, and items of docs name a pattern', async () => {
  const { sotay, read } = siteFromDocusaurus({
    'site/docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { path: '../docs' } }]], themeConfig: { navbar: { items: [{ type: 'doc', docId: 'intro', activeBaseRegex: '^/intro', activeBasePath: '/intro' }] } } }",
    'docs/intro.mdx': "import Away from 'away-part'\n\n# Intro\n\n<Away />",
  })
  await sotay('adopt', 'site')
  expect(read('site/sotay.config.ts')).toContain("onMissingImports: 'warn'")
  const { status, stderr } = await sotay('build', 'site')
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  expect(read('site/build/docs/intro/index.html')).not.toMatch(/activebase/i)
})

test('a config that fails without its packages or files is reported with what was missing, but schemas of Zod are read', async () => {
  const config = (check: string) => `import { sizes } from 'sizes-of-things'
import { z } from 'zod'
const { title } = z.object({ title: z.string().default('Titled') }).parse({})
${check}
export default { title, url: 'https://example.com', baseUrl: '/' }`
  const site = siteFromDocusaurus({ 'docs/index.md': '# Home', 'docusaurus.config.ts': config('') })
  expect((await site.sotay('adopt')).status).toBe(0)
  expect(site.read('sotay.config.ts')).toContain("title: 'Titled'")
  const failing = config("if (sizes.small !== 1) throw new Error('too large')")
  site.write({ 'sotay.config.ts': null, 'docusaurus.config.ts': failing })
  const { stderr, status } = await site.sotay('adopt')
  expect(stderr).toMatch(/^error {2}module-failed +docusaurus.config.ts:4:/m)
  expect(stderr).toContain(
    'It was read without sizes-of-things, not installed or not there: that may be why.',
  )
  expect(status).toBe(1)
})
