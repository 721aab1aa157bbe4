import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

test('[S84] the icons of the theme of Docusaurus are there by their names', async () => {
  const names = [
    'Admonition/Icon/Tip',
    'Admonition/Icon/Danger',
    'Icon/Expand',
    'Icon/Socials/Email',
    'Icon/Socials/GitHub',
  ]
  const imports = names.map((name, index) => `import Icon${index} from '@theme/${name}'\n`).join('')
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/icons.jsx': `${imports}export default () => <main>${names.map((_, index) => `<Icon${index} className="own" />`).join('')}</main>`,
  }).build()
  expect(build.report).toBe('')
  expect(build.file('icons.html').match(/<svg [^>]*class="own"/g)).toHaveLength(names.length)
})

test('[S84] hooks of the frame find a note and the first page of a sidebar', async () => {
  const build = await temporarySite(
    {
      'docs/index.md': '---\nslug: /\n---\n# Home',
      'docs/guide/first.md': '# First step',
      'sidebars.js':
        "export default { guides: [{ type: 'category', label: 'Guide', items: ['guide/first'] }], own: ['index'] }",
      'src/pages/frame.jsx': `import { useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client'
export default () => <p>{JSON.stringify([useLayoutDoc('guide/first').path, useLayoutDoc('none'), useLayoutDocsSidebar('guides').link])}</p>`,
    },
    { baseUrl: '/base/', docs: { sidebarPath: './sidebars.js' } },
  ).build()
  expect(build.report).toBe('')
  const facts = ['/base/guide/first', null, { path: '/base/guide/first', label: 'First step' }]
  expect(build.file('frame.html').replaceAll('&quot;', '"')).toContain(`<p>${JSON.stringify(facts)}</p>`)
})

test('[S84] a link without the base URL leads where it says', async () => {
  const build = await temporarySite(
    {
      'docs/index.md': '---\nslug: /\n---\n# Home',
      'src/pages/links.jsx': `import Link from '@docusaurus/Link'
export default () => <main><Link to="/">Home</Link><Link to="/elsewhere" autoAddBaseUrl={false}>Else</Link></main>`,
    },
    { baseUrl: '/base/' },
  ).build()
  expect(build.report).toBe('')
  expect(build.file('links.html')).toContain('<a href="/base/">Home</a><a href="/elsewhere">Else</a>')
})

test('[S84] a file is imported as a text by an attribute, too', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/example.md': '# Not drawn',
    'src/pages/text.jsx':
      "import text from '../example.md' with { type: 'text' }\nexport default () => <pre>{text}</pre>",
  }).build()
  expect(build.report).toBe('')
  expect(build.file('text.html')).toContain('# Not drawn')
})

test('[S84] the context of the site has the data of plugins, for code that asks for it there', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/first.jsx': `
      import useContext from '@docusaurus/useDocusaurusContext'
      export default function First() {
        const { globalData, siteConfig } = useContext()
        const [version] = globalData['docusaurus-plugin-content-docs'].default.versions
        return <main>{siteConfig.title}: {version.mainDocId}</main>
      }`,
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'first').text('main')).toMatch(/: a$/)
})

test('[S84] code may assign to a constant, which would throw only where that line runs', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/own.tsx': `
      export default function Own({ name }: { name?: string }) {
        const shown: string = name ?? ''
        if (shown === '') { shown = 'Nobody' }
        const { sign = '’', marks: [mark] } = { marks: ['?'] }
        sign = '!'; mark = sign
        return <main>{shown}{mark} {"const { sign }"}</main>
      }`,
  }).build()
  expect(build.failed).toBe(false)
  expect(readPage(build, 'own').text('main')).toBe('Nobody! const { sign }')
})

test('[S84] text of code may hold signs that Docusaurus takes for text, with a warning', async () => {
  const text = 'a -> b – <b>c => d</b> }'
  const build = await temporarySite({
    'docs/a.md': '# A',
    'tsconfig.json': '{ "extends": "@away/tsconfig" }',
    'src/pages/one.js': `export default function One() { return <main>${text}</main> }`,
    'src/pages/two.tsx': `export default function Two() { return <main>${text}</main> }`,
  }).build()
  expect(build.failed).toBe(false)
  for (const path of ['one', 'two']) expect(readPage(build, path).text('main')).toBe('a -> b – c => d }')
  expect(build.report).toMatch(
    /^warning +page-module-broken +src\/pages\/one\.js[^]* Also at src\/pages\/two\.tsx/m,
  )
})

test('[S84] items of the menu of languages, of a dropdown and of a version are what copies of the navbar ask for', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': '# A',
      'src/theme/Navbar/Content/index.jsx': `
        import { useThemeConfig } from '@docusaurus/theme-common'
        import { useAlternatePageUtils, useDocsVersionCandidates } from '@docusaurus/theme-common/internal'
        export default function Content() {
          const { createUrl } = useAlternatePageUtils()
          const [version] = useDocsVersionCandidates()
          const [menu] = useThemeConfig().navbar.items
          return (
            <p className="own">
              {createUrl({ locale: 'en' })} {createUrl({ locale: 'fr', fullyQualified: true })} {version.name} {menu.items[0].type}
            </p>
          )
        }`,
    },
    {
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      navbar: { items: [{ label: 'Menu', position: 'left', items: [{ label: 'A', to: '/a' }] }] },
    },
  ).build()
  for (const path of ['a', 'fr/a'])
    expect(readPage(build, path).text('.own')).toMatch(/^\/a\/? https?:\/\/[^/]+\/fr\/a\/? current default$/)
})

test('[S84] a note gives copies of parts the picture beside it', async () => {
  const build = await temporarySite({
    'docs/a.md': '---\nimage: ./a.png\n---\n\n# A',
    'docs/a.png': 'a picture',
    'docs/b.md': '---\nimage: /b.png\n---\n\n# B',
    'static/b.png': 'another',
    'src/theme/DocItem/Footer.jsx': `
      import { useDoc } from '@docusaurus/plugin-content-docs/client'
      export default function Footer() {
        const { assets, frontMatter } = useDoc()
        return <footer className="own">{assets.image ?? frontMatter.image}</footer>
      }`,
  }).build()
  expect(readPage(build, 'a').text('.own')).toMatch(/^\/assets\/images\/a-\w+\.png$/)
  expect(readPage(build, 'b').text('.own')).toBe('/b.png')
})
