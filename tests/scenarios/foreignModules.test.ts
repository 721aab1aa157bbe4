import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const imports = (...lines: string[]) => lines.map((line) => `import ${line}\n`).join('')
const page = (body: string, ...lines: string[]) => `${imports(...lines)}export default () => ${body}`

describe('[S84] what components import by names of another engine', () => {
  test('gives the address of the page at build, and costs readers nothing', async () => {
    const build = await temporarySite(
      {
        'docs/a.md': `${imports("Where from '../src/Where'")}\n# A\n\n<Where />`,
        'src/Where.jsx': page(
          "<p>At {useLocation().pathname}: {String(matchPath('/base/a', '/base') !== null)}</p>",
          "{ matchPath, useLocation } from '@docusaurus/router'",
        ),
      },
      { baseUrl: '/base/' },
    ).build()
    expect(build.report).toBe('')
    expect(build.file('a.html')).toContain('<p>At /base/a: true</p>')
  })

  test('needs a browser where it reads what follows the path', async () => {
    const build = await temporarySite({
      'docs/a.md': `${imports("Where from '../src/Where'")}\n# A\n\n<Where />`,
      'src/Where.jsx': page('<p>{useLocation().search}</p>', "{ useLocation } from '@docusaurus/router'"),
    }).build()
    expect(build.file('a.html')).toMatch(/<sotay-island [^>]*data-when="now"/)
  })

  test('is carried by an island only as far as it imports it', async () => {
    const files = {
      'docs/a.md': '# A',
      'src/pages/count.jsx': page(
        '<Link to="/a" onClick={() => useState(0)}>A</Link>',
        "Link from '@docusaurus/Link'",
        "{ useState } from 'react'",
      ),
    }
    const build = await temporarySite(files, { customFields: { own: 'not read' } }).build()
    const code = build.file(build.paths().find((path) => /^assets\/js\/count\.\w+\.js$/.test(path))!)
    expect(code.length).toBeLessThan(2000)
    expect(code).not.toContain('not read')
  })

  test('leads on from a page, which search engines leave out', async () => {
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'src/pages/old.jsx': page('<Redirect to="/a" />', "{ Redirect } from '@docusaurus/router'"),
      },
      { baseUrl: '/base/' },
    ).build()
    expect(build.report).toBe('')
    expect(build.file('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/base/a"/>')
    expect(build.file('old.html')).toContain('<a href="/base/a">')
    expect(build.file('sitemap.xml')).not.toContain('/base/old')
  })

  test('runs code that is required for the browser only there', async () => {
    const only =
      "<BrowserOnly fallback={<i>Waiting</i>}>{() => { const Map = require('@site/src/Map').default; return <Map /> }}</BrowserOnly>"
    const build = await temporarySite({
      'docs/a.md': `# A\n\n${only}`,
      'src/pages/one.jsx': page(only, "BrowserOnly from '@docusaurus/BrowserOnly'"),
      'src/Map.jsx': 'const { width } = window.screen\nexport default () => <p>{width}</p>',
    }).build()
    expect(build.report).toBe('')
    expect(build.file('a.html')).toContain('<i>Waiting</i>')
    expect(build.file('one.html')).toContain('<i>Waiting</i>')
  })

  test('gives the config', async () => {
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'src/pages/facts.jsx': `${imports(
          "config from '@generated/docusaurus.config'",
          "useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
          "{ ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common'",
        )}export default function Facts() {
          const { siteConfig, i18n } = useDocusaurusContext()
          const facts = [config.title, siteConfig.themeConfig.navbar.title, useThemeConfig().navbar.title, i18n.currentLocale, siteConfig.presets[0][1].docs.path, useThemeConfig().liveCodeBlock.playgroundPosition]
          return <p className={ThemeClassNames.common.editThisPage}>{facts.join()}</p>
        }`,
      },
      { navbar: { title: 'Bar' } },
    ).build()
    expect(build.report).toBe('')
    expect(build.file('facts.html')).toContain(
      '<p class="theme-edit-this-page">Test,Bar,Bar,en,docs,bottom</p>',
    )
  })

  test('gives icons and pictures', async () => {
    const build = await temporarySite({
      'docs/a.md': '# A',
      'src/pages/p.png': new Uint8Array(9000).map((_, index) => index % 251),
      'static/q.png': '',
      'src/pages/look.jsx': page(
        `<p><Icon className="done" width="9" /><Ideal img={picture} alt="P" /><Ideal img={{ src: { src: '/q.png' } }} alt="" /></p>`,
        "Icon from '@theme/Icon/Success'",
        "Ideal from '@theme/IdealImage'",
        "picture from './p.png'",
      ),
    }).build()
    expect(build.report).toBe('')
    const look = readPage(build, 'look')
    expect(look.attributes('svg.done', 'width')).toEqual(['9'])
    expect(look.attributes('p img', 'src')).toEqual([
      expect.stringMatching(/^\/assets\/files\/p\.\w+\.png$/),
      '/q.png',
    ])
  })

  test('puts the base in front of paths, of those without a slash too', async () => {
    const paths = [
      'img/a.png',
      '/img/a.png',
      '/base/b',
      '/base',
      '',
      '#c',
      'https://example.org/d',
      'mailto:e@f',
    ]
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'static/img/a.png': '',
        'src/pages/one.jsx': page(
          `<p>{${JSON.stringify(paths)}.map((path) => useBaseUrl(path)).join(' ')} {useBaseUrl('a', { absolute: true })}
            {' '}{useBaseUrl('/base/b', { forcePrependBaseUrl: true })} <Link to="more">x</Link> <Link to={null}>y</Link></p>`,
          "useBaseUrl from '@docusaurus/useBaseUrl'",
          "Link from '@docusaurus/Link'",
        ),
        'src/pages/more.jsx': page('<p>More</p>'),
        'src/pages/live.jsx': page(
          '<Link to="pathname:///x.html" onClick={() => {}}>x</Link>',
          "Link from '@docusaurus/Link'",
        ),
      },
      { baseUrl: '/base/' },
    ).build()
    expect(build.report).toBe('')
    expect(build.file('live.html')).toContain('<a href="/base/x.html" target="_blank"')
    expect(build.file('one.html')).toContain(
      '<p>/base/img/a.png /base/img/a.png /base/b /base/  #c https://example.org/d mailto:e@f https://example.com/base/a /base/base/b <a href="/base/more">x</a> <a>y</a></p>',
    )
  })

  test('names the page as the config says, in previews too', async () => {
    const layout = (title: string) =>
      page(
        `<Layout title="${title}" description="Words" wrapperClassName="wide" />`,
        "Layout from '@theme/Layout'",
      )
    const files = {
      'docs/a.md': '# A',
      'src/pages/one.jsx': layout('One'),
      'src/pages/two.jsx': layout('Test'),
    }
    const build = await temporarySite(files, { titleDelimiter: '·' }).build()
    const one = readPage(build, 'one')
    expect(one.texts('head title')).toEqual(['One · Test'])
    expect(one.attributes('meta[property="og:title"]', 'content')).toEqual(['One · Test'])
    expect(one.attributes('meta[property="og:description"]', 'content')).toEqual(['Words'])
    expect(one.attribute('body', 'class')).toMatch(/ wide$/)
    expect(readPage(build, 'two').texts('head title')).toEqual(['Test'])
  })

  test('fills placeholders, chooses a plural form, and knows a few constants', async () => {
    const body = `<>
      <Interpolate values={{ name: <b>An</b> }}>{'Hello {name} {other}'}</Interpolate>
      <i>{interpolate('{a} of {b}', { a: 1, b: 'two' })}, {selectMessage(1, 'page|pages')}, {selectMessage(3, 'page|pages')}</i>
      <u>{DEFAULT_PLUGIN_ID} {i18n.localeConfigs.en.label} {String(siteMetadata.siteVersion)}</u>
    </>`
    const build = await temporarySite({
      'docs/a.md': '# A',
      'src/pages/one.jsx': `${imports(
        "Interpolate, { interpolate } from '@docusaurus/Interpolate'",
        "{ DEFAULT_PLUGIN_ID } from '@docusaurus/constants'",
        "{ usePluralForm } from '@docusaurus/theme-common'",
        "useBrokenLinks from '@docusaurus/useBrokenLinks'",
        "useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
      )}export default function One() {
        const { selectMessage } = usePluralForm()
        const { i18n, siteMetadata } = useDocusaurusContext()
        useBrokenLinks().collectAnchor('x')
        return ${body}
      }`,
    }).build()
    expect(build.report).toBe('')
    expect(build.file('one.html')).toContain(
      'Hello <b>An</b> {other}<i>1 of two, page, pages</i><u>default English undefined</u>',
    )
    expect(build.file('one.html')).not.toContain('<sotay-island')
  })

  test('gives the facts of the note at build, and sends them along with an island', async () => {
    const files = {
      'docs/a.md': `---\ntitle: Title\nlevel: 3\n---\n${imports("Facts from '../src/Facts'")}\n## One\n\n<Facts />`,
      'src/Facts.jsx': `${imports("{ useDoc } from '@docusaurus/plugin-content-docs/client'")}
        export default function Facts() {
          const { frontMatter, metadata, toc } = useDoc()
          return <p>{[frontMatter.level, metadata.title, metadata.permalink, toc[0].value].join()}</p>
        }`,
    }
    const site = temporarySite(files)
    expect((await site.build()).file('a.html')).toContain('<p>3,Title,/a,One</p>')
    const island = files['src/Facts.jsx'].replace('useDoc()', '(import.meta.env, useState(0), useDoc())')
    site.write({ 'src/Facts.jsx': `import { useState } from 'react'\n${island}` })
    const build = await site.build()
    expect(build.file('a.html')).toContain('<p>3,Title,/a,One</p></sotay-island>')
    expect(build.file('a.html')).toContain('<meta name="sotay:doc" content="')
  })

  test.each(['@docusaurus/theme-common', '@docusaurus/plugin-content-docs/client'])(
    'gives the category around the note: %s',
    async (module) => {
      const cards = '<DocCardList items={useCurrentSidebarCategory().items.slice(1)} />'
      const extras =
        '{useCurrentSidebarCategory().items.map((each) => <i>{each.customProps?.level}{each.className}{(each.items ?? [each]).map(({ docId }) => docId)}</i>)}'
      const note = `${imports(`{ useCurrentSidebarCategory } from '${module}'`)}\n\n# Top\n\n${cards}\n\n${extras}`
      const site = temporarySite({
        'docs/group/index.md': note,
        'docs/group/a.md': '---\nsidebar_custom_props: { level: 3 }\n---\n\n# A',
        'docs/group/b.md': '---\nsidebar_class_name: own\n---\n\n# B',
        'docs/group/deep/_category_.json': '{ "customProps": { "level": 4 } }',
        'docs/group/deep/c.md': '# C',
      })
      const build = await site.build()
      expect(build.report).toBe('')
      expect(readPage(build, 'group').texts('.card strong')).toEqual(['B', 'deep'])
      expect(readPage(build, 'group').texts('i')).toEqual(['3group/a', 'owngroup/b', '4group/deep/c'])
      site.write({ 'docs/top.md': note })
      expect((await site.build()).report).toContain('finds none: the page is in no category')
    },
  )
})

describe('[S84] names of another engine that are not here are reported with what to do instead', () => {
  const report = async (line: string) => {
    const files = { 'docs/a.md': '# A', 'src/pages/one.jsx': page('<i>{String(X)}</i>', line) }
    return (await temporarySite(files).build()).report
  }

  test.each([
    [
      "X from '@theme/Navbar/Search/Layout'",
      'name a file of the site for them in "components" or "slots" of the config',
    ],
    ["X from '@theme/Tab'", 'Did you mean "@theme/Tabs"?'],
    ["X from '@theme/Playground'", 'Blocks of code that say "live" run where "markdown.liveCode" is set.'],
    ["X from '@generated/site-storage'", 'is given by usePluginData()'],
    ["{ useDocRouteMetadata as X } from '@docusaurus/plugin-content-docs/client'", 'is the prop "page"'],
    ["{ useColorMod as X } from '@docusaurus/theme-common'", 'Did you mean "useColorMode"?'],
    ["{ translateTags as X } from '@docusaurus/theme-common'", 'It has these: Collapsible, '],
  ])('%s', async (line, hint) => expect(await report(line)).toContain(hint))

  test('in full', async () => {
    expect(await report("{ useParams as X } from '@docusaurus/router'")).toMatchInlineSnapshot(`
      "error  unknown-theme-export                       src/pages/one.jsx:1:33
        1 | import { useParams as X } from '@docusaurus/router'
          |                                 ^^^^^^^^^^^^^^^^^^
        "@docusaurus/router" has no "useParams" in Sotay.
        It has these: Redirect, matchPath, useHistory, useLocation.
      "
    `)
  })
})

test('a component of a note finds the titles of other notes of its version', async () => {
  const files = {
    'docs/a.mdx': "import Rules from '@site/src/Rules'\n\n# A\n\n<Rules ids={['rules/b', 'c']} />",
    'docs/rules/b.md': '---\ndescription: About B\n---\n\n# Rule B',
    'docs/c.md': '---\nid: c\n---\n\n# Note C',
    'src/Rules.jsx': `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'
      export default function Rules({ ids }) {
        const { docs, label } = useDocsVersion()
        return <p>{ids.map((id) => docs[id].title).join()} {docs['rules/b'].description} {label}</p>
      }`,
  }
  const build = await temporarySite(files).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a').html.replaceAll('<!-- -->', '')).toContain('<p>Rule B,Note C About B Next</p>')
})

test('a page may start a WebAssembly module, at build too', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/seven.jsx': page('<p>{exports.seven()}</p>', "start from '../seven.wasm?init'").replace(
      'export',
      'const { exports } = await start()\nexport',
    ),
    'src/seven.wasm': Buffer.from('AGFzbQEAAAABBQFgAAF/AwIBAAcJAQVzZXZlbgAACgYBBABBBws=', 'base64'),
  }).build()
  expect(build.report).toBe('')
  expect(build.file('seven.html')).toContain('<p>7</p>')
})

test('code may hold types in JavaScript, name parts by their files, and lead to parts of an address', async () => {
  const { report, file } = await temporarySite({
    'docs/a.mdx': "# A\n\nimport Text from '/docs/_text.mdx'\n\n<Text />\n\n## X",
    'docs/_text.mdx': 'From the root.',
    'src/pages/typed.jsx':
      "import Heading from '@docusaurus/theme-classic/lib/theme/Heading'\nimport useContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext'\ntype Props = { name?: string }\nexport default ({ name = 'An' }: Props) => <Heading as=\"h1\">{name as string} {useContext().siteConfig.title}</Heading>",
    'src/pages/old.jsx':
      "import { Redirect } from '@docusaurus/router'\nimport Link from '@docusaurus/Link'\nexport default () => <><Redirect to={{ pathname: '/a', search: 'v=2', hash: 'x' }} /><Link to={{ pathname: '/a' }}>A</Link></>",
  }).build()
  expect(report).toBe('')
  expect(file('a.html')).toContain('<p>From the root.</p>')
  expect(file('typed.html')).toContain('<h1>An Test</h1>')
  expect(file('old.html')).toContain('content="0; url=/a?v=2#x"')
})

test('an address that code imports is a file of the site, or a static one', async () => {
  const build = await temporarySite({
    'docs/a.mdx': "import facts from '/facts.json'\n\n# A\n\n<u>{facts.name}</u>",
    'static/facts.json': '{ "name": "Static" }',
    'data/users.json': '["Ann"]',
    'src/pages/b.jsx':
      "import users from '/data/users.json'\nimport facts from '/facts.json'\nexport default () => <p>{users[0] + facts.name}</p>",
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'b').text('p')).toBe('AnnStatic')
  expect(readPage(build, 'a').text('u')).toBe('Static')
})

test('packages that came with Docusaurus need not be installed: clsx, prop-types', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/b.jsx': `import clsx from 'clsx'
      import PropTypes, { string } from 'prop-types'
      const Name = ({ name }) => <p>{name}</p>
      Name.propTypes = { name: string.isRequired, of: PropTypes.arrayOf(PropTypes.number).isRequired }
      export default () => <main className={clsx('a', { b: true, c: 0 }, [null, 'd'], false)}><Name name={typeof Name.propTypes.of} /></main>`,
  }).build()
  expect(report).toBe('')
  expect(file('b.html')).toContain('<main class="a b d"><p>function</p>')
})

test('an import from the root of the site that is not there is a missing file, not a package', async () => {
  const { report } = await temporarySite({
    'docs/a.md': '# A',
    'data/users.json': '{}',
    'src/pages/b.jsx': "import users from '/data/user.json'\nexport default () => users.length",
  }).build()
  expect(report).toMatch(/import-not-found +src\/pages\/b\.jsx:1:20/)
  expect(report).toContain('Did you mean "/data/users.json"?')
})

test('icons of Font Awesome have the styles that their package adds in browsers', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/one.jsx':
      "import { icon } from '@fortawesome/fontawesome-svg-core'\nexport default () => <i>{icon}</i>",
    'node_modules/@fortawesome/fontawesome-svg-core/package.json': '{ "module": "index.mjs" }',
    'node_modules/@fortawesome/fontawesome-svg-core/index.mjs': "export const icon = 'icon'",
    'node_modules/@fortawesome/fontawesome-svg-core/styles.css': '.svg-inline--fa { height: 1em }',
  }).build()
  expect(build.report).toBe('')
  const sheet = build.paths().find((path) => /pages\.\w+\.css$/.test(path))!
  expect(build.file(sheet)).toContain('.svg-inline--fa{height:1em}')
})
