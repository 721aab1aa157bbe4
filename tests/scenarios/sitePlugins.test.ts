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
      postBodyTags: [{ tagName: 'script', innerHTML: 'team = 1' }, '<script src="https://example.org/x.js" defer></script>'],
    }),
    getClientModules: () => [join(siteDir, 'src/team.css')],
    getThemePath: () => join(siteDir, 'plugins/theme'),
    configureWebpack: () => ({ resolve: { alias: { people: join(siteDir, 'src/people') } }, module: { rules: [] } }),
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, { postcssPlugin: 'x', Declaration: (rule) => { if (rule.value === 'brand') rule.value = 'teal' } }] }),
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
        Aliases are taken over. See whether the pages that it is for are whole; if they are, nothing is to be done.
      "
    `)
  })
})

test('a plugin writes files when the site is written', () => {
  const { sotay, read } = siteWith("'./plugins/team.ts'", files)
  expect(sotay('build')).toMatchObject({ status: 0 })
  expect(read('build/team.txt')).toBe('2 /base/team/an,/base/team/binh')
})

test('a module that all pages load runs with each of them', () => {
  const config = `export default { title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' },
    clientModules: ['./src/all.css', './src/all.js'] }`
  const { sotay, read } = temporarySite({
    'docs/a.md': '# A',
    'sotay.config.mjs': config,
    'src/all.css': '.all { color: red }',
    'src/all.js': 'export function onRouteDidUpdate({ location }) { document.title = location.pathname }',
  })
  expect(sotay('build')).toMatchObject({ status: 0 })
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
])('a plugin that fails is named with its step, and nothing is lost: %s', (_, plugin, message) => {
  const { sotay, write, read } = siteWith('', { 'sotay.config.mjs': '' })
  const config = (plugins: string) =>
    `export default { title: 'Test', url: 'https://example.com', docs: { routeBasePath: '/' }, plugins: [${plugins}] }`
  write({ 'sotay.config.mjs': config('') })
  sotay('build')
  write({ 'sotay.config.mjs': config(plugin), 'docs/a.md': '# New' })
  const { status, stderr } = sotay('build')
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(read('build/a/index.html')).toContain('<h1>A</h1>')
})
