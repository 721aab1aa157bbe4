import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** A site whose config has these plugins, as code. */
const siteWith = (plugins: string, files: Record<string, string>) =>
  temporarySite({
    'docs/a.md': '# A',
    'sotay.config.mjs': `export default {
      title: 'Test', url: 'https://example.com', baseUrl: '/base/', trailingSlash: false, onBrokenLinks: 'throw',
      docs: { routeBasePath: '/' }, plugins: [${plugins}] }`,
    ...files,
  })

const team = `
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
export default function team({ siteDir, baseUrl, siteConfig, i18n }, { file }) {
  return {
    name: 'team',
    async loadContent() { return JSON.parse(await readFile(join(siteDir, file), 'utf8')) },
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      setGlobalData({ count: content.length, title: siteConfig.title, locale: i18n.currentLocale })
      for (const { id, name } of content)
        addRoute({
          path: baseUrl + 'team/' + id, exact: true, component: '@site/src/Person.jsx',
          modules: { person: await createData(id + '.json', JSON.stringify({ name })) }, props: { of: content.length },
        })
    },
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'team', content: content.length } }],
      preBodyTags: ['<noscript><img src="https://example.org/a.png" alt></noscript>'],
      postBodyTags: [{ tagName: 'script', innerHTML: 'team = 1' }, '<!-- Tags --><script src="https://example.org/x.js" defer></script> <!-- End -->'],
    }),
    getClientModules: () => ['../src/team.css'],
    getThemePath: () => './theme',
    configureWebpack: () => ({ resolve: { alias: { people: join(siteDir, 'src/people') } }, module: { rules: [] } }),
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, { postcssPlugin: 'x', Declaration: (rule) => { if (rule.value === 'brand') rule.value = process.cwd() === siteDir ? 'teal' : 'red' } }] }),
    async postBuild({ outDir, content, routesPaths }) {
      await writeFile(join(outDir, 'team.txt'), content.length + ' ' + routesPaths.filter((path) => path.includes('team')).join())
    },
  }
}
export function validateOptions({ validate, options }) {
  return validate({ validate: (value) => ({ value: { file: 'team.json', ...value } }) }, options)
}`

const files = {
  'plugins/team.ts': team,
  'team.json': '[{ "id": "an", "name": "An" }, { "id": "binh", "name": "Bình" }]',
  'src/Person.jsx': `import Layout from '@theme/Layout'
    import Badge from '@theme/Badge'
    import { greeting } from 'people/greeting'
    export default ({ person, of, route }) => <Layout title={person.name}><p>{greeting} {person.name}, one of {of} at {route.path} <Badge /></p></Layout>`,
  'src/people/greeting.js': "export const greeting = 'Hello'",
  'plugins/theme/Badge.jsx': 'export default () => <b>badge</b>',
  'src/team.css': '.team { color: brand }',
  'src/pages/count.jsx': `import useGlobalData, { usePluginData, useAllPluginInstancesData } from '@docusaurus/useGlobalData'
    export default () => <p>{usePluginData('team').count} {usePluginData('team').title} {Object.keys(useAllPluginInstancesData('team'))} {useGlobalData().team.default.locale} {usePluginData('docusaurus-plugin-content-docs').versions[0].name}</p>`,
  'docs/b.md': '# B\n\n[An](/team/an)',
}

describe('a plugin with a lifecycle', async () => {
  const site = siteWith("['./plugins/team.ts', { id: 'default' }]", files)
  const build = await site.build()

  test('adds pages with data', () => {
    expect(build.failed).toBe(false)
    const page = readPage(build, 'team/an')
    expect(page.text('p')).toBe('Hello An, one of 2 at /base/team/an badge')
    expect(page.text('title')).toBe('An | Test')
    expect(build.file('sitemap.xml')).toContain('https://example.com/base/team/binh')
    expect(readPage(build, 'b').attributes('article p a', 'href')).toEqual(['/base/team/an'])
  })

  test('gives its data to any page', () => {
    expect(readPage(build, 'count').text('p')).toBe('2 Test default en current')
  })

  test('adds tags, whose hosts and code the content policy allows', () => {
    const { html } = readPage(build, 'a')
    expect(html).toContain('<meta name="team" content="2">')
    expect(html).toMatch(/<body[^>]*><noscript><img src="https:\/\/example.org\/a.png" alt><\/noscript>/)
    expect(html).toContain(
      '<script>team = 1</script><script src="https://example.org/x.js" defer></script></body>',
    )
    expect(html).toMatch(/script-src 'self' https:\/\/example.org 'sha256-/)
  })

  test('adds styles, which plugins of PostCSS change', () => {
    const styles = build.paths().find((path) => /css\/styles/.test(path))!
    expect(build.file(styles)).toContain('.team{color:teal}')
  })

  test('has what it asks of webpack reported, besides aliases', () => {
    expect(build.report).toMatchInlineSnapshot(`
      "warning  webpack-left-out                         sotay.config.mjs:3:47
        3 |       docs: { routeBasePath: '/' }, plugins: [['./plugins/team.ts', { id: 'default' }]] }
          |                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The plugin "team" changes "module" of webpack, which is not used here.
        Aliases and rules for texts are taken over. Look at the pages that use it: if they are as they should be, there is nothing to do.
      "
    `)
  })
})

test('a plugin may read the posts of the blog when all content is there', async () => {
  const plugin = `() => ({ name: 'news', allContentLoaded({ allContent, actions }) {
    const { blogPosts } = allContent['docusaurus-plugin-content-blog'].default
    actions.setGlobalData(blogPosts.map(({ metadata }) => [metadata.title, metadata.permalink]))
  } })`
  const build = await temporarySite({
    'blog/2026-01-02-first.md': '# First\n\nText',
    'src/pages/b.jsx':
      "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{usePluginData('news').join()}</p>",
    'sotay.config.mjs': `export default { title: 'T', url: 'https://example.com', trailingSlash: false, docs: false, blog: {}, plugins: [${plugin}] }`,
  }).build()
  expect(build.failed).toBe(false)
  expect(readPage(build, 'b').text('p')).toBe('First,/blog/2026/01/02/first')
})

test('files that rules of webpack read as text are text', async () => {
  const plugin = (rules: string) =>
    `() => ({ name: 'x', configureWebpack: () => ({ module: { rules: [${rules}] } }) })`
  const page = {
    'src/code/a.lf': 'target C { <a> }',
    'src/pages/b.jsx': "import code from '../code/a.lf'\nexport default () => <pre>{code}</pre>",
    'docs/c.mdx': "import code from '@site/src/code/a.lf'\n\n# A\n\n<p>{code}</p>",
  }
  const build = await siteWith(plugin('{ test: /code\\/.*\\.lf$/, type: "asset/source" }'), page).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'b').text('pre')).toBe('target C { <a> }')
  expect(readPage(build, 'c').text('article p')).toBe('target C { <a> }')
  const mixed = await siteWith(
    plugin('{ test: /\\.lf$/, use: "raw-loader" }, { test: /\\.x$/, use: "x-loader" }'),
    page,
  ).build()
  expect(mixed.report).toContain('changes "module" of webpack')
  expect(readPage(mixed, 'b').text('pre')).toBe('target C { <a> }')
})

test('a plugin that fails while it changes a file of the site leaves the site that is there as it was', async () => {
  const plugin = `({ siteDir }) => ({ name: 'x', async postBuild({ outDir }) {
    const { appendFile, readFile } = await import('node:fs/promises')
    await appendFile(outDir + '/a/index.html', '<!-- changed -->')
    if ((await readFile(siteDir + '/fails', 'utf8')) === 'yes') throw new Error('late')
  } })`
  const { sotay, read, write } = temporarySite({
    'docs/a.md': '# A',
    fails: 'no',
    'sotay.config.mjs': `export default { title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' },
      plugins: [${plugin}] }`,
  })
  expect(await sotay('build')).toMatchObject({ status: 0 })
  const page = read('build/a/index.html')
  expect(page.split('<!-- changed -->')).toHaveLength(2)
  write({ fails: 'yes' })
  expect(await sotay('build')).toMatchObject({ status: 1 })
  expect(read('build/a/index.html')).toBe(page)
})

test('a plugin writes files when the site is written', async () => {
  const { sotay, read } = siteWith("'./plugins/team.ts'", files)
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/team.txt')).toBe('2 /base/team/an,/base/team/binh')
})

test('a module that all pages load runs with each of them', async () => {
  const config = `export default { title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' },
    clientModules: ['./src/all.css', './src/all.js'] }`
  const { sotay, read } = temporarySite({
    'docs/a.md': '# A',
    'sotay.config.mjs': config,
    'src/all.css': '.all { color: red }',
    'src/all.js': 'export function onRouteDidUpdate({ location }) { document.title = location.pathname }',
  })
  expect(await sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/a/index.html')).toMatch(
    /<sotay-island [^>]*data-files="[^"]*ClientModules[^"]*" data-when="now"/,
  )
})

test.each([
  [
    'loadContent',
    "() => ({ name: 'x', loadContent() { throw new Error('no') } })",
    'fails in loadContent: no.',
  ],
  [
    'contentLoaded',
    "() => ({ name: 'x', contentLoaded({ actions }) { actions.addRoute({ path: '/x' }) } })",
    'its route "/x" has no component',
  ],
  [
    'injectHtmlTags',
    "() => ({ name: 'x', injectHtmlTags: () => ({ headTags: 'text' }) })",
    'HTML that is not a list of elements',
  ],
  [
    'postBuild',
    "() => ({ name: 'x', async postBuild() { throw new Error('late') } })",
    'fails in postBuild: late.',
  ],
  ['package', "'gone'", 'The package "gone" is not installed.'],
  ['file', "'./plugins/gone.js'", 'plugins/gone.js'],
])('a plugin that fails is named with its step, and nothing is lost: %s', async (_, plugin, message) => {
  const { sotay, write, read } = siteWith('', { 'sotay.config.mjs': '' })
  const config = (plugins: string) =>
    `export default { title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' }, plugins: [${plugins}] }`
  write({ 'sotay.config.mjs': config('') })
  await sotay('build')
  write({ 'sotay.config.mjs': config(plugin), 'docs/a.md': '# New' })
  const { status, stderr } = await sotay('build')
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(read('build/a/index.html')).toContain('<h1>A</h1>')
})

describe('pages that plugins add', () => {
  test('may be nested, and know their plugin', async () => {
    const plugin = `export default () => ({
      name: 'book',
      contentLoaded: async ({ actions: { addRoute, createData } }) => addRoute({
        path: '/base/book',
        component: '@site/src/Frame.jsx',
        routes: [{
          path: '/base/book/one',
          component: '@site/src/Chapter.jsx',
          context: { facts: await createData('facts.json', { pages: 12 }) },
          props: { number: 1 },
        }],
      }),
    })`
    const build = await siteWith("['./plugins/book', { id: 'own' }]", {
      'plugins/book/index.js': plugin,
      'src/Frame.jsx': `import renderRoutes from '@docusaurus/renderRoutes'
        export default ({ route }) => <section title={route.path}>{renderRoutes(route.routes)}</section>`,
      'src/Chapter.jsx': `import useRouteContext from '@docusaurus/useRouteContext'
        export default function Chapter({ number }) {
          const { plugin, data } = useRouteContext()
          return <p>Chapter {number} of {plugin.name} {plugin.id}, {data.facts.pages} pages</p>
        }`,
    }).build()
    expect(build.report).toBe('')
    const page = readPage(build, 'book/one')
    expect(page.attribute('section', 'title')).toBe('/base/book')
    expect(page.text('section p')).toBe('Chapter 1 of book own, 12 pages')
  })

  const adding = (path: string) =>
    `() => ({ name: 'x', contentLoaded: ({ actions }) => actions.addRoute({ path: '${path}', component: '@site/src/X.jsx' }) })`
  const component = { 'src/X.jsx': 'export default () => <a href="/base/none">X</a>' }

  test('are where the plugin says, wherever the folder of pages is', async () => {
    const config = `export default { title: 'Test', url: 'https://example.com', docs: false,
      pages: { routeBasePath: 'more' }, plugins: [${adding('/Index/x.y')}, ${adding('/')}] }`
    const site = temporarySite({ 'sotay.config.mjs': config, ...component })
    const build = await site.build()
    expect([readPage(build, 'Index/x.y/index').has('a'), readPage(build, 'index').has('a')]).toEqual([
      true,
      true,
    ])
  })

  test('are named by their plugin in problems', async () => {
    const files = { ...component, 'src/pages/y.jsx': 'export default () => <b>Y</b>' }
    const { report } = await siteWith(adding('/base/y'), files).build()
    expect(report).toContain('claimed by src/pages/y.jsx and the plugin "x"')
    expect((await siteWith(adding('/base/x'), component).build()).report).toContain('/base/none')
  })
})

test('every plugin that fails is reported, at the line that threw', async () => {
  const { report } = await siteWith("'./one.js', './two', '@site/three.js'", {
    'one.js':
      "module.exports = () => ({\n  loadContent() {\n    throw new Error('No network')\n  },\n  contentLoaded: ({ content }) => content.length,\n})",
    'three.ts': 'export default (context: object, { list }: any) => list.length',
  }).build()
  expect(report).toMatchInlineSnapshot(`
    "error  site-plugin-failed                         one.js:3:11
      3 |     throw new Error('No network')
        |           ^
      The plugin "./one.js" fails in loadContent: No network.
      Correct the plugin or its options, or remove it from "plugins".

    error  missing-plugin                             sotay.config.mjs:3:59
      3 |       docs: { routeBasePath: '/' }, plugins: ['./one.js', './two', '@site/three.js'] }
        |                                                           ^^^^^^^
      "plugins" names "./two", but there is no such file, and no folder with an "index.js" or "index.ts".
      The path counts from the site folder.

    error  site-plugin-failed                         three.ts:1:57
      1 | export default (context: object, { list }: any) => list.length
        |                                                         ^
      The plugin "@site/three.js" fails in its first call: Cannot read properties of undefined (reading 'length').
      Correct the plugin or its options, or remove it from "plugins".
    "
  `)
})

test('a folder may say in its package.json where its plugin begins', async () => {
  const build = await siteWith("'./plugins/own'", {
    'plugins/own/package.json': '{ "main": "src/start.ts" }',
    'plugins/own/src/start.ts':
      'export default () => ({ name: \'own\', injectHtmlTags: () => ({ headTags: \'<meta name="own" content="1">\' }) })',
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a').attribute('meta[name="own"]', 'content')).toBe('1')
})

test('components of its pages get the props that routers give', async () => {
  const plugin = `() => ({ name: 'x', contentLoaded: ({ actions }) => {
    for (const name of ['one', 'two']) actions.addRoute({ path: '/' + name, component: '@site/src/' + name })
  } })`
  const build = await siteWith(plugin, {
    'src/one/index.jsx':
      'export default function A(props) { const { location, history } = props; return <p>{location.pathname} {typeof history.push}</p> }',
    'src/two.jsx': 'export default ({ location }) => <p>{location.pathname}</p>',
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'one').text('p')).toBe('/base/one function')
  expect(readPage(build, 'two').text('p')).toBe('/base/two')
})

test('one that is not there, asks for what is not there, or needs a missing package, is left out where imports may be missing', async () => {
  const config = `export default { title: 'T', url: 'https://example.com', baseUrl: '/', docs: { routeBasePath: '/' },
    onMissingImports: 'warn', plugins: ['./asks.js', './needs.js', './made/later.js', './early.mjs', './reads.js'] }`
  const { failed, report, file } = await siteWith('', {
    'sotay.config.mjs': config,
    'asks.js':
      "module.exports = () => ({ name: 'asks', loadContent() { throw new TypeError('fetch failed') }, contentLoaded: ({ content }) => content.length })",
    'needs.js': "module.exports = () => require('no-' + 'such-package')",
    'early.mjs':
      "import { createRequire } from 'node:module'\ncreateRequire(import.meta.url)('no-package')\nexport default () => ({ name: 'early' })",
    'reads.js':
      "module.exports = () => ({ name: 'reads', allContentLoaded({ allContent }) { allContent['docusaurus-plugin-content-docs'].default } })",
    'src/pages/p.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
      export default function Page() { const { stars } = usePluginData('asks'); return <p>Stars: {stars}</p> }`,
  }).build()
  expect({ failed, told: report.match(/^\w+ {2}[\w-]+/gm) }).toEqual({
    failed: false,
    told: [
      'warning  site-plugin-failed',
      'warning  missing-package',
      'warning  missing-package',
      'warning  site-plugin-failed',
      'warning  missing-plugin',
    ],
  })
  expect(file('p/index.html')).toContain('<p>Stars: </p>')
})

test('a function that gives lists of plugins and themes is a preset', async () => {
  const given = (name: string) =>
    `() => ({ name: '${name}', contentLoaded: ({ actions }) => actions.setGlobalData({ is: '${name}' }) })`
  const build = await siteWith(
    `() => ({ plugins: [[${given('one')}, {}], false], themes: [${given('two')}] })`,
    {
      'src/pages/p.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
      export default () => <p>{usePluginData('one').is} {usePluginData('two').is}</p>`,
    },
  ).build()
  expect(readPage(build, 'p').text('p')).toBe('one two')
})

test('plugins see the content of all in allContentLoaded, and schemas of options know no id', async () => {
  const plugin = `
    export default (context, { id, file }) => ({
      name: 'notes',
      loadContent: () => file + ' ' + id,
      allContentLoaded: ({ allContent, actions }) => actions.setGlobalData(allContent.notes),
    })
    const schema = { validate: ({ id, ...value }) => (id ? { error: new Error('"id" is not allowed') } : { value }) }
    export const validateOptions = ({ validate, options }) => validate(schema, options)`
  const build = await siteWith("['./notes', { file: 'a' }], ['./notes', { id: 'more', file: 'b' }]", {
    'notes.mjs': plugin,
    'src/pages/p.jsx': `import { useAllPluginInstancesData } from '@docusaurus/useGlobalData'
      export default () => <p>{JSON.stringify(useAllPluginInstancesData('notes').more)}</p>`,
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'p').text('p')).toBe('{"default":"a default","more":"b more"}')
})

test('content is translated by the files of the language, and commands are reported', async () => {
  const plugin = `() => ({
    name: 'x',
    loadContent: () => ({ greeting: 'Hello' }),
    getTranslationFiles: ({ content }) => [{ path: 'texts', content: { greeting: { message: content.greeting } } }],
    translateContent: ({ content, translationFiles: [file] }) => ({ ...content, greeting: file.content.greeting.message }),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    extendCli() {},
  })`
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/p.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
      export default () => <p>{usePluginData('x').greeting}</p>`,
    'i18n/vi/x/texts.json': '{ "greeting": { "message": "Xin chào" } }',
    'sotay.config.mjs': `export default { title: 'T', url: 'https://example.com', i18n: { locales: ['en', 'vi'] }, plugins: [${plugin}] }`,
  }).build()
  expect([readPage(build, 'p/index').text('p'), readPage(build, 'vi/p/index').text('p')]).toEqual([
    'Hello',
    'Xin chào',
  ])
  expect(build.report).toContain('info  commands-left-out')
})

test('a package that plugins of PostCSS miss is named, without a stack', async () => {
  const plugin =
    "() => ({ name: 'x', configurePostCss: () => ({ plugins: [{ postcssPlugin: 'x', Once() { require('there')() } }] }) })"
  const { report } = await siteWith(plugin, {
    'node_modules/there/index.js': "module.exports = () => require('away/plugin')",
    'src/pages/p.jsx': "import './p.css'\nexport default () => <p>P</p>",
    'src/pages/p.css': 'p { color: red }',
  }).build()
  expect(report).toMatchInlineSnapshot(`
    "error  missing-package                            src/pages/p.css
      The package "away" is not installed.
      Run "npm install away", or correct the import.
    "
  `)
})

test('of webpack, whole names and endings of files are taken over, and code that needs it is a warning', async () => {
  const asking = `() => ({ name: 'x', configureWebpack: () => ({ resolve: { alias: { 'native$': 'native-web', react: '/nowhere' }, extensions: ['.web.js', '...'] } }) })`
  const failing =
    "() => ({ name: 'y', configureWebpack: () => ({ plugins: [new webpack.DefinePlugin({})] }) })"
  const build = await siteWith(`${asking}, ${failing}`, {
    'node_modules/native-web/index.js': "export const name = 'web'",
    'node_modules/native/part.js': "export const part = 'part'",
    'src/word.web.js': "export const word = 'for browsers'",
    'src/word.js': "export const word = 'for phones'",
    'src/pages/p.jsx': `import { name } from 'native'
      import { part } from 'native/part.js'
      import { word } from '../word'
      export default () => <p>{name} {part} {word}</p>`,
  }).build()
  expect(readPage(build, 'p').text('p')).toBe('web part for browsers')
  expect(build.report).toContain('warning  site-plugin-failed')
  expect(build.report).toContain('fails in configureWebpack: webpack is not defined.')
  expect(build.report).not.toContain('"x"')
})

test('a plugin may keep the output folder that it was told of first, and ask for its id in a schema', async () => {
  const plugins = "['./plugin.js', { id: 'two', word: 'yes' }], './plugin.js'"
  const { report, file } = await siteWith(plugins, {
    'plugin.js': `
      import { writeFileSync, mkdirSync } from 'node:fs'
      const schema = {
        validate: ({ id, ...options }) =>
          options.word && id === undefined ? { error: new Error('"id" is required') } : { value: { ...options, ...(options.word && { id }) } },
      }
      export const validateOptions = ({ validate, options }) => validate(schema, options)
      export default ({ outDir }, { id, word = 'none' }) => ({
        name: 'keeps',
        async postBuild() {
          mkdirSync(outDir + '/kept', { recursive: true })
          writeFileSync(outDir + '/kept/' + id + '.txt', word)
        },
      })
    `,
  }).build()
  expect(report).toBe('')
  expect([file('kept/two.txt'), file('kept/default.txt')]).toEqual(['yes', 'none'])
})
