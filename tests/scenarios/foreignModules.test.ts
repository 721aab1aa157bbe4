import { describe, expect, test } from 'vitest'
import { temporarySite } from './temporarySite.ts'

const imports = (...lines: string[]) => lines.map((line) => `import ${line}\n`).join('')
const page = (body: string, ...lines: string[]) => `${imports(...lines)}export default () => ${body}`

describe('[S84] what components import by names of another engine', () => {
  test('tells the address of the page at build, and costs readers nothing', async () => {
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

  test('tells the config', async () => {
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'src/pages/facts.jsx': `${imports(
          "config from '@generated/docusaurus.config'",
          "useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
          "{ ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common'",
        )}export default function Facts() {
          const { siteConfig, i18n } = useDocusaurusContext()
          const facts = [config.title, siteConfig.themeConfig.navbar.title, useThemeConfig().navbar.title, i18n.currentLocale]
          return <p className={ThemeClassNames.common.editThisPage}>{facts.join()}</p>
        }`,
      },
      { navbar: { title: 'Bar' } },
    ).build()
    expect(build.report).toBe('')
    expect(build.file('facts.html')).toContain('<p class="theme-edit-this-page">Test,Bar,Bar,en</p>')
  })

  test('tells of the note at build', async () => {
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
    expect((await site.build()).report).toContain('Hand what an island needs to it as props.')
  })
})

describe('[S84] names of another engine that are not here are told with what to do instead', () => {
  const report = async (line: string) => {
    const files = { 'docs/a.md': '# A', 'src/pages/one.jsx': page('<i>{String(X)}</i>', line) }
    return (await temporarySite(files).build()).report
  }

  test.each([
    ["X from '@theme/Footer'", 'name a file of the site for them in "components" or "slots" of the config'],
    ["X from '@theme/Tab'", 'Did you mean "@theme/Tabs"?'],
    ["X from '@docusaurus/useGlobalData'", 'Import the data as JSON'],
    ["X from '@generated/site-storage'", 'Import the data as JSON'],
    ["{ useDocsVersion as X } from '@docusaurus/plugin-content-docs/client'", 'is the prop "page"'],
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
